import { ContactForm } from 'react-contact-kit';
import 'react-contact-kit/styles.css';

export function App({ locale = 'en' }: { locale?: string | undefined }) {
  return (
    <main>
      <h1>Contact</h1>
      <ContactForm formId="page" baseUrl="/" locale={locale} action="/without-javascript" />
    </main>
  );
}
