import { expect, it } from 'vitest';
import { createResultLayout } from './resultLayout.ts';
import { aStorage } from './testStorage.ts';

it('remembers on the device how the visitor wants results laid out, and ignores what it cannot read', () => {
  const local = { storage: aStorage(), prefix: 'dealer:my-site:' };
  expect(createResultLayout(local).getState().chosen).toBeUndefined();
  createResultLayout(local).getState().choose('list');
  expect(createResultLayout(local).getState().chosen).toBe('list');
  const broken = { ...local, storage: aStorage({ 'dealer:my-site:result-layout': '{"version":1,"value":"rows"}' }) };
  expect(createResultLayout(broken).getState().chosen).toBeUndefined();
});
