import { expect, it } from 'vitest';
import { displayedAttributes } from '../search/displayedAttributes.ts';
import { cardAttributes } from './cardAttributes.ts';

it('requests for cards only what the index shows', () => {
  expect(cardAttributes.filter((name) => !displayedAttributes.includes(name))).toEqual([]);
});
