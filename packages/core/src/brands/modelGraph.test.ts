import { describe, expect, it } from 'vitest';
import { aModel } from '../testing/aModel.ts';
import { aSite } from '../testing/index.ts';
import { modelGraph, modelListGraph, type Model } from './index.ts';

const aFord = (change: Partial<Model> = {}): Model => aModel({ manufacturerName: 'Ford', ...change });

describe('modelGraph', () => {
  it('offers a model at its price', () => {
    expect(modelGraph(aFord({ fromPrice: 39_990 }), aSite()).offers).toMatchObject({
      '@type': 'Offer',
      price: 39_990,
      priceCurrency: 'AUD',
      itemCondition: 'https://schema.org/NewCondition',
    });
  });

  it('offers a model of several priced versions from the lowest of them, where the model names none', () => {
    const variants = [{ name: 'XLT', fromPrice: 61_990 }, { name: 'XL', fromPrice: 45_990 }, { name: 'Raptor' }];
    expect(modelGraph(aFord({ variants }), aSite()).offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 45_990,
      offerCount: 2,
    });
    expect(modelGraph(aFord({ variants, fromPrice: 44_000 }), aSite()).offers).toMatchObject({ lowPrice: 44_000 });
  });

  it('modelGraph offers nothing where no price is known', () => {
    expect(modelGraph(aFord({ variants: [{ name: 'XLT' }] }), aSite()).offers).toBeUndefined();
  });

  it('modelGraph counts in the money of the country, and says what can only be ordered yet', () => {
    const graph = modelGraph(aFord({ status: 'comingSoon', fromPrice: 39_990 }), aSite({ country: 'NZ' }));
    expect(graph.offers).toMatchObject({ priceCurrency: 'NZD', availability: 'https://schema.org/PreOrder' });
  });

  it('modelGraph names no maker, picture or body where there is none', () => {
    const graph = modelGraph(aFord({ manufacturerName: undefined, bodies: [], shortDescription: '' }), aSite());
    expect(JSON.parse(JSON.stringify(graph))).toEqual({
      '@type': 'Car',
      '@id': graph['@id'],
      url: graph.url,
      name: 'Ranger',
      model: 'Ranger',
    });
  });

  it('modelGraph names pictures by their whole address', () => {
    const site = aSite({ url: 'https://dealer.example' });
    expect(modelGraph(aFord({ imageUrl: '/ranger.webp' }), site).image).toEqual([
      expect.stringMatching(/^https:\/\/dealer\.example\/.*ranger\.webp/),
    ]);
  });
});

describe('modelListGraph', () => {
  it('lists models in their order, and nothing for none', () => {
    const site = aSite({ url: 'https://dealer.example' });
    const list = modelListGraph([aFord(), aFord({ name: 'Everest', slug: 'everest' })], site);
    expect(list?.itemListElement.map(({ position, name }) => [position, name])).toEqual([
      [1, 'Ford Ranger'],
      [2, 'Ford Everest'],
    ]);
    expect(list?.itemListElement[0]?.url).toMatch(/^https:\/\/dealer\.example\//);
    expect(modelListGraph([], site)).toBeUndefined();
  });
});
