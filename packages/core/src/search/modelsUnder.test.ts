import { describe, expect, it } from 'vitest';
import type { FacetItem } from './facetItems.ts';
import { modelsUnder } from './modelsUnder.ts';

const model = (value: string, isRefined = false): FacetItem => ({ value, label: value, count: 1, isRefined });

describe('modelsUnder', () => {
  it('gives every model to the only make', () => {
    expect(modelsUnder('Ford', { makes: ['Ford'], models: [model('Ranger'), model('Everest')], makeModels: [] }).map(({ value }) => value)).toEqual(['Ranger', 'Everest']);
  });

  it('gives each of several makes its own', () => {
    const facts = { makes: ['Ford', 'Land Rover'], models: [model('Ranger'), model('Defender')], makeModels: ['Ford Ranger', 'Land Rover Defender'] };
    expect(modelsUnder('Ford', facts).map(({ value }) => value)).toEqual(['Ranger']);
    expect(modelsUnder('Land Rover', facts).map(({ value }) => value)).toEqual(['Defender']);
  });

  it('keeps a model name that two makes share under both', () => {
    const facts = { makes: ['Subaru', 'Toyota'], models: [model('86')], makeModels: ['Subaru 86', 'Toyota 86'] };
    expect(facts.makes.map((make) => modelsUnder(make, facts).length)).toEqual([1, 1]);
  });

  it('stops at 30 of 31, but never drops one that was chosen', () => {
    const many = Array.from({ length: 31 }, (_, index) => model(`Model ${index}`));
    expect(modelsUnder('Ford', { makes: ['Ford'], models: many, makeModels: [] })).toHaveLength(30);
    const chosen = [...many.slice(0, 30), model('Model 30', true)];
    expect(modelsUnder('Ford', { makes: ['Ford'], models: chosen, makeModels: [] }).at(-1)?.value).toBe('Model 30');
  });
});
