import type { Submission } from './answers.js';

interface Arrival extends Submission {
  formId: string;
}

/** The first submission to a form in the inbox of the page's sandbox. */
export function arrival(formId: string): Promise<Arrival> {
  return new Promise((resolve) => {
    const events = new EventSource('/_sandbox/events?key=test');
    events.addEventListener('message', ({ data }) => {
      const received = JSON.parse(String(data)) as Arrival;
      if (received.formId !== formId) return;
      events.close();
      resolve(received);
    });
  });
}
