import fc from 'fast-check';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { postDocSchema, postsContent } from '../content/post.ts';
import { reviewDocSchema, reviewsContent } from '../content/review.ts';
import { slideDocSchema, slidesContent } from '../content/slide.ts';
import { brandDocSchema, brandsContent } from '../brands/brand.ts';
import { modelDocSchema, modelsContent } from '../brands/model.ts';
import { offerDocSchema, offersContent } from '../offers/offer.ts';
import { parseWebsiteSession } from '../account/index.ts';
import { websiteSessionDocSchema } from '../account/websiteSession.ts';
import { vehicleDocSchema } from '../vehicle/index.ts';
import { defined } from './index.ts';
import { readDoc } from './readDoc.ts';

const documents = {
  review: { schema: reviewDocSchema, parse: reviewsContent.readItem },
  offer: { schema: offerDocSchema, parse: offersContent.readItem },
  model: { schema: modelDocSchema, parse: modelsContent.readItem },
  brand: { schema: brandDocSchema, parse: brandsContent.readItem },
  slide: { schema: slideDocSchema, parse: slidesContent.readItem },
  session: { schema: websiteSessionDocSchema, parse: parseWebsiteSession },
  'blog post': { schema: postDocSchema, parse: postsContent.readItem },
} as const;

/** What a feed may put anywhere: right, nearly right, nothing in words, wrong, huge, hostile. */
const dirty = fc.oneof(
  fc.constantFrom<unknown>(
    'null',
    '',
    '-',
    'nan',
    null,
    undefined,
    '7',
    7,
    -1,
    1e308,
    Number.NaN,
    '$45,990',
    'true',
    false,
    '5',
    'new',
    'coming_soon',
    '\ud800',
    'javascript:alert(1)',
    '/a.jpg',
    '2026-03-15',
    '__proto__',
  ),
  fc.string(),
  fc.integer(),
  fc.array(fc.constantFrom<unknown>('a', 7, null, { name: 'Autogauge' }, {})),
  fc.record({ url: fc.constantFrom<unknown>('/a.jpg', 'data:x', 7), name: fc.constantFrom<unknown>('Ford', 7, null) }),
  fc.anything(),
);

const likeA = (schema: { readonly _zod: { readonly def: { readonly shape: object } } }) =>
  fc.record(Object.fromEntries(Object.keys(schema._zod.def.shape).map((key) => [key, dirty])), { requiredKeys: [] });

const staysTheSame = (schema: z.core.$ZodObject, numRuns: number): void =>
  fc.assert(
    fc.property(likeA(schema), (doc) => {
      const once = z.safeParse(schema, doc);
      if (once.success) expect(z.parse(schema, once.data)).toEqual(once.data);
    }),
    { numRuns },
  );

describe.each(Object.entries(documents))('a %s from a dirty feed', (_, { schema, parse }) => {
  it('never throws, and what is malformed says why', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), likeA(schema)), (doc) => {
        const read = parse(doc);
        if (read.kind === 'malformed') expect(read.reasons.length).toBeGreaterThan(0);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is the same when what was read is read again', () => staysTheSame(schema, 500));
});

describe('a vehicle document', () => {
  it('a vehicle document is the same when what was read is read again', () => staysTheSame(vehicleDocSchema, 300));
});

describe('readDoc', () => {
  it('readDoc says every reason, and survives an object that fights back', () => {
    expect(readDoc(offerDocSchema, {})).toEqual({
      kind: 'malformed',
      reasons: ['id is missing or cannot be read', 'name is missing or cannot be read'],
    });
    expect(readDoc(offerDocSchema, 'offer')).toEqual({ kind: 'malformed', reasons: ['not an object'] });
    const hostile = Object.defineProperty({}, 'id', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    });
    expect(readDoc(offerDocSchema, hostile)).toEqual({ kind: 'malformed', reasons: ['cannot be read'] });
  });
});

describe('defined', () => {
  it('defined leaves out what is not known, and nothing else', () => {
    expect(Object.keys(defined({ a: undefined, b: null, c: 0, d: '', e: false }))).toEqual(['b', 'c', 'd', 'e']);
  });
});
