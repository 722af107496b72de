import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactForm } from '../src/index.js';
import { createSandbox } from '../src/sandbox/createSandbox.js';
import './stage.css';
import { ModulesForm } from './recipes/ModulesForm.js';
import { TailwindForm } from './recipes/TailwindForm.js';
import './recipes/material.css';
import './recipes/shadcn.css';
import { visitForm } from './visitForm.js';

/** The look of what you have: with the stylesheet and its properties, or without it. */
const meta = {
  title: 'Recipes',
  component: ContactForm,
  // Side by side on one page, those without the stylesheet would have it.
  tags: ['!autodocs'],
  args: { formId: 'demo', baseUrl: '/', fetch: createSandbox().fetch },
  decorators: (Story) => (
    <div className="stage">
      <Story />
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const { form, texts, send } = await visitForm(canvasElement, globals['locale']);
    await send();
    await form.findByText(texts.nameRequired);
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

/** Plain HTML, to begin from. */
export const Unstyled: Story = { parameters: { styled: false } };
