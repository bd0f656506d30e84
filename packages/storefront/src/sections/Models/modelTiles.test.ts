import { aSite, aVehicle } from '@dealer/core/testing';
import { describe, expect, it } from 'vitest';
import { modelSlides, modelTiles } from './modelTiles.ts';

const car = (id: number, make: string, model: string) =>
  aVehicle({ id, make, model, images: [{ image: { url: `/${id}.jpg`, thumb: { url: `/${id}t.jpg` } } }] });
const site = aSite();
const models = { 4: 3, Hilux: 2 };

describe('modelTiles', () => {
  const facts = { models, modelVehicles: [car(1, 'MG', '4'), car(2, 'Toyota', 'Hilux')], site };

  it('names the make of a model whose name is a number', () => {
    expect(modelTiles(facts).map(({ name, href, text }) => ({ name, href, text }))).toEqual([
      { name: 'MG 4', href: '/search/mg/4', text: '3 in stock' },
      { name: 'Hilux', href: '/search/toyota/hilux', text: '2 in stock' },
    ]);
  });

  it('modelTiles does not name the only make in stock', () => {
    expect(modelTiles({ models, modelVehicles: [car(1, 'MG', '4')], site }).map(({ name }) => name)).toEqual(['4']);
  });

  it('modelTiles has the same names in the hero, with the cut-outs of the models', () => {
    const slides = modelSlides({ ...facts, cutOuts: [{ model: '4', src: '/mg4.png', width: 100, height: 50 }] });
    expect(slides.map(({ name, linkLabel }) => [name, linkLabel])).toEqual([
      ['MG 4', 'See every MG 4'],
      ['Hilux', 'See every Hilux'],
    ]);
    expect(slides[0]?.picture).toMatchObject({ src: '/mg4.png', isCutOut: true });
  });
});
