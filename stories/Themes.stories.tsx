import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContactFormProps } from '../src/index.js';
import { contactForm } from './contactForm.js';
import './Themes.css';
import { MESSAGE } from './visitForm.js';

/** The default look, the themes of the kit, and your own theme. */
const meta = {
  title: 'Themes',
  ...contactForm,
  args: {
    ...contactForm.args,
    defaultValues: { name: 'Ada Lovelace', email: 'ada@example.com', message: MESSAGE },
  },
} satisfies Meta<ContactFormProps>;

export default meta;

type Story = StoryObj<ContactFormProps>;

export const Default: Story = {};

export const Soft: Story = { args: { className: 'rck-soft' } };

export const Sharp: Story = { args: { className: 'rck-sharp' } };

/** Rules instead of boxes. It suits a page with a warm background. */
export const Line: Story = { args: { className: 'rck-line' } };

/** A theme is a set of custom properties: see `Themes.css`. */
export const Own: Story = { args: { className: 'plum' } };
