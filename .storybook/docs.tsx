import {
  Controls,
  Description,
  DocsContainer,
  DocsContext,
  Primary,
  Stories,
  Story,
  Title,
  useOf,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState, type ComponentProps, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS, STORY_FINISHED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { schemeOf, storybookThemes } from './colors.js';
import './docs.css';

type Globals = Readonly<Record<string, unknown>>;

/** The values of the toolbar, and a function that changes some of them. */
export function useGlobals(): [Globals, (changed: Globals) => void] {
  const { channel } = useContext(DocsContext);
  return [useGlobalsOf(channel), (changed) => channel.emit(UPDATE_GLOBALS, { globals: changed })];
}

function useGlobalsOf(channel: DocsContainerProps['context']['channel']): Globals {
  const [globals, setGlobals] = useState<Globals>(
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals ?? {},
  );
  useEffect(() => {
    const update = (updated: { globals: Globals }) => setGlobals(updated.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}

/** A documentation page in the toolbar's colour scheme. */
export function SchemeContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { colorScheme } = useGlobalsOf(props.context.channel);
  const scheme = schemeOf(colorScheme);
  useEffect(() => {
    document.documentElement.style.colorScheme = scheme;
  }, [scheme]);
  return <DocsContainer {...props} theme={storybookThemes[scheme]} />;
}

/**
 * A story on a documentation page. Play functions do not run there, and could take the focus from the page. So a story
 * with a play function is shown in a frame with its own page.
 */
export function StoryBlock(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const isFramed = Boolean(story.playFunction) || story.parameters['docs']?.story?.inline === false;
  return isFramed ? <StoryFrame id={story.id} title={story.name} /> : <Story {...props} />;
}

/** The page of all stories of a file: the first one with its controls, then the others. */
export function StoriesPage() {
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

export interface StoryFrameProps {
  /** The id of the story. */
  id: string;
  title: string;
}

/** The page of a story, with the values of the toolbar. Loads when it is near the window, and is as high as the story. */
export function StoryFrame({ id, title }: StoryFrameProps) {
  const [globals] = useGlobals();
  const url = storyUrl(id, globals);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [startedUrl, setStartedUrl] = useState('');
  const [finishedUrl, setFinishedUrl] = useState('');
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({});

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      root: document,
      rootMargin: '300px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return undefined;
    const endTurn = takeTurn(() => setStartedUrl(url));
    const receive = (event: MessageEvent) => {
      const frames = Array.from(place.current?.querySelectorAll('iframe') ?? []);
      const frame = frames.find(({ contentWindow }) => contentWindow === event.source);
      if (!frame) return;
      // Otherwise, this page would take the events of the frame for its own, for example its globals.
      event.stopImmediatePropagation();
      if (frame.getAttribute('src') !== url || eventOf(event.data) !== STORY_FINISHED) return;
      setFinishedUrl(url);
      if (document.activeElement === frame) frame.blur();
      endTurn();
    };
    window.addEventListener('message', receive, { capture: true });
    return () => {
      window.removeEventListener('message', receive, { capture: true });
      endTurn();
    };
  }, [isNear, url]);

  // The earlier page stays until the next one has finished.
  const urls = new Set([finishedUrl, startedUrl].filter(Boolean));
  return (
    <div
      ref={place}
      className="story-frame"
      style={{ blockSize: heights[finishedUrl] ?? 440 }}
      aria-busy={finishedUrl !== url}
    >
      {Array.from(urls, (src) => (
        <iframe
          key={src}
          title={title}
          src={src}
          // Meanwhile, the frame is fixed: an element in it that takes the focus would scroll this page to the frame.
          data-playing={src !== finishedUrl || undefined}
          onLoad={({ currentTarget }) => {
            const root = currentTarget.contentDocument?.getElementById('storybook-root');
            const measure = () =>
              setHeights((measured) => ({ ...measured, [src]: root?.scrollHeight || 440 }));
            if (root) new ResizeObserver(measure).observe(root);
          }}
        />
      ))}
    </div>
  );
}

/** The name of an event that Storybook sends between its pages. */
function eventOf(data: unknown): unknown {
  return (JSON.parse(String(data)) as { event?: { type?: unknown } }).event?.type;
}

let lastTurn = Promise.resolve();

/** Starts a play function when all earlier ones have finished, because each one needs the focus. */
function takeTurn(start: () => void): () => void {
  let isOver = false;
  let endTurn = () => {};
  const end = new Promise<void>((resolve) => {
    endTurn = () => {
      isOver = true;
      resolve();
    };
  });
  lastTurn = lastTurn.then(() => {
    if (!isOver) start();
    return end;
  });
  return endTurn;
}

const TOOLBAR = ['colorScheme', 'theme', 'locale', 'width'];

function storyUrl(id: string, globals: Globals): string {
  // Without `manual`, the accessibility add-on would examine each story again.
  const values = ['a11y.manual:!true', ...TOOLBAR.map((name) => `${name}:${String(globals[name])}`)];
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: values.join(';') })}`;
}
