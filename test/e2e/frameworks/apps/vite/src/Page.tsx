import { Contact } from './Contact';

export default function Page() {
  return <Contact />;
}
