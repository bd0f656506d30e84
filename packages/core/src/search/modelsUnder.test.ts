import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { modelsUnder } from './modelsUnder.ts';

const site = aSite();
const named = (make: string, answer: Parameters<typeof modelsUnder>[1], refinements = {}) =>
  modelsUnder(make, answer, refinements, site).map(({ value, count }) => `${value} ${count}`);

describe('modelsUnder', () => {
  it('gives every model to the only make', () => {
    expect(named('Ford', { makes: ['Ford'], facets: { model: { Ranger: 9, Everest: 3 } } })).toEqual([
      'Ranger 9',
      'Everest 3',
    ]);
  });

  it('modelsUnder gives each of several makes its own', () => {
    const answer = {
      makes: ['Ford', 'Land Rover', 'Land'],
      facets: { make_model: { 'Ford Ranger': 9, 'Land Rover Defender': 4, 'Land Cruiser': 2 } },
    };
    expect(named('Ford', answer)).toEqual(['Ranger 9']);
    expect(named('Land Rover', answer)).toEqual(['Defender 4']);
    expect(named('Land', answer)).toEqual(['Cruiser 2']);
  });

  it('counts a model name that two makes share for each of them', () => {
    const answer = { makes: ['Subaru', 'Toyota'], facets: { make_model: { 'Subaru 86': 2, 'Toyota 86': 5 } } };
    const refinements = { make: ['Subaru', 'Toyota'], make_model: ['Toyota 86'] };
    expect(answer.makes.map((make) => modelsUnder(make, answer, refinements, site))).toMatchObject([
      [{ value: '86', count: 2, isRefined: false }],
      [{ value: '86', count: 5, isRefined: true }],
    ]);
  });

  it('modelsUnder gives none to a make that was not searched for yet', () => {
    expect(named('Kia', { makes: ['Ford'], facets: { model: { Ranger: 9 } } })).toEqual([]);
  });

  it('modelsUnder stops at 30 of 31, but never drops one that was chosen', () => {
    const model = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`Model ${index}`, 100 - index]));
    expect(named('Ford', { makes: ['Ford'], facets: { model } })).toHaveLength(30);
    expect(named('Ford', { makes: ['Ford'], facets: { model } }, { make: ['Ford'], model: ['Model 30'] }).at(-1)).toBe(
      'Model 30 70',
    );
  });
});
