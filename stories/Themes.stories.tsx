import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContactFormProps } from '../src/index.js';
import { contactForm } from './contactForm.js';
import './Themes.css';
import { MESSAGE } from './visitForm.js';

/** The themes of the stylesheet, and your own theme. */
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

/** A theme is a set of custom properties: see `Themes.css`. */
export const Own: Story = { args: { className: 'plum' } };
