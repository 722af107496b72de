import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ContactFormProps } from '../../src/index.js';
import recipes, * as stories from '../Recipes.stories.js';
import { visitForm } from '../visitForm.js';

/** The recipes after a submission. Only tests show these stories. */
const meta = {
  ...recipes,
  title: 'Tests/Recipes',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const { form, messages, send } = await visitForm(canvasElement, globals['locale']);
    await send();
    await form.findByText(messages.errors.nameRequired);
  },
} satisfies Meta<ContactFormProps>;

export default meta;

type Story = StoryObj<ContactFormProps>;

const sent: NonNullable<Story['play']> = async ({ canvasElement, globals }) => {
  const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
  await fillIn();
  await send();
  await expect(await form.findByRole('heading', { name: messages.outcomes.sentTitle })).toHaveFocus();
};

const failed: NonNullable<Story['play']> = async ({ canvasElement, globals }) => {
  const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
  await fillIn();
  await send();
  await expect(await form.findByRole('button', { name: messages.actions.copyMessage })).toBeVisible();
  await expect(form.getByRole('link', { name: messages.actions.sendByEmail })).toBeVisible();
};

export const Tailwind: Story = stories.Tailwind;
export const TailwindSent: Story = { ...stories.Tailwind, play: sent };
export const TailwindFailed: Story = {
  ...stories.Tailwind,
  args: { formId: 'sandbox-rejected' },
  play: failed,
};
export const CssModules: Story = stories.CssModules;
export const CssModulesSent: Story = { ...stories.CssModules, play: sent };
export const CssModulesFailed: Story = {
  ...stories.CssModules,
  args: { formId: 'sandbox-rejected' },
  play: failed,
};
export const Shadcn: Story = stories.Shadcn;
export const ShadcnSent: Story = { ...stories.Shadcn, play: sent };
export const ShadcnFailed: Story = { ...stories.Shadcn, args: { formId: 'sandbox-rejected' }, play: failed };
export const Material: Story = stories.Material;
export const Unstyled: Story = stories.Unstyled;
