import { ContactForm } from 'react-contact-kit';
import 'react-contact-kit/styles.css';

export interface AppProps {
  locale?: string | undefined;
  service?: string | undefined;
}

export function App({ locale = 'en', service = '/' }: AppProps) {
  return (
    <main>
      <h1>Contact</h1>
      <ContactForm formId="page" baseUrl={service} locale={locale} action="/without-javascript" />
    </main>
  );
}
