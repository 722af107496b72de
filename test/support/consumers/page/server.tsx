import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.js';

export const html = renderToString(
  <StrictMode>
    <App />
  </StrictMode>,
);
