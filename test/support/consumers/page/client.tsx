import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.js';

const root = document.getElementById('root') as HTMLElement;

hydrateRoot(
  root,
  <StrictMode>
    <App locale={root.dataset['locale']} service={root.dataset['service']} />
  </StrictMode>,
  { onRecoverableError: (error) => console.error('recoverable:', error) },
);
