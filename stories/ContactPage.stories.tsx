import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ContactPage } from './ContactPage.js';

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
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Name'), 'Ada Lovelace');
    await userEvent.type(page.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(page.getByLabelText('Message'), 'Hello!');
    await userEvent.click(page.getByRole('button', { name: 'Send message' }));
    await expect(await page.findByRole('heading', { name: 'Message sent' })).toHaveFocus();
  },
};

export const German: Story = { args: { locale: 'de-AT' } };
export const Arabic: Story = { args: { locale: 'ar' } };
export const Japanese: Story = { args: { locale: 'ja' } };
