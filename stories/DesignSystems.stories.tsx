import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContactFormProps } from '../src/index.js';
import { contactForm, example } from './contactForm.js';
import { ReactAriaForm } from './designSystems/ReactAriaForm.js';
import reactAriaFormCode from './designSystems/ReactAriaForm.tsx?raw';
import { ShadcnForm } from './designSystems/ShadcnForm.js';
import shadcnFormCode from './designSystems/ShadcnForm.tsx?raw';
import './recipes/shadcn.css';

/** Fields of a design system, connected by `useContactField`. */
const meta = {
  title: 'Design systems',
  ...contactForm,
} satisfies Meta<ContactFormProps>;

export default meta;

type Story = StoryObj<ContactFormProps>;

/** Text fields of React Aria, and a select of Radix. */
export const ReactAria: Story = example(ReactAriaForm, reactAriaFormCode);

/** The inputs and fields of shadcn/ui, and a select of Radix. */
export const Shadcn: Story = {
  ...example(ShadcnForm, shadcnFormCode),
  decorators: (Story) => (
    <div className="shadcn">
      <Story />
    </div>
  ),
};
