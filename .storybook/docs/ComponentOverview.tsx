import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { componentGroups } from '../componentGroups.ts';
import { StoryFrame } from '../StoryFrame.tsx';
import { storyTags } from '../sweep.ts';
import { factsOf } from './factsOf.ts';
import { reviewOf, statusOf } from './status.ts';

type Entry = { id: string; title: string; type: 'story' | 'docs'; tags?: readonly string[] };

const card: CSSProperties = {
  display: 'grid',
  gap: '0.25rem',
  alignContent: 'start',
  color: 'inherit',
  textDecoration: 'none',
  border: '1px solid #8884',
  borderRadius: 8,
  overflow: 'hidden',
};
const small: CSSProperties = { margin: '0 0.75rem 0.5rem', fontSize: '0.8125rem' };

/** Half the size of a story, drawn while it is on the screen: each is a page of its own. */
const Thumbnail = ({ id }: { id: string }) => {
  const frame = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      style={{ blockSize: 150, overflow: 'hidden', borderBlockEnd: '1px solid #8884', background: '#fff' }}
      aria-hidden="true"
    >
      {isSeen ? (
        <StoryFrame
          title=""
          src={`iframe.html?id=${id}&viewMode=story`}
          style={{
            inlineSize: '200%',
            // The page of documentation limits frames to their column.
            maxInlineSize: 'none',
            blockSize: 300,
            border: 0,
            scale: '0.5',
            transformOrigin: '0 0',
            pointerEvents: 'none',
          }}
        />
      ) : null}
    </div>
  );
};

/** The first sentence of a docstring. */
const sentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** Every component by group: how it looks, what it is for and its state. */
export const ComponentOverview = () => {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    void fetch('index.json')
      .then(async (answer) => (await answer.json()) as { entries: Record<string, Entry> })
      .then(({ entries: found }) => setEntries(Object.values(found)));
  }, []);
  const shown = entries.filter(({ type, tags }) => type === 'story' && !tags?.includes(storyTags.press));
  const titles = [...new Set(shown.map(({ title }) => title))];
  return (
    <>
      {Object.keys(componentGroups).map((group) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' }}>
            {titles.map((title) => {
              if (!title.startsWith(`Components/${group}/`)) return null;
              const name = title.split('/').at(-1) ?? '';
              const component = factsOf(name);
              const first = shown.find((entry) => entry.title === title);
              if (!component || !first) return null;
              const text =
                component.documented.find((part) => part.name === name)?.text ?? component.purpose[0]?.text ?? '';
              return (
                <a key={name} style={card} href={`./?path=/docs/${first.id.replace(/--.*/, '--docs')}`} target="_top">
                  <Thumbnail id={first.id} />
                  <strong style={{ ...small, marginBlockStart: '0.5rem' }}>{name}</strong>
                  <span style={small}>{sentence(text).replaceAll('`', '')}</span>
                  <span style={{ ...small, opacity: 0.8 }}>
                    {statusOf(component)} {reviewOf(component)}
                  </span>
                </a>
              );
            })}
          </div>
        </section>
      ))}
    </>
  );
};
