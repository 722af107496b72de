import { useEffect, useRef } from 'react';
import type { SnippetRequest } from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { schemeOf } from '../.storybook/colors.js';
import { useGlobals } from '../.storybook/docs.js';
import openApi from '../src/openapi.json';
import './ApiReference.css';
import { sandbox } from './contactForm.js';

const PATH = /^(.*)\/v1\/public\/contact\/forms\/([^/]+)\/submissions$/;

/** The code that sends the request of the page, by the name of its tab. */
const SNIPPETS: Record<string, (request: SnippetRequest) => string> = {
  fetch: (request) =>
    [
      `const response = await fetch(${quoted(String(request.get('url')))}, {`,
      `  method: 'POST',`,
      `  headers: { 'Content-Type': 'application/json' },`,
      `  body: JSON.stringify(${indent(bodyOf(request))}),`,
      `});`,
    ].join('\n'),
  submitContact(request) {
    const [, baseUrl = '', formId = ''] = PATH.exec(String(request.get('url'))) ?? [];
    const submission = parsed(bodyOf(request));
    if (!submission) return '// The request body is not valid JSON.';
    const { locale, payload } = submission;
    return [
      `import { submitContact } from 'react-contact-kit/client';`,
      ``,
      `const receipt = await submitContact({`,
      `  baseUrl: ${quoted(baseUrl)},`,
      `  formId: ${quoted(decodeURIComponent(formId))},`,
      `  locale: ${JSON.stringify(locale)},`,
      `  payload: ${indent(JSON.stringify(payload, null, 2) ?? 'undefined')},`,
      `});`,
    ].join('\n');
  },
};

function bodyOf(request: SnippetRequest): string {
  return String(request.get('body'));
}

/** The body, which the visitor can edit. */
function parsed(body: string): { locale?: unknown; payload?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

/** Adds the facts in `x-undocumented` to the descriptions, because Swagger UI shows extensions as JSON. */
function withNotes<Node>(node: Node): Node {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map(withNotes) as Node;
  const { 'x-undocumented': unknown, description = '', ...others } = node as OpenApiNode;
  const notes = unknown?.map((fact) => `- ${fact}`).join('\n');
  return {
    ...Object.fromEntries(Object.entries(others).map(([key, value]) => [key, withNotes(value)])),
    ...(description && { description }),
    ...(notes && { description: `${description}\n\nDepends on your backend:\n\n${notes}` }),
  } as Node;
}

interface OpenApiNode {
  description?: string;
  'x-undocumented'?: string[];
}

const indent = (code: string) => code.replaceAll('\n', '\n  ');

/** The OpenAPI document in Swagger UI. Requests to this page's own origin go to the sandbox in the page. */
export function ApiReference() {
  const [globals] = useGlobals();
  const scheme = schemeOf(globals['colorScheme']);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isUnmounted = false;
    void showSwaggerUi(() => (isUnmounted ? null : place.current));
    return () => {
      isUnmounted = true;
    };
  }, []);

  useEffect(() => {
    document.documentElement.classList.toggle('dark-mode', scheme === 'dark');
    return () => document.documentElement.classList.remove('dark-mode');
  }, [scheme]);

  return <div ref={place} className="api-reference sb-unstyled" />;
}

async function showSwaggerUi(getPlace: () => HTMLElement | null): Promise<void> {
  const [{ default: SwaggerUI }] = await Promise.all([
    import('swagger-ui-dist/swagger-ui-es-bundle.js'),
    import('swagger-ui-dist/swagger-ui.css'),
  ]);
  const domNode = getPlace();
  if (!domNode) return;
  SwaggerUI({
    domNode,
    spec: {
      ...withNotes(openApi),
      servers: [{ url: location.origin, description: 'The sandbox in this page' }, ...openApi.servers],
    },
    tryItOutEnabled: true,
    displayRequestDuration: true,
    requestInterceptor: (request) => ({
      ...request,
      ...(request.url.startsWith(location.origin) && {
        userFetch: (url: string, init: RequestInit) => sandbox.fetch(new Request(url, init)),
      }),
    }),
    requestSnippetsEnabled: true,
    requestSnippets: {
      languages: ['curl_bash', ...Object.keys(SNIPPETS)],
      generators: {
        curl_bash: { title: 'curl', syntax: 'bash' },
        ...Object.fromEntries(
          Object.keys(SNIPPETS).map((name) => [name, { title: name, syntax: 'javascript' }]),
        ),
      },
    },
    plugins: [
      {
        fn: Object.fromEntries(
          Object.entries(SNIPPETS).map(([name, snippet]) => [`requestSnippetGenerator_${name}`, snippet]),
        ),
      },
    ],
  });
}
