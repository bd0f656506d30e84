import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { neededText, neededWhole, number } from '../data/lenient.ts';
import { contentKind } from './contentKind.ts';

const kind = contentKind({
  name: 'offers',
  schema: z.object({ id: neededWhole, name: neededText }),
  itemOf: ({ name }) => name,
  file: z.object({ average: number }),
});

describe('a content file', () => {
  it('a content file returns the readable items and reports the others', () => {
    expect(
      kind.read({
        $schema: 'x',
        average: '4.7',
        titel: 'Offers',
        items: [{ id: 1, name: 'Plate clearance' }, { id: 2 }, { id: 3, name: 'Free service', pricce: 1 }, 7],
      }),
    ).toEqual({
      items: ['Plate clearance', 'Free service'],
      file: { average: 4.7 },
      problems: [
        { path: 'titel', message: 'is not known' },
        { path: 'items[1]', message: 'name is missing or cannot be read' },
        { path: 'items[3]', message: 'not an object' },
        { path: 'items[2].pricce', message: 'is not known' },
      ],
    });
  });

  it.each([[undefined], [null], ['items'], [[]], [{}], [{ items: 'none' }]])(
    'a content file is none where it has no items: %o',
    (doc) => expect(kind.read(doc)).toBeUndefined(),
  );
});
