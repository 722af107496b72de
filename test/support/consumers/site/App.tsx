import { useEffect, useState } from 'react';
import { APIS } from '../../HookForm.js';

/** The name of the API to use. Vite replaces it. */
declare const API: string;
const [, Form] = APIS.find(([name]) => name === API) ?? APIS[0];

/** The ids of the forms on each route, by their place on the page. */
const ROUTES: Record<string, Record<string, string>> = {
  '/': { main: 'one' },
  '/elsewhere': {},
  '/failing': { main: 'sandbox-server-error' },
  '/two': { main: 'one', aside: 'two' },
  '/twice': { main: 'one', aside: 'one' },
};

/** A site that changes its routes in the browser. */
export function App() {
  const [route, setRoute] = useState('/');
  const [sent, setSent] = useState(0);
  useEffect(() => {
    const onPopState = () => setRoute(location.pathname);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
  useEffect(() => {
    document.body.dataset['hydrated'] = '';
  }, []);
  return (
    <main>
      {Object.entries(ROUTES[route] ?? {}).map(([place, formId]) => (
        <Form
          key={route + place}
          formId={formId}
          baseUrl="/"
          onSuccess={() => setSent((before) => before + 1)}
        />
      ))}
      <nav>
        {Object.keys(ROUTES).map((path) => (
          <button
            key={path}
            onClick={() => {
              history.pushState(null, '', path);
              setRoute(path);
            }}
          >
            {path}
          </button>
        ))}
      </nav>
      <output>{sent} sent</output>
    </main>
  );
}
