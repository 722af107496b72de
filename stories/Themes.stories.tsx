import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactForm } from '../src/index.js';
import { createSandbox } from '../src/sandbox/createSandbox.js';
import './stage.css';
import './Themes.css';
import { visitForm } from './visitForm.js';

/** Three looks that come with the stylesheet, and how to write one. */
const meta = {
  title: 'Themes',
  component: ContactForm,
  args: { formId: 'sandbox-rejected', baseUrl: '/', fetch: createSandbox().fetch },
  decorators: (Story) => (
    <div className="stage">
      <Story />
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const { form, texts, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await send();
    await form.findByText(texts.rejected);
  },
} satisfies Meta<typeof ContactForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Soft: Story = { args: { className: 'contact-soft' } };

export const Sharp: Story = { args: { className: 'contact-sharp' } };

/** A theme is a set of custom properties: see `Themes.css`. */
export const Own: Story = { args: { className: 'plum' } };
