import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const Page = location.pathname === '/empty' ? () => <h1>Empty</h1> : lazy(() => import('./Page'));

createRoot(document.querySelector('#root') as HTMLElement).render(
  <Suspense>
    <Page />
  </Suspense>,
);
