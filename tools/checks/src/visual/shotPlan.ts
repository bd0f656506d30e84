/** An entry of Storybook's index. */
export type StoryEntry = { id: string; title: string; type: string; tags?: readonly string[] };

/** A story of which pictures are taken, and the looks that draw it. */
export type Shot = { id: string; title: string; looks: readonly string[] };

/** The name of a picture's file. */
export type Variant = { look: string; scheme: 'light' | 'dark'; width: number };

/** Phone and desk. */
export const widths = [390, 1440] as const;

/**
 * The first story of each component, page and part of a look: the state that people know. Stories with the tag `visual` are added. `only`:
 * all stories of the component or page with this name, else of all whose title contains it.
 *
 * @example
 * shotPlan(Object.values(index.entries), ['classic', 'toyota'], 'Button')
 */
export const shotPlan = (entries: readonly StoryEntry[], looks: readonly string[], only = ''): Shot[] => {
  const comparable = entries.filter(
    ({ type, title, tags }) =>
      type === 'story' && /^(Components|Pages|Looks)\//.test(title) && !tags?.includes('press'),
  );
  const isNamed = ({ title }: StoryEntry): boolean => title.split('/').at(-1) === only;
  const hasName = comparable.some(isNamed);
  const shown = comparable.filter((entry) => (hasName ? isNamed(entry) : entry.title.includes(only)));
  const first = new Set(
    [...Map.groupBy(shown, ({ title }) => title).values()].flatMap(([entry]) => (entry ? [entry.id] : [])),
  );
  return shown
    .filter(({ id, tags }) => only !== '' || first.has(id) || tags?.includes('visual'))
    .map(({ id, title }) => {
      const [, own] = /^Looks\/([^/]+)\//.exec(title) ?? [];
      return { id, title, looks: own === undefined ? looks : [own] };
    });
};

/**
 * All variants of a story, and the file of each picture.
 *
 * @example
 * variantsOf({ id: 'a--b', title: 'A', looks: ['classic'] })[0]?.file // => 'a--b.classic.light.390.png'
 */
export const variantsOf = ({ id, looks }: Shot): (Variant & { file: string })[] =>
  looks.flatMap((look) =>
    widths.flatMap((width) =>
      (['light', 'dark'] as const).map((scheme) => ({
        look,
        width,
        scheme,
        file: `${id}.${look}.${scheme}.${width}.png`,
      })),
    ),
  );
