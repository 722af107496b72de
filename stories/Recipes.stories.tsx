import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ContactFormProps } from '../src/index.js';
import { challengeWidget } from './challengeWidget.js';
import { codePanel, contactForm, example } from './contactForm.js';
import { DataLayerEvents } from './DataLayerEvents.js';
import { ChallengeForm } from './recipes/ChallengeForm.js';
import { DialogForm } from './recipes/DialogForm.js';
import { ModulesForm } from './recipes/ModulesForm.js';
import { PrefilledForm } from './recipes/PrefilledForm.js';
import { RedirectForm, ThanksPage } from './recipes/RedirectForm.js';
import { StepsForm } from './recipes/StepsForm.js';
import { TailwindForm } from './recipes/TailwindForm.js';
import { TailwindStyledForm } from './recipes/TailwindStyledForm.js';
import tailwindStyles from './recipes/TailwindStyledForm.tailwind.css?inline';
import { TrackedForm } from './recipes/TrackedForm.js';
import { TwoForms } from './recipes/TwoForms.js';
import { visitWith } from './visitWith.js';
import './recipes/material.css';
import './recipes/shadcn.css';
import { ContactForm } from './registry/contact-form.js';

/** The form in the style of a design system, and as a part of a page or an app. The guides explain the code. */
const meta = {
  title: 'Recipes',
  ...contactForm,
  args: { ...contactForm.args, fallback: { email: 'hello@example.com' } },
  // In frames, because a page with all recipes would apply each stylesheet to all of them.
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<ContactFormProps>;

export default meta;

type Story = StoryObj<ContactFormProps>;

/** Tailwind, without the kit's stylesheet. */
export const Tailwind: Story = {
  render: TailwindForm,
  parameters: { ...codePanel('recipes/TailwindForm.tsx'), styled: false },
};

/** Tailwind and the kit's stylesheet, with an order of the cascade layers: see `TailwindStyledForm.tailwind.css`. */
export const TailwindStyled: Story = {
  name: "Tailwind with the kit's stylesheet",
  ...example(TailwindStyledForm, 'recipes/TailwindStyledForm.tsx'),
  // Not imported, because Tailwind's base styles would apply to the other recipes too.
  decorators: (Story) => (
    <>
      <style>{tailwindStyles}</style>
      <Story />
    </>
  ),
};

/** CSS modules, without the kit's stylesheet: see `ModulesForm.module.css`. */
export const CssModules: Story = {
  name: 'CSS modules',
  render: ModulesForm,
  parameters: { ...codePanel('recipes/ModulesForm.tsx'), styled: false },
};

/** The item `contact-form` of the shadcn registry: the tokens of shadcn/ui are values of the kit's custom properties. */
export const Shadcn: Story = {
  name: 'shadcn/ui',
  ...example(ContactForm, 'registry/contact-form.tsx'),
  decorators: (Story) => (
    <div className="shadcn">
      <Story />
    </div>
  ),
};

/** The outlined text field of Material Design: see `material.css`. */
export const Material: Story = {
  decorators: (Story) => (
    <div className="material">
      <Story />
    </div>
  ),
};

/** Plain HTML, without any stylesheet. */
export const Unstyled: Story = { parameters: { styled: false } };

/** Events for a tag manager, without the visitor's text. */
export const Analytics: Story = example(
  (props) => (
    <>
      <TrackedForm {...props} />
      <DataLayerEvents />
    </>
  ),
  'recipes/TrackedForm.tsx',
);

/** A stand-in for Cloudflare Turnstile, which completes itself. Each submission has its own token. */
export const Turnstile: Story = {
  name: 'Challenge like Turnstile',
  ...example(
    (props) => <ChallengeForm {...props} load={() => Promise.resolve(challengeWidget('turnstile'))} />,
    'recipes/ChallengeForm.tsx',
  ),
};

/** A stand-in for hCaptcha, whose box the visitor ticks. Each submission has its own token. */
export const HCaptcha: Story = {
  name: 'Challenge like hCaptcha',
  ...example(
    (props) => <ChallengeForm {...props} load={() => Promise.resolve(challengeWidget('hcaptcha'))} />,
    'recipes/ChallengeForm.tsx',
  ),
};

/** Initial values from the URL of the page, here `?topic=support&email=ada@example.com`. */
export const PrefilledFromUrl: Story = {
  name: 'Prefilled from the URL',
  ...example(PrefilledForm, 'recipes/PrefilledForm.tsx'),
  beforeEach: () => visitWith({ topic: 'support', email: 'ada@example.com' }),
};

/** A modal dialog, which keeps text that was not sent. */
export const Dialog: Story = {
  ...example(DialogForm, 'recipes/DialogForm.tsx'),
  // Room for the dialog in the frame of the documentation page.
  decorators: (Story) => (
    <div style={{ minBlockSize: '36rem' }}>
      <Story />
    </div>
  ),
};

/** Two forms with the options of one provider. */
export const TwoFormsOnAPage: Story = {
  name: 'Two forms on a page',
  ...example(TwoForms, 'recipes/TwoForms.tsx'),
};

/** Three steps, one request. */
export const Steps: Story = example(StepsForm, 'recipes/StepsForm.tsx');

/** Another page after the message was sent. The router of this story is a state. */
export const Redirect: Story = example(function App(props) {
  const [path, navigate] = useState('/contact');
  return path === '/thanks' ? <ThanksPage /> : <RedirectForm {...props} navigate={navigate} />;
}, 'recipes/RedirectForm.tsx');
