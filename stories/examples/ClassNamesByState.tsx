import { ContactForm, type ContactClassNames, type ContactFormProps } from '../../src/index.js';
import './ClassNames.css';

const classNames: ContactClassNames = {
  label: ({ invalid }) => (invalid ? 'needs-attention' : 'capitals'),
};

export function ClassNamesByState(props: ContactFormProps) {
  return <ContactForm {...props} classNames={classNames} />;
}
