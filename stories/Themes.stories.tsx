import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactForm } from '../src/index.js';
import { createSandbox } from '../src/sandbox/createSandbox.js';
import './stage.css';
import './Themes.css';
import { visitForm } from './visitForm.js';

/** The three themes of the stylesheet, and your own theme. */
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
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await send();
    await form.findByText(messages.outcomes.rejected);
  },
} satisfies Meta<typeof ContactForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Soft: Story = { args: { className: 'rck-soft' } };

export const Sharp: Story = { args: { className: 'rck-sharp' } };

/** A theme is a set of custom properties: see `Themes.css`. */
export const Own: Story = { args: { className: 'plum' } };
