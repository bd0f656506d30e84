import { describe, expect, it, vi } from 'vitest';
import { keptFailures } from './keptFailures.ts';
import { searchFailure } from './searchFailure.ts';

const aClient = () => {
  const asked: { answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const search = (_requests: string): Promise<string> => new Promise((answer, fail) => asked.push({ answer, fail }));
  return { asked, ...keptFailures({ search }) };
};
const settle = () => new Promise((done) => setTimeout(done));

describe('keptFailures', () => {
  it('says why a search failed, and leaves who asked waiting', async () => {
    const { asked, client, problems } = aClient();
    const settled = vi.fn();
    const heard = vi.fn();
    problems.subscribe(heard);
    void client.search('a').then(settled, settled);
    asked[0]?.fail(searchFailure('offline'));
    await settle();
    expect(problems.get()).toBe('offline');
    expect(heard).toHaveBeenCalledOnce();
    expect(settled).not.toHaveBeenCalled();
  });

  it('forgets it with the next search, whose answer comes through', async () => {
    const { asked, client, problems } = aClient();
    void client.search('a');
    asked[0]?.fail(searchFailure('timeout'));
    await settle();
    const again = client.search('a');
    expect(problems.get()).toBeUndefined();
    asked[1]?.answer('cars');
    await expect(again).resolves.toBe('cars');
    expect(problems.get()).toBeUndefined();
  });

  it('says nothing of a failed search that was left behind', async () => {
    const { asked, client, problems } = aClient();
    void client.search('a');
    const next = client.search('b');
    asked[0]?.fail(searchFailure('status'));
    asked[1]?.answer('cars');
    await next;
    await settle();
    expect(problems.get()).toBeUndefined();
  });
});
