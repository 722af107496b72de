import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactPage } from './ContactPage.js';
import { visitForm } from './visitForm.js';

const meta = {
  title: 'Contact page',
  component: ContactPage,
  args: { locale: 'en' },
} satisfies Meta<typeof ContactPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A whole contact page. Its form posts to the sandbox on the same server. */
export const Default: Story = {};

export const Sends: Story = {
  play: async ({ canvasElement }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, 'en');
    await fillIn();
    await send();
    await expect(await form.findByRole('heading', { name: messages.outcomes.sentTitle })).toHaveFocus();
  },
};

export const German: Story = { args: { locale: 'de-AT' } };
export const Arabic: Story = { args: { locale: 'ar' } };
export const Japanese: Story = { args: { locale: 'ja' } };
