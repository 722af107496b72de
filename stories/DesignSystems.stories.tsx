import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContactFormProps } from '../src/index.js';
import { contactForm, example } from './contactForm.js';
import { ReactAriaForm } from './designSystems/ReactAriaForm.js';
import { ShadcnForm } from './designSystems/ShadcnForm.js';
import './designSystems/shapes/ui/ui.css';
import './recipes/shadcn.css';

/** Fields of a design system, connected by `useContactField`. */
const meta = {
  title: 'Design systems',
  ...contactForm,
} satisfies Meta<ContactFormProps>;

export default meta;

type Story = StoryObj<ContactFormProps>;

/** Text fields of React Aria, and a select of Radix. */
export const ReactAria: Story = example(ReactAriaForm, 'designSystems/ReactAriaForm.tsx');

/** The inputs and fields of shadcn/ui, and a select of Radix. */
export const Shadcn: Story = {
  name: 'shadcn/ui',
  ...example(ShadcnForm, 'designSystems/ShadcnForm.tsx'),
  decorators: (Story) => (
    <div className="shadcn">
      <Story />
    </div>
  ),
};
