import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ContactProvider } from '../src/index.js';
import { ContactPage } from '../src/page/index.js';
import { codePanel, sandbox } from './contactForm.js';
import { cafe, roastery } from './details/cafe.js';
import './recipes/shadcn.css';
import { ContactPage as ShadcnContactPage } from './registry/contact-page.js';
import './registry/contact-page.tailwind.css';
import { visitForm } from './visitForm.js';

/**
 * A whole contact page, in each language of the toolbar. Its form posts to the sandbox of the dev server, whose inbox shows the
 * message. In a built Storybook, the sandbox runs in the page. [ContactPage](?path=/docs/look-and-behavior-contactpage-address-hours-map--docs)
 * explains the details.
 */
const meta = {
  title: 'Contact page',
  component: ContactPage,
  args: { formId: 'contact', details: cafe },
  argTypes: { details: { control: false }, detailsMessages: { control: false } },
  parameters: { controls: { include: ['locale', 'heading', 'introduction', 'details'] } },
  decorators: (Story) => (
    // The inbox of the dev server shows the message. A built Storybook has no server.
    <ContactProvider baseUrl="/" fetch={import.meta.env.DEV ? undefined : sandbox.fetch}>
      <Story />
    </ContactProvider>
  ),
} satisfies Meta<typeof ContactPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The language of the page, which it has before the catalogs have loaded. */
const languageOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('.rck-page')?.lang;

export const Default: Story = {};

/** A list of locations, each with its own email address and phone number. */
export const TwoLocations: Story = { args: { details: [cafe, roastery] } };

export const German: Story = { args: { locale: 'de-AT' } };

export const Arabic: Story = { args: { locale: 'ar', details: [cafe, roastery] } };

export const Japanese: Story = { args: { locale: 'ja' } };

export const Hindi: Story = { args: { locale: 'hi' } };

/** After a failure, the visitor sees the email address, the phone number, and whether the phone is answered now. */
export const Failed: Story = {
  args: { formId: 'sandbox-server-error' },
  play: async ({ canvasElement }) => {
    const { fillIn, send } = await visitForm(canvasElement, languageOf(canvasElement));
    await fillIn();
    await send();
    const fallback = canvasElement.querySelector<HTMLElement>('.rck-fallback');
    // An effect adds the opening state after the phone number.
    await waitFor(() => {
      void expect(fallback?.querySelector('[href^="tel:"]')).toBeVisible();
      void expect(fallback?.querySelector('.rck-open')).toBeVisible();
    });
  },
};

/** The item `contact-page` of the [shadcn registry](?path=/docs/your-own-ui-shadcn-ui--docs). */
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
    const { form, messages, fillIn, send } = await visitForm(canvasElement, languageOf(canvasElement));
    await fillIn();
    await send();
    await expect(await form.findByRole('heading', { name: messages.outcomes.sentTitle })).toHaveFocus();
  },
};
