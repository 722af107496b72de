import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContactFormProps } from '../../src/index.js';
import { contactForm } from '../contactForm.js';
import themes, * as stories from '../Themes.stories.js';
import { visitForm } from '../visitForm.js';

/** The themes after a failed submission. Only tests show these stories. */
const meta = {
  ...themes,
  title: 'Tests/Themes',
  tags: ['!dev', '!autodocs'],
  args: { ...contactForm.args, formId: 'sandbox-rejected' },
  play: async ({ canvasElement, globals }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await send();
    await form.findByText(messages.outcomes.rejected);
  },
} satisfies Meta<ContactFormProps>;

export default meta;

type Story = StoryObj<ContactFormProps>;

export const Default: Story = stories.Default;
export const Soft: Story = stories.Soft;
export const Sharp: Story = stories.Sharp;
export const Line: Story = stories.Line;
export const Own: Story = stories.Own;
