import { describe, expect, it } from 'vitest';
import { aModel } from '../testing/aModel.ts';
import { aSite } from '../testing/index.ts';
import { brandsContent, modelsContent, modelTile } from './index.ts';
import { modelLabel } from './modelTitle.ts';
import { modelsOfBody } from './searchModels.ts';

describe('modelsContent', () => {
  it('modelsContent reads every field of the wire', () => {
    expect(
      modelsContent.readItem({
        name: 'Ranger',
        slug: 'ranger',
        new_slug: 'ranger-2026',
        manufacturer_name: 'Ford',
        status: 'Coming Soon',
        image: { url: '/r.webp' },
        from_price: '$39,990',
        short_description: 'Tough.',
        override_url: 'https://ford.example/ranger',
        body: 'Trucks',
        body2: 'Electric',
        body3: '',
        price_type: 'Drive away',
        description: '<p>Built for work.</p>',
        images: ['/side.webp', { url: '/rear.webp' }, null],
        variants: [{ name: 'XLT', fuel: 'Diesel', from_price: '61,990' }, { fuel: 'Diesel' }],
        highlights: [{ title: 'Tows 3.5 t' }, 'none'],
      }),
    ).toEqual({
      kind: 'item',
      item: {
        name: 'Ranger',
        slug: 'ranger',
        newSlug: 'ranger-2026',
        manufacturerName: 'Ford',
        status: 'comingSoon',
        imageUrl: '/r.webp',
        fromPrice: 39_990,
        priceType: 'Drive away',
        shortDescription: 'Tough.',
        description: '<p>Built for work.</p>',
        overrideUrl: 'https://ford.example/ranger',
        bodies: ['Trucks', 'Electric'],
        pictures: ['/side.webp', '/rear.webp'],
        variants: [{ name: 'XLT', fuel: 'Diesel', fromPrice: 61_990 }],
        highlights: [{ title: 'Tows 3.5 t', text: '' }],
      },
    });
  });

  it('modelsContent has no from price at 0, and is new where the status says nothing', () => {
    expect(modelsContent.readItem({ name: 'Ranger', slug: 'ranger', from_price: 0 })).toEqual({
      kind: 'item',
      item: aModel({ shortDescription: '', bodies: [] }),
    });
  });

  it('modelsContent refuses a model without a name or a slug', () => {
    expect(modelsContent.readItem({ name: 'Ranger' }).kind).toBe('malformed');
  });
});

describe('modelLabel', () => {
  it('modelLabel says New or Coming Soon', () => {
    expect([modelLabel('new'), modelLabel('comingSoon')]).toEqual(['New', 'Coming Soon']);
  });
});

describe('modelsOfBody', () => {
  const transit = aModel({ name: 'Transit', bodies: ['Van', 'Electric'] });
  const concept = aModel({ name: 'Concept', bodies: ['Future Vehicles'] });

  it.each([
    ['vans', ['Transit']],
    ['electric', ['Transit']],
    ['trucks', ['Ranger']],
    ['future-vehicles', ['Concept']],
    ['suv', []],
    [undefined, ['Ranger', 'Transit', 'Concept']],
  ] as const)('modelsOfBody: %s', (body, names) => {
    expect(modelsOfBody([aModel(), transit, concept], body).map(({ name }) => name)).toEqual(names);
  });
});

describe('modelTile', () => {
  it('modelTile says the price from which, and Explore', () => {
    expect(modelTile(aModel({ fromPrice: 39_990, newSlug: 'ranger-2026' }), aSite())).toEqual({
      name: 'Ranger',
      label: 'New',
      body: 'Trucks',
      fromPrice: 'From $39,990',
      text: 'Tough.',
      action: { label: 'Explore', href: '/models/ranger-2026' },
    });
  });

  it('modelTile shows the picture where there is one', () => {
    expect(modelTile(aModel({ imageUrl: '/r.webp' }), aSite()).imageUrl).toBe('/r.webp');
  });

  it('leads elsewhere where the model says so, over both slugs', () => {
    expect(modelTile(aModel({ newSlug: 'a', overrideUrl: '/ranger-raptor' }), aSite()).action.href).toBe(
      '/ranger-raptor',
    );
    expect(modelTile(aModel({ overrideUrl: '//evil.example' }), aSite()).action.href).toBe('/models/ranger');
  });

  it('modelTile cuts a description of 201 characters at 200', () => {
    expect(modelTile(aModel({ shortDescription: 'd'.repeat(200) }), aSite()).text).toBe('d'.repeat(200));
    expect(modelTile(aModel({ shortDescription: 'd'.repeat(201) }), aSite()).text).toBe(`${'d'.repeat(200)}...`);
  });
});

describe('brandsContent', () => {
  it('brandsContent reads a maker with its logo and bodies', () => {
    expect(
      brandsContent.readItem({
        id: 3,
        name: 'Land Rover',
        group: 'cars',
        logo: { url: '/lr.svg' },
        manufacturer_body: 'car',
        manufacturer_body3: 'truck',
      }),
    ).toMatchObject({
      kind: 'item',
      item: { id: 3, name: 'Land Rover', slug: 'land-rover', logoUrl: '/lr.svg', bodies: ['car', 'truck'] },
    });
  });

  it('brandsContent refuses a manufacturer without a name', () => {
    expect(brandsContent.readItem({ id: 3, group: 'cars' })).toEqual({
      kind: 'malformed',
      reasons: ['name is missing or cannot be read'],
    });
  });
});
