import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Graph } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { graphText } from '../head/index.ts';
import { aSite, aVehicle } from '../testing/index.ts';
import { vehicleGraph } from './vehicleGraph.ts';

const site = aSite({
  locations: [
    {
      id: 3,
      name: 'Newstead',
      slug: 'newstead',
      primary: true,
      address: { street: '12 Wharf Lane', city: 'Newstead', state: 'QLD', postcode: '4006' },
    },
  ],
});

// The compiler's word that each value fits schema.org's type of it: a wrong one does not compile.
const graph: Graph = vehicleGraph(aVehicle(), site);

/** schema.org's types as schema-dts writes them: the properties of each, with those of what it extends. */
const declarations = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts'),
  'utf8',
);

const propertiesOf = (type: string): Set<string> => {
  const body = (name: string): { parents: string[]; names: string[] } => {
    const found = new RegExp(`^(?:export )?interface ${name}(?: extends ([^{]+))? \\{([\\s\\S]*?)^\\}`, 'm').exec(
      declarations,
    );
    const names = [...(found?.[2] ?? '').matchAll(/^ {4}"([\w@]+)"\??:/gm)].map((match) => match[1] ?? '');
    return {
      parents: (found?.[1] ?? '')
        .split(',')
        .map((parent) => parent.trim())
        .filter((parent) => parent !== ''),
      names,
    };
  };
  const all = new Set<string>();
  const visit = (name: string): void => {
    const { parents, names } = body(name);
    for (const one of names) all.add(one);
    for (const parent of parents) visit(parent);
  };
  visit(`${type}Leaf`);
  visit(`${type}Base`);
  return all;
};

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every property of a tree that its own type does not have, as "Car.wheels". */
const strangers = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(strangers);
  if (!isNode(value)) return [];
  const type = value['@type'];
  const known = typeof type === 'string' ? propertiesOf(type) : undefined;
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name.startsWith('@') || known === undefined || known.has(name) ? [] : [`${String(type)}.${name}`]),
    ...strangers(inner),
  ]);
};

describe('vehicleGraph', () => {
  it('reads schema.org the way that the next test needs', () => {
    expect(propertiesOf('Car').has('mileageFromOdometer')).toBe(true);
    expect(propertiesOf('Car').has('wheels')).toBe(false);
    expect(strangers({ '@type': 'Car', wheels: 4, offers: { '@type': 'Offer', cost: 1 } })).toEqual([
      'Car.wheels',
      'Offer.cost',
    ]);
  });

  it.each([
    ['a used car', {}],
    ['a new car', { car_type: 'new' as const }],
    ['a sold car', { status: 'sold' as const }],
    ['a motorcycle', { item_type: 'motorcycle' }],
    ['a caravan', { item_type: 'caravan' }],
    [
      'a car of which little is known',
      { badge: undefined, km: undefined, simple_body: undefined, vin: undefined, images: [], price: undefined },
    ],
  ])('says only what schema.org has a word for, of %s', (_, change) => {
    const written = JSON.parse(graphText(vehicleGraph(aVehicle(change), site)['@graph'])) as Node;
    expect(strangers(written['@graph'])).toEqual([]);
  });

  it.each([
    ['motorcycle', 'Motorcycle'],
    ['truck', 'Vehicle'],
    ['caravan', 'Vehicle'],
    [undefined, 'Car'],
  ])('calls a %s what schema.org calls it', (itemType, type) => {
    expect(vehicleGraph(aVehicle({ item_type: itemType }), site)['@graph'][0]['@type']).toBe(type);
  });

  it('says where the dealer is', () => {
    expect(graph).toMatchObject({
      '@graph': [{}, {}, { '@type': 'AutoDealer', address: { '@type': 'PostalAddress', addressCountry: 'AU' } }],
    });
  });
});
