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

/** A whole contact page. Its form really posts, to the sandbox in the server that serves this page. */
export const Default: Story = {};

export const Sends: Story = {
  play: async ({ canvasElement }) => {
    const { form, texts, fillIn, send } = await visitForm(canvasElement, 'en');
    await fillIn();
    await send();
    await expect(await form.findByRole('heading', { name: texts.sentTitle })).toHaveFocus();
  },
};

export const German: Story = { args: { locale: 'de-AT' } };
export const Arabic: Story = { args: { locale: 'ar' } };
export const Japanese: Story = { args: { locale: 'ja' } };
