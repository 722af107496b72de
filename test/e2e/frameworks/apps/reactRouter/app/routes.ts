import { route } from '@react-router/dev/routes';

export default [
  route(':lang/contact', 'routes/contact.tsx'),
  route('contact/send', 'routes/contact.send.ts'),
  route('empty', 'routes/empty.tsx'),
  route('thanks', 'routes/thanks.tsx'),
];
