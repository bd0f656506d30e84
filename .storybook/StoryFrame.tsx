import { type CSSProperties, useEffect, useRef, useState } from 'react';

/** Values as Storybook writes them into an address: texts as they are, true and false with a sign. It refuses other texts than these. */
const listOf = (values: Record<string, unknown>, prefix = ''): string[] =>
  Object.entries(values).flatMap(([name, value]): string[] => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return listOf(value as Record<string, unknown>, `${prefix}${name}.`);
    if (typeof value === 'boolean') return [`${prefix}${name}:!${String(value)}`];
    if (typeof value === 'number') return [`${prefix}${name}:${value}`];
    return typeof value === 'string' && /^[\w -]+$/.test(value) ? [`${prefix}${name}:${value}`] : [];
  });

/**
 * The address of a story with what the toolbar has chosen and what was changed of its settings.
 *
 * @example
 * addressOf('components-actions-button--primary', { template: 'toyota', pseudo: { hover: true } }) // => 'iframe.html?id=components-actions-button--primary&viewMode=story&globals=template%3Atoyota%3Bpseudo.hover%3A%21true&args='
 */
export const addressOf = (
  id: string,
  globals: Record<string, unknown>,
  changed: Record<string, unknown> = {},
): string => {
  const search = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: listOf(globals).join(';'),
    args: listOf(changed).join(';'),
  });
  return `iframe.html?${search.toString()}`;
};

/**
 * Frames load one after another, each when the steps of the story before it are done: each loads some hundred files, and flows that
 * run at the same time would wait for each other until their steps give up.
 */
let last: Promise<void> = Promise.resolve();

/** The next frame loads after this time, in milliseconds, even if the story before it has not reported that it is done. */
const longestWait = 20_000;

/** Calls `done` when the story in a frame is drawn and its steps are done, or it cannot be drawn. Returns a function that stops listening. */
const whenDrawn = (frame: HTMLIFrameElement, done: () => void): (() => void) => {
  const listen = ({ source, data }: MessageEvent<unknown>): void => {
    const isDrawn = /"type":"story(Rendered|Finished|Missing)"/.test(String(data));
    if (isDrawn && source === frame.contentWindow) done();
  };
  addEventListener('message', listen);
  const timer = setTimeout(done, longestWait);
  return () => {
    removeEventListener('message', listen);
    clearTimeout(timer);
  };
};

/** Makes a frame as high as its story, which goes on loading after the document; a long page is cut. */
const fitHeight = (frame: HTMLIFrameElement): void => {
  const root = frame.contentDocument?.querySelector('#storybook-root');
  if (!root) return;
  new ResizeObserver(() => {
    const padding = root.getBoundingClientRect().top * 2;
    frame.style.blockSize = `${Math.min(1200, Math.max(160, root.scrollHeight + padding))}px`;
  }).observe(root);
};

/** A story in a document of its own, which loads when it comes near the window. With `fits` it is as high as the story. */
export const StoryFrame = ({
  title,
  src,
  style,
  fits = false,
}: {
  title: string;
  src: string;
  style: CSSProperties;
  fits?: boolean;
}) => {
  const waiting = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState<{ done: () => void }>();
  useEffect(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let isGone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void last.then(() => (isGone ? resolve() : setTurn({ done: resolve })));
        last = last.then(() => promise);
      },
      { rootMargin: '200px' },
    );
    if (waiting.current) observer.observe(waiting.current);
    return () => {
      isGone = true;
      observer.disconnect();
      resolve();
    };
  }, []);
  return turn ? (
    <iframe
      title={title}
      tabIndex={title === '' ? -1 : 0}
      src={src}
      style={style}
      ref={(frame) => (frame ? whenDrawn(frame, turn.done) : undefined)}
      onLoad={({ currentTarget }) => {
        if (fits) fitHeight(currentTarget);
      }}
      onError={turn.done}
    />
  ) : (
    <div ref={waiting} style={style} />
  );
};
