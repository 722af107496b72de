import { ContactForm } from 'react-contact-kit';
import 'react-contact-kit/styles.css';

export function App() {
  return (
    <main>
      <h1>Contact</h1>
      <ContactForm formId="page" baseUrl="/" action="/without-javascript" />
    </main>
  );
}
