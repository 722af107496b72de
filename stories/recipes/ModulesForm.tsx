import {
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import styles from './ModulesForm.module.css';

/** CSS modules, without the kit's stylesheet. `classNames` reaches the elements inside the fields. */
export function ModulesForm(props: Pick<ContactFormProps, 'formId' | 'baseUrl' | 'fetch'>) {
  return (
    <ContactForm
      {...props}
      className={styles['form']}
      classNames={{ field: styles['field'], control: styles['control'], error: styles['error'] }}
    >
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" as="textarea" rows={4} />
      <ContactStatus />
      <ContactSubmit className={styles['submit']} />
    </ContactForm>
  );
}
