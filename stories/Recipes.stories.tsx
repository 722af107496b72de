import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContactFormProps } from '../src/index.js';
import { codePanel, contactForm, example } from './contactForm.js';
import { ModulesForm } from './recipes/ModulesForm.js';
import { TailwindForm } from './recipes/TailwindForm.js';
import './recipes/material.css';
import './recipes/shadcn.css';
import { ContactForm } from './registry/contact-form.js';

/** The form in the style of a design system, with or without the kit's stylesheet. */
const meta = {
  title: 'Recipes',
  ...contactForm,
  args: { ...contactForm.args, fallbackEmail: 'hello@example.com' },
  // In frames, because a page with all recipes would apply each stylesheet to all of them.
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<ContactFormProps>;

export default meta;

type Story = StoryObj<ContactFormProps>;

/** Tailwind, without the kit's stylesheet. */
export const Tailwind: Story = {
  render: TailwindForm,
  parameters: { ...codePanel('recipes/TailwindForm.tsx'), styled: false },
};

/** CSS modules, without the kit's stylesheet: see `ModulesForm.module.css`. */
export const CssModules: Story = {
  name: 'CSS modules',
  render: ModulesForm,
  parameters: { ...codePanel('recipes/ModulesForm.tsx'), styled: false },
};

/** The item `contact-form` of the shadcn registry: the tokens of shadcn/ui are values of the kit's custom properties. */
export const Shadcn: Story = {
  name: 'shadcn/ui',
  ...example(ContactForm, 'registry/contact-form.tsx'),
  decorators: (Story) => (
    <div className="shadcn">
      <Story />
    </div>
  ),
};

/** The outlined text field of Material Design: see `material.css`. */
export const Material: Story = {
  decorators: (Story) => (
    <div className="material">
      <Story />
    </div>
  ),
};

/** Plain HTML, without any stylesheet. */
export const Unstyled: Story = { parameters: { styled: false } };
