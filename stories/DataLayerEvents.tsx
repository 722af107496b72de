import { useEffect, useId, useState } from 'react';
import './DataLayerEvents.css';

/** The events in `window.dataLayer`, as a tag manager receives them: it replaces `push` too. */
export function DataLayerEvents() {
  const [events, setEvents] = useState<readonly Record<string, unknown>[]>([]);
  const headingId = useId();

  useEffect(() => {
    const dataLayer: Record<string, unknown>[] = [];
    dataLayer.push = (...added) => {
      setEvents((earlier) => [...earlier, ...added]);
      return Array.prototype.push.apply(dataLayer, added);
    };
    window.dataLayer = dataLayer;
    return () => {
      delete window.dataLayer;
    };
  }, []);

  return (
    <section className="data-layer" aria-labelledby={headingId}>
      <h2 id={headingId}>
        Events in <code>window.dataLayer</code>
      </h2>
      {events.length > 0 ? (
        <ol>
          {events.map((event, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- events are only appended
            <li key={index}>
              <code>{jsonOf(event)}</code>
            </li>
          ))}
        </ol>
      ) : (
        <p>None yet. Focus a field.</p>
      )}
    </section>
  );
}

/** Breaks into lines between the members. */
const jsonOf = (event: object) => JSON.stringify(event).replaceAll(',"', ', "').replaceAll('":', '": ');
