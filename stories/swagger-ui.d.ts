declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** A request that the page is about to send. */
  export interface SwaggerRequest {
    url: string;
    /** Replaces the global `fetch`. */
    userFetch?: (url: string, init: RequestInit) => Promise<Response>;
  }

  /** A request as an immutable map. */
  export interface SnippetRequest {
    get(key: 'url' | 'body'): unknown;
  }

  export interface SwaggerOptions {
    domNode: HTMLElement;
    spec: object;
    requestInterceptor: (request: SwaggerRequest) => SwaggerRequest;
    requestSnippetsEnabled: boolean;
    requestSnippets: { languages: string[]; generators: Record<string, { title: string; syntax: string }> };
    plugins: { fn: Record<string, (request: SnippetRequest) => string> }[];
    [option: string]: unknown;
  }

  export default function SwaggerUI(options: SwaggerOptions): void;
}
