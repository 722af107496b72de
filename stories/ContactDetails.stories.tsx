import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  ContactCard,
  ContactDetails,
  ContactMap,
  ContactMapEmbed,
  ContactOpenNow,
} from '../src/details/index.js';
import type { DetailsMessages } from '../src/details/DetailsMessages.js';
import ar from '../src/details/locales/ar.js';
import de from '../src/details/locales/de.js';
import en from '../src/details/locales/en.js';
import { cafe } from './details/cafe.js';

/** The details of a business next to the form. [ContactPage](?path=/docs/look-and-behavior-contactpage-address-hours-map--docs) explains them. */
function Details({ messages }: { messages: DetailsMessages }) {
  const part = { details: cafe, messages };
  return (
    <div lang={messages.lang} dir={messages.dir} style={{ maxInlineSize: '26rem', marginInline: 'auto' }}>
      <h2>{cafe.name}</h2>
      <ContactOpenNow {...part} />
      <ContactDetails {...part} />
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        <ContactMap {...part} />
        <ContactCard {...part} />
      </p>
      <ContactMapEmbed {...part} />
    </div>
  );
}

const meta = {
  title: 'Contact details',
  component: Details,
  argTypes: { messages: { control: false } },
} satisfies Meta<typeof Details>;

export default meta;

type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: { messages: en },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^(Open|Closed) now$/, { selector: 'b' })).toBeVisible();
    // Nothing of another host loads before the click.
    await expect(canvasElement.querySelector('iframe, img')).toBeNull();
  },
};

export const German: Story = { args: { messages: de } };

export const Arabic: Story = { args: { messages: ar } };
