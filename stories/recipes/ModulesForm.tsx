import {
  ContactConfirmation,
  ContactFallback,
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import styles from './ModulesForm.module.css';

/** CSS modules, without the kit's stylesheet. `classNames` reaches the elements inside the fields. */
export function ModulesForm(props: ContactFormProps) {
  return (
    <ContactForm
      {...props}
      className={styles['form']}
      classNames={{
        field: styles['field'],
        label: styles['label'],
        control: styles['control'],
        error: styles['error'],
      }}
      confirmation={<ContactConfirmation className={styles['confirmation']} />}
    >
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" as="textarea" rows={4} />
      <ContactSubmit className={styles['submit']} />
      <div className={styles['alert']}>
        <ContactStatus />
        <ContactFallback className={styles['fallback']} />
      </div>
    </ContactForm>
  );
}
