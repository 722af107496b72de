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
import type { PreparedStory } from 'storybook/internal/types';
import { schemeOf, storybookThemes } from './colors.js';
import './docs.css';

type Channel = DocsContainerProps['context']['channel'];

/** The global of Storybook's pages that has their events. */
interface StoryGlobals {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

/** The height of a frame in pixels until its story has finished. */
const MIN_HEIGHT = 440;

type Globals = Readonly<Record<string, unknown>>;

/** The values of the toolbar, and a function that changes some of them. */
export function useGlobals(): [Globals, (changed: Globals) => void] {
  const { channel } = useContext(DocsContext);
  return [useGlobalsOf(channel), (changed) => channel.emit(UPDATE_GLOBALS, { globals: changed })];
}

function useGlobalsOf(channel: Channel): Globals {
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

function isFramed({ playFunction, parameters }: PreparedStory): boolean {
  return Boolean(playFunction) || parameters['docs']?.story?.inline === false;
}

/**
 * A story on a documentation page. Play functions do not run there, and could take the focus from the page. So a story
 * with a play function is shown in a frame with its own page.
 */
export function StoryBlock(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  return isFramed(story) ? <StoryFrame id={story.id} title={story.name} /> : <Story {...props} />;
}

/** The page of all stories of a file: the first one with its controls, then the others. Controls do not reach a frame. */
export function StoriesPage() {
  const [primary] = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      {primary && !isFramed(primary) && <Controls />}
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
  /** The element of this page that had the focus before the story. */
  const focused = useRef<Element>(null);
  const endTurns = useRef(new Map<string, () => void>());
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
    const endTurn = takeTurn(() => {
      focused.current = document.activeElement;
      setStartedUrl(url);
    });
    endTurns.current.set(url, endTurn);
    return endTurn;
  }, [isNear, url]);

  function handleLoad(frame: HTMLIFrameElement, src: string): void {
    const root = frame.contentDocument?.getElementById('storybook-root');
    if (root) {
      const measure = () =>
        setHeights((measured) => ({ ...measured, [src]: root.scrollHeight || MIN_HEIGHT }));
      new ResizeObserver(measure).observe(root);
    }
    const finish = () => {
      setFinishedUrl(src);
      if (document.activeElement === frame) {
        frame.blur();
        if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
      }
      endTurns.current.get(src)?.();
    };
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = frame.contentWindow as Window & StoryGlobals;
    if (!channel || channel.last(STORY_FINISHED)) finish();
    else channel.once(STORY_FINISHED, finish);
  }

  // The earlier page stays until the next one has finished.
  const urls = new Set([finishedUrl, startedUrl].filter(Boolean));
  return (
    <div
      ref={place}
      className="story-frame"
      style={{ blockSize: heights[finishedUrl] ?? MIN_HEIGHT }}
      aria-busy={finishedUrl !== url}
    >
      {Array.from(urls, (src) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook, which needs its origin
        <iframe
          key={src}
          title={title}
          src={src}
          // Meanwhile, the frame is fixed: an element in it that takes the focus would scroll this page to the frame.
          data-playing={src !== finishedUrl || undefined}
          onLoad={({ currentTarget }) => handleLoad(currentTarget, src)}
        />
      ))}
    </div>
  );
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
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', framed: '', globals: values.join(';') })}`;
}
