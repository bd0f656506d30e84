import { looks } from './looks.ts';
import { addressOf, StoryFrame } from './StoryFrame.tsx';

const schemes = ['light', 'dark'] as const;

/**
 * A story in every look and scheme. Each has a document of its own, because look and scheme are attributes of the document.
 */
export const AllLooks = ({
  id,
  globals,
  changed = {},
}: {
  id: string;
  globals: Record<string, unknown>;
  /** The settings of the story that were changed. */
  changed?: Record<string, unknown>;
}) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(20rem, 1fr))', gap: '1rem', padding: '1rem' }}>
    {looks.flatMap((template) =>
      schemes.map((scheme) => (
        <figure key={`${template} ${scheme}`} style={{ margin: 0 }}>
          <figcaption style={{ fontWeight: 600, marginBlockEnd: '0.25rem' }}>
            {template}, {scheme}
          </figcaption>
          <StoryFrame
            title={`${template}, ${scheme}`}
            fits
            // A dealer has one look.
            src={addressOf(id, { ...globals, template, scheme, site: '' }, changed)}
            style={{ inlineSize: '100%', blockSize: '30rem', border: '1px solid #8886', borderRadius: 4 }}
          />
        </figure>
      )),
    )}
  </div>
);
