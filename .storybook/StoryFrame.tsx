import { type CSSProperties, useEffect, useState } from 'react';

/** Frames load one after another: each loads some hundred files, and browsers refuse too many at once. */
let last: Promise<void> = Promise.resolve();

/** A story in a document of its own. */
export const StoryFrame = ({ title, src, style }: { title: string; src: string; style: CSSProperties }) => {
  const [turn, setTurn] = useState<{ done: () => void }>();
  useEffect(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let isGone = false;
    void last.then(() => (isGone ? resolve() : setTurn({ done: resolve })));
    last = last.then(() => promise);
    return () => {
      isGone = true;
      resolve();
    };
  }, []);
  return turn ? (
    <iframe
      title={title}
      tabIndex={title === '' ? -1 : 0}
      src={src}
      style={style}
      onLoad={turn.done}
      onError={turn.done}
    />
  ) : (
    <div style={style} />
  );
};
