import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContactFormProps } from '../src/index.js';
import { contactForm, example } from './contactForm.js';
import { CheckboxGroups as CheckboxGroupsForm } from './examples/CheckboxGroups.js';
import { ClassNamesByState as ClassNamesByStateForm } from './examples/ClassNamesByState.js';
import { Conditional as ConditionalForm } from './examples/Conditional.js';
import { Counter as CounterForm } from './examples/Counter.js';
import { EveryKindOfField as EveryKindOfFieldForm } from './examples/EveryKindOfField.js';
import { OwnArrangement as OwnArrangementForm } from './examples/OwnArrangement.js';
import { OwnControl as OwnControlForm } from './examples/OwnControl.js';
import { TextFile as TextFileForm } from './examples/TextFile.js';
import './examples/ClassNames.css';
import { MESSAGE } from './visitForm.js';

/** Your own fields. Their attributes define what they accept. */
const meta = {
  title: 'Fields',
  ...contactForm,
} satisfies Meta<ContactFormProps>;

export default meta;

type Story = StoryObj<ContactFormProps>;

/** Text, telephone, select, checkbox group, radio group and checkbox, in 30 lines. */
export const EveryKindOfField: Story = example(EveryKindOfFieldForm, 'examples/EveryKindOfField.tsx');

/** Two groups of checkboxes: one needs at least one tick, the other is optional. The values are arrays. */
export const CheckboxGroups: Story = example(CheckboxGroupsForm, 'examples/CheckboxGroups.tsx');

/** The text of a file, which your own control reads. A schema checks that it is text. */
export const TextFile: Story = example(TextFileForm, 'examples/TextFile.tsx');

/** A Radix select, connected by `useContactField`. */
export const OwnControl: Story = example(OwnControlForm, 'examples/OwnControl.tsx');

/** A field that appears for one topic. The form validates and sends it only while it is rendered. */
export const Conditional: Story = example(ConditionalForm, 'examples/Conditional.tsx');

/** The number of characters (code points) that the visitor can still type. */
export const Counter: Story = {
  ...example(CounterForm, 'examples/Counter.tsx'),
  args: { defaultValues: { message: MESSAGE } },
};

/** A form for a signed-in visitor, with default values. The labels mark the required fields. */
export const SignedIn: Story = {
  args: { defaultValues: { name: 'Ada Lovelace', email: 'ada@example.com' }, requiredMark: 'required' },
};

/** Your own class names for the elements inside every field, in addition to the kit's. */
export const ClassNames: Story = {
  args: { classNames: { control: 'underlined', error: 'strong-error' } },
};

/** A function returns class names for the state of a field. */
export const ClassNamesByState: Story = example(ClassNamesByStateForm, 'examples/ClassNamesByState.tsx');

/** The parts in another order, inside a fieldset, with your own labels: one of them contains a link. */
export const OwnArrangement: Story = example(OwnArrangementForm, 'examples/OwnArrangement.tsx');
