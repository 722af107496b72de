// Lets TypeScript find the stylesheets; they export nothing.
declare module 'react-contact-kit/styles.css';
declare module 'react-contact-kit/themes/*.css';
