import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { postgresPrograms, postgresServer, type PostgresServer } from '../test/postgresServer.ts';
import { postgresSiteStore, type PostgresSiteStore } from './postgresSiteStore.ts';
import { createSiteRegistry, type SiteEvent, type SiteRegistry } from './siteRegistry.ts';

const kauri = { template: 'coast', slug: 'kauri' };
const jo = { author: 'jo', note: 'first' };
const files = (name: string, more: Record<string, string> = {}): Record<string, string> => ({
  site: JSON.stringify({ slug: 'kauri', name, url: 'https://kauri.example' }),
  ...more,
});

describe.skipIf(postgresPrograms() === undefined)('sites in PostgreSQL', () => {
  let server: PostgresServer;
  const stores: PostgresSiteStore[] = [];
  const registries: SiteRegistry[] = [];
  const aStore = (): PostgresSiteStore => {
    const store = postgresSiteStore({ url: server.url, pollMs: 500 });
    stores.push(store);
    return store;
  };
  const aRegistry = async (events: SiteEvent[] = []): Promise<SiteRegistry> => {
    const registry = await createSiteRegistry({
      store: aStore(),
      templateDefaults: { coast: {} },
      log: (event) => events.push(event),
    });
    registries.push(registry);
    return registry;
  };
  const nameAt = (registry: SiteRegistry): string | undefined => registry.byHost('kauri.example')?.site?.name;

  beforeAll(async () => {
    server = await postgresServer();
    await aStore().migrate();
  }, 60_000);
  afterAll(async () => {
    await Promise.all(registries.map((registry) => registry.close()));
    await Promise.all(stores.map((store) => store.close()));
    server?.remove();
  }, 60_000);

  it('sites in PostgreSQL: shows a site from its publication on, to two servers within two seconds, and lists who stored what', async () => {
    const editor = aStore();
    const [one, two] = [await aRegistry(), await aRegistry()];
    const first = await editor.push(kauri, files('Kauri'), jo);
    expect(await editor.pull(kauri)).toBeUndefined();
    expect([nameAt(one), nameAt(two)]).toEqual([undefined, undefined]);
    await editor.publish(kauri, { author: 'jo' });
    const second = await editor.push(kauri, files('Kauri Cars', { 'content/offers': '{"items":[]}' }), {
      author: 'al',
      note: 'Offers of May',
    });
    await vi.waitFor(() => expect([nameAt(one), nameAt(two)]).toEqual(['Kauri', 'Kauri']), 2_000);
    await editor.publish(kauri, { author: 'al', revision: second });
    await vi.waitFor(() => expect([nameAt(one), nameAt(two)]).toEqual(['Kauri Cars', 'Kauri Cars']), 2_000);
    expect(await one.readContent(kauri, 'content/offers')).toBe('{"items":[]}');
    expect(await editor.history(kauri)).toMatchObject([
      { revision: second, author: 'al', note: 'Offers of May', state: 'published' },
      { revision: first, author: 'jo', note: 'first', state: 'earlier' },
    ]);

    expect(await editor.rollback(kauri, { author: 'jo' })).toBe(first);
    await vi.waitFor(() => expect([nameAt(one), nameAt(two)]).toEqual(['Kauri', 'Kauri']), 2_000);
    expect(await one.readContent(kauri, 'content/offers')).toBeUndefined();
    expect(await editor.rollback(kauri, { author: 'jo' })).toBeUndefined();
    expect(await editor.pull(kauri, second)).toMatchObject({ 'content/offers': '{"items":[]}' });
    expect(await editor.list()).toEqual([kauri]);
  }, 30_000);

  it.each([
    ['without a site document', { 'content/offers': '{}' }, 'coast/kauri has no site.json.'],
    ['with a document that is not JSON', { site: '{"slug":' }, 'site.json of coast/kauri is not JSON'],
    [
      'with a file outside of pages and content',
      { ...files('Kauri'), '../secret': '{}' },
      'cannot have a file ../secret.json',
    ],
  ])('sites in PostgreSQL: refuses a revision %s', async (_, wrong, message) => {
    await expect(aStore().push(kauri, wrong, jo)).rejects.toThrow(message);
  });

  it('sites in PostgreSQL: answers from memory while the database is down, and shows what was published meanwhile once it is back', async () => {
    const editor = aStore();
    const offers = { 'content/offers': '{"items":[1]}' };
    await editor.publish(kauri, { author: 'jo', revision: await editor.push(kauri, files('Before', offers), jo) });
    const events: SiteEvent[] = [];
    const registry = await aRegistry(events);
    expect(nameAt(registry)).toBe('Before');
    server.stop();
    await vi.waitFor(() => expect(events.length).toBeGreaterThan(0), 10_000);
    expect(nameAt(registry)).toBe('Before');
    expect(await registry.readContent(kauri, 'content/offers')).toBe('{"items":[1]}');
    server.start();
    await vi.waitFor(
      async () => editor.publish(kauri, { author: 'jo', revision: await editor.push(kauri, files('After'), jo) }),
      20_000,
    );
    await vi.waitFor(() => expect(nameAt(registry)).toBe('After'), 10_000);
  }, 60_000);
});
