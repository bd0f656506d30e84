import { describe, expect, it } from 'vitest';
import { createBuyerState } from './buyerState.ts';
import { aStorage } from './testStorage.ts';

describe('the state that a visitor named', () => {
  it('the state that a visitor named is remembered for the next visit, until it is taken back', () => {
    const storage = aStorage();
    const visit = () => createBuyerState({ storage, prefix: 'dealer:my-site:' });
    expect(visit().getState().state).toBeUndefined();
    visit().getState().choose('vic');
    expect(visit().getState().state).toBe('vic');
    visit().getState().choose(undefined);
    expect(visit().getState().state).toBeUndefined();
  });

  it('the state that a visitor named is none where somebody stored anything else', () => {
    const storage = aStorage();
    storage.setItem('dealer:my-site:buyer-state', JSON.stringify({ version: 1, value: 'atlantis' }));
    expect(createBuyerState({ storage, prefix: 'dealer:my-site:' }).getState().state).toBeUndefined();
  });
});
