import { describe, expect, it } from 'vitest';
import { createCostAssumptions } from './costAssumptions.ts';
import { aStorage } from './testStorage.ts';

describe('the assumptions about running costs', () => {
  it('the assumptions about running costs are remembered for the next visit, each by itself', () => {
    const storage = aStorage();
    createCostAssumptions({ storage, prefix: 'dealer:a:' }).getState().remember('years', 3);
    createCostAssumptions({ storage, prefix: 'dealer:a:' }).getState().remember('service', 450);
    expect(createCostAssumptions({ storage, prefix: 'dealer:a:' }).getState().assumed).toEqual({
      years: 3,
      service: 450,
    });
    expect(createCostAssumptions({ storage, prefix: 'dealer:b:' }).getState().assumed).toEqual({});
  });

  it('the assumptions about running costs start empty where React takes over a page of a server, which knows no storage', () => {
    const storage = aStorage();
    createCostAssumptions({ storage, prefix: 'dealer:a:' }).getState().remember('years', 3);
    expect(createCostAssumptions({ storage, prefix: 'dealer:a:' }).getInitialState().assumed).toEqual({});
  });

  it('the assumptions about running costs are empty where the storage holds something else', () => {
    const storage = aStorage();
    storage.setItem('dealer:a:running-costs', '{"version":1,"value":"all"}');
    expect(createCostAssumptions({ storage, prefix: 'dealer:a:' }).getState().assumed).toEqual({});
  });
});
