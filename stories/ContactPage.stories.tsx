import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactProvider } from '../src/index.js';
import { ContactPage } from './ContactPage.js';
import { TEXTS } from './contactPageTexts.js';
import { codePanel, sandbox } from './contactForm.js';
import './recipes/shadcn.css';
import { ContactPage as ShadcnContactPage } from './registry/contact-page.js';
import './registry/contact-page.tailwind.css';
import { visitForm } from './visitForm.js';

/**
 * A whole contact page, in two layouts and ten languages. Its form posts to the sandbox of the dev
 * server, whose inbox shows the message. In a built Storybook, the sandbox runs in the page. The last
 * step of [Getting started](?path=/docs/start-getting-started--docs) shows its source.
 */
const meta = {
  title: 'Contact page',
  component: ContactPage,
  argTypes: {
    locale: {
      control: 'select',
      options: Object.keys(TEXTS),
      table: { type: { summary: 'string' } },
      description: 'Language of the page. In these stories, the default is the language of the toolbar.',
    },
    layout: {
      control: 'inline-radio',
      options: ['split', 'stacked'],
      table: { type: { summary: "'split' | 'stacked'" } },
    },
  },
  decorators: (Story) => (
    // The inbox of the dev server shows the message. A built Storybook has no server.
    <ContactProvider baseUrl="/" fetch={import.meta.env.DEV ? undefined : sandbox.fetch}>
      <Story />
    </ContactProvider>
  ),
  render: (args, { globals }) => <ContactPage {...args} locale={args.locale ?? String(globals['locale'])} />,
} satisfies Meta<typeof ContactPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The details are next to the form. On a phone, they are below it. */
export const Default: Story = {};

/** For a narrow page, or a page with other content at its side. */
export const Stacked: Story = { args: { layout: 'stacked' } };

export const German: Story = { args: { locale: 'de-AT' } };

export const Arabic: Story = { args: { locale: 'ar' } };

export const Japanese: Story = { args: { locale: 'ja' } };

/** The item `contact-page` of the [shadcn registry](?path=/docs/guides-shadcn-registry--docs). */
export const Shadcn: Story = {
  name: 'shadcn/ui',
  parameters: codePanel('registry/contact-page.tsx'),
  render: () => (
    <div className="shadcn shadcn-page">
      <ShadcnContactPage formId="demo" baseUrl="/" />
    </div>
  ),
};

/** A test. It is neither in the sidebar nor on the documentation page. */
export const Sends: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const { lang } = canvasElement.querySelector('main') ?? {};
    const { form, messages, fillIn, send } = await visitForm(canvasElement, lang);
    await fillIn();
    await send();
    await expect(await form.findByRole('heading', { name: messages.outcomes.sentTitle })).toHaveFocus();
  },
};
