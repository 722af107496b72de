import { setInterval } from 'node:timers/promises';

// Milliseconds.
const POLL = 20;
const LISTEN_TIMEOUT = 20_000;

export interface WebDriverSession {
  /** Runs a command of the session, such as `/url`. */
  post: <Value>(command: string, parameters: object) => Promise<Value>;
  end: () => Promise<unknown>;
}

interface Answer<Value> {
  value: Value & { error?: string; message?: string };
}

/** Waits until a WebDriver server listens, and opens a browser session. */
export async function openWebDriverSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const signal = AbortSignal.timeout(LISTEN_TIMEOUT);
  for await (const _ of setInterval(POLL, undefined, { signal })) {
    if (await isListening(driver)) break;
  }
  const sessions = `${driver}/session`;
  const { sessionId } = await post<{ sessionId: string }>(sessions, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${sessions}/${sessionId}`;
  return {
    post: (command, parameters) => post(session + command, parameters),
    end: () => fetch(session, { method: 'DELETE' }),
  };
}

function isListening(driver: string): Promise<boolean> {
  return fetch(`${driver}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function post<Value>(url: string, parameters: object): Promise<Value> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(parameters) });
  const { value } = (await response.json()) as Answer<Value>;
  if (!response.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`);
  return value;
}
