// Lets TypeScript find the stylesheet; it exports nothing.
declare module 'react-contact-kit/styles.css';
