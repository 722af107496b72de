import {
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import styles from './ModulesForm.module.css';

/** CSS modules on the parts, without the kit's stylesheet. */
export function ModulesForm(props: Pick<ContactFormProps, 'formId' | 'baseUrl' | 'fetch'>) {
  return (
    <ContactForm {...props} className={styles['form']}>
      <ContactField name="name" className={styles['field']} />
      <ContactField name="email" className={styles['field']} />
      <ContactField name="message" className={styles['field']} rows={4} />
      <ContactStatus />
      <ContactSubmit className={styles['submit']} />
    </ContactForm>
  );
}
