import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactForm } from '../src/index.js';
import { createSandbox } from '../src/sandbox/createSandbox.js';
import './stage.css';
import { ModulesForm } from './recipes/ModulesForm.js';
import { TailwindForm } from './recipes/TailwindForm.js';
import './recipes/material.css';
import './recipes/shadcn.css';
import { visitForm } from './visitForm.js';

/** The form in the style of a design system, with or without the kit's stylesheet. */
const meta = {
  title: 'Recipes',
  component: ContactForm,
  // A page with all recipes would apply the stylesheet to each of them.
  tags: ['!autodocs'],
  args: { formId: 'demo', baseUrl: '/', fetch: createSandbox().fetch },
  decorators: (Story) => (
    <div className="stage">
      <Story />
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const { form, messages, send } = await visitForm(canvasElement, globals['locale']);
    await send();
    await form.findByText(messages.errors.nameRequired);
  },
} satisfies Meta<typeof ContactForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tailwind: Story = {
  parameters: { styled: false },
  globals: { colorScheme: 'light' },
  render: (args) => <TailwindForm {...args} />,
};

export const CssModules: Story = {
  parameters: { styled: false },
  globals: { colorScheme: 'light' },
  render: (args) => <ModulesForm {...args} />,
};

export const Shadcn: Story = {
  render: (args) => (
    <div className="shadcn">
      <ContactForm {...args} />
    </div>
  ),
};

export const Material: Story = {
  render: (args) => (
    <div className="material">
      <ContactForm {...args} />
    </div>
  ),
};

/** Plain HTML, without any stylesheet. */
export const Unstyled: Story = { parameters: { styled: false } };
