import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileSiteStore } from './fileSiteStore.ts';
import { hostName, isMachine } from './hostName.ts';
import { createSiteRegistry, type SiteEvent, type SiteRegistry } from './siteRegistry.ts';
import type { SiteStore } from './siteStore.ts';

const open: SiteRegistry[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((registry) => registry.close()));
});

const aDocument = (slug: string, change: object = {}): string =>
  JSON.stringify({ slug, name: `Yard ${slug}`, url: `https://${slug}.example`, ...change });

const aFolder = (slugs: readonly string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'dealer-sites-'));
  for (const slug of slugs) put(folder, slug, aDocument(slug));
  return folder;
};

const put = (folder: string, slug: string, text: string, name = 'site'): void => {
  const file = join(folder, 'sites', slug, `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** A registry of a folder that looks at its files every 20 milliseconds. */
const registryOf = async (
  folder: string,
  { goneMs, store }: { goneMs?: number; store?: SiteStore } = {},
): Promise<{ registry: SiteRegistry; events: SiteEvent[] }> => {
  const events: SiteEvent[] = [];
  const registry = await createSiteRegistry({
    store: store ?? fileSiteStore({ folders: { coast: folder }, pollMs: 20 }),
    templateDefaults: { coast: {} },
    log: (event) => events.push(event),
    ...(goneMs === undefined ? {} : { goneMs }),
  });
  open.push(registry);
  return { registry, events };
};

const nameAt = (registry: SiteRegistry, host: string): string | undefined => registry.byHost(host)?.site?.name;

describe('hostName', () => {
  it.each([
    ['kauri.example', 'kauri.example'],
    ['KAURI.Example', 'kauri.example'],
    ['kauri.example:8080', 'kauri.example'],
    ['kauri.example.', 'kauri.example'],
    ['Kauri.example.:443', 'kauri.example'],
    ['127.0.0.1:4400', '127.0.0.1'],
    ['[::1]:4400', '[::1]'],
    ['kauri.example/path', ''],
    ['jo@kauri.example', ''],
    ['', ''],
    ['kauri..example:99999', ''],
  ])('hostName finds the same site for %s', (host, expected) => {
    expect(hostName(host)).toBe(expected);
  });
});

describe('isMachine', () => {
  it.each(['localhost', '127.0.0.1', '10.1.2.3', '[::1]'])('%s is a machine', (host) => {
    expect(isMachine(hostName(host))).toBe(true);
  });
  it.each(['kauri.example', 'localhost.example', '1.example', ''])('"%s" is none', (host) => {
    expect(isMachine(hostName(host))).toBe(false);
  });
});

describe('the registry of sites', () => {
  it('shows the only site at localhost and IP addresses, and no site there once there are two', async () => {
    const folder = aFolder(['kauri']);
    const { registry } = await registryOf(folder);
    const addresses = ['localhost', '127.0.0.1:8080', '[::1]'];
    expect(addresses.map((host) => nameAt(registry, host))).toEqual(Array(3).fill('Yard kauri'));
    expect(nameAt(registry, 'somebody-else.example')).toBeUndefined();
    put(folder, 'rimu', aDocument('rimu'));
    await vi.waitFor(() => expect(nameAt(registry, 'rimu.example')).toBe('Yard rimu'));
    expect(addresses.map((host) => nameAt(registry, host))).toEqual(Array(3).fill(undefined));
  });

  it('the registry of sites finds a site by its host name in any spelling, and no site for another host name', async () => {
    const { registry } = await registryOf(aFolder(['kauri', 'tussock']));
    expect(['kauri.example', 'KAURI.example:443', 'kauri.example.'].map((host) => nameAt(registry, host))).toEqual([
      'Yard kauri',
      'Yard kauri',
      'Yard kauri',
    ]);
    expect(nameAt(registry, 'unknown.example')).toBeUndefined();
    expect(Object.isFrozen(registry.byHost('kauri.example')?.site)).toBe(true);
  });

  it('the registry of sites shows a changed, an added and a removed site without a restart', async () => {
    const folder = aFolder(['kauri', 'tussock']);
    const { registry } = await registryOf(folder, { goneMs: 30 });
    const changes = vi.fn();
    registry.onChange(changes);
    put(folder, 'kauri', aDocument('kauri', { name: 'Kauri Cars' }));
    put(folder, 'rimu', aDocument('rimu'));
    rmSync(join(folder, 'sites/tussock'), { recursive: true });
    await vi.waitFor(() => {
      expect(nameAt(registry, 'kauri.example')).toBe('Kauri Cars');
      expect(nameAt(registry, 'rimu.example')).toBe('Yard rimu');
      expect(nameAt(registry, 'tussock.example')).toBeUndefined();
    });
    expect(changes).toHaveBeenCalledWith({ template: 'coast', slug: 'kauri' });
  });

  it('the registry of sites answers the last version of a site whose folder vanishes for a while, and the same site when it is back', async () => {
    const folder = aFolder(['kauri']);
    const { registry, events } = await registryOf(folder);
    rmSync(join(folder, 'sites/kauri'), { recursive: true });
    await vi.waitFor(() => expect(events.at(-1)?.message).toMatch(/^The document is gone\./));
    expect(nameAt(registry, 'kauri.example')).toBe('Yard kauri');
    put(folder, 'kauri', aDocument('kauri', { name: 'Kauri is back' }));
    await vi.waitFor(() => expect(nameAt(registry, 'kauri.example')).toBe('Kauri is back'));
  });

  it.each([
    ['cut in half', aDocument('kauri').slice(0, 30), 'The document is not JSON'],
    ['with a setting of the wrong kind', aDocument('kauri', { search: { columns: 'many' } }), 'search.columns'],
    ['without a name', JSON.stringify({ slug: 'kauri', url: 'https://kauri.example' }), 'name'],
  ])(
    'the registry of sites retains the last version of a document %s, names the reason once, and touches no other site',
    async (_, text, reason) => {
      const folder = aFolder(['kauri', 'tussock']);
      const { registry, events } = await registryOf(folder);
      put(folder, 'kauri', text);
      await vi.waitFor(() => expect(registry.counts()).toEqual({ sites: 2, broken: 1 }));
      expect(events).toEqual([
        { level: 'error', site: 'coast/kauri', message: expect.stringContaining(reason) as string },
      ]);
      expect(events[0]?.message).toMatch(/Its last usable version is answered\.$/);
      expect(nameAt(registry, 'kauri.example')).toBe('Yard kauri');
      expect(nameAt(registry, 'tussock.example')).toBe('Yard tussock');
      put(folder, 'kauri', aDocument('kauri', { name: 'Kauri Cars' }));
      await vi.waitFor(() => expect(nameAt(registry, 'kauri.example')).toBe('Kauri Cars'));
      expect(registry.counts()).toEqual({ sites: 2, broken: 0 });
    },
  );

  it('the registry of sites answers a document that was never usable without a parsed site, so that its visitors read what is wrong', async () => {
    const folder = aFolder(['kauri']);
    put(folder, 'wrong', JSON.stringify({ slug: 'wrong', url: 'https://wrong.example' }));
    const { registry, events } = await registryOf(folder);
    expect(registry.byHost('wrong.example')).toMatchObject({ slug: 'wrong', site: undefined });
    expect(events.map(({ site }) => site)).toEqual(['coast/wrong']);
  });

  it('the registry of sites starts with a site whose file cannot be read, says so once, and shows it when it can', async () => {
    const folder = aFolder(['kauri']);
    mkdirSync(join(folder, 'sites/rimu/site.json'), { recursive: true });
    const { registry, events } = await registryOf(folder);
    expect(nameAt(registry, 'kauri.example')).toBe('Yard kauri');
    expect(nameAt(registry, 'rimu.example')).toBeUndefined();
    rmSync(join(folder, 'sites/rimu/site.json'), { recursive: true });
    put(folder, 'rimu', aDocument('rimu'));
    await vi.waitFor(() => expect(nameAt(registry, 'rimu.example')).toBe('Yard rimu'));
    expect(events.filter(({ level }) => level === 'error')).toEqual([
      { level: 'error', site: 'coast/rimu', message: expect.stringMatching(/^The document cannot be read: EISDIR/) },
    ]);
  });

  it('says that there is no site, and does not start where the folder of sites cannot be read', async () => {
    const folder = aFolder([]);
    const { events } = await registryOf(folder);
    expect(events.map(({ message }) => message)).toEqual([
      'There is no site: every host name is answered with 404 until there is one.',
    ]);
    symlinkSync('sites', join(folder, 'sites'));
    await expect(registryOf(folder)).rejects.toThrow('ELOOP');
  });

  it('the registry of sites refuses a second site with a host name, names both, and takes it once the name is free', async () => {
    const folder = aFolder(['kauri']);
    const { registry, events } = await registryOf(folder);
    put(folder, 'copy', aDocument('copy', { url: 'https://KAURI.example' }));
    await vi.waitFor(() => expect(events).toHaveLength(1));
    expect(events[0]).toEqual({
      level: 'error',
      site: 'coast/copy',
      message: 'The host name kauri.example belongs to coast/kauri; coast/copy cannot have it too.',
    });
    expect(nameAt(registry, 'kauri.example')).toBe('Yard kauri');
    put(folder, 'kauri', aDocument('kauri', { url: 'https://new.example' }));
    await vi.waitFor(() => expect(nameAt(registry, 'kauri.example')).toBe('Yard copy'));
    expect(nameAt(registry, 'new.example')).toBe('Yard kauri');
  });

  it('the registry of sites gives a host name to the site that works, not to a document that was never usable', async () => {
    const folder = aFolder(['kauri']);
    put(folder, 'aaa', JSON.stringify({ slug: 'aaa', url: 'https://kauri.example' }));
    const { registry, events } = await registryOf(folder);
    expect(nameAt(registry, 'kauri.example')).toBe('Yard kauri');
    expect(events.at(-1)).toEqual({
      level: 'error',
      site: 'coast/aaa',
      message: 'The host name kauri.example belongs to coast/kauri; coast/aaa cannot have it too.',
    });
    expect(registry.counts()).toEqual({ sites: 1, broken: 1 });
  });

  it('the registry of sites retains the last usable content of a site: a file cut in half, one that cannot be read, and a folder that vanishes', async () => {
    const folder = aFolder(['kauri']);
    const offers = '{"items":[1]}';
    put(folder, 'kauri', offers, 'content/offers');
    const { registry, events } = await registryOf(folder);
    const read = (name = 'content/offers'): Promise<string | undefined> =>
      registry.readContent({ template: 'coast', slug: 'kauri' }, name);
    expect(await read()).toBe(offers);
    put(folder, 'kauri', '{"items":[', 'content/offers');
    put(folder, 'kauri', '{"half', 'content/posts');
    await vi.waitFor(async () => {
      expect(await read()).toBe(offers);
      expect(registry.counts()).toEqual({ sites: 1, broken: 1 });
    });
    expect(await read('content/posts')).toBeUndefined();
    expect(events.map(({ site, message }) => [site, message])).toEqual([
      [
        'coast/kauri',
        expect.stringMatching(/^content\/offers\.json is not JSON: .* Its last usable version is answered\.$/),
      ],
      ['coast/kauri', expect.stringMatching(/^content\/posts\.json is not JSON: [^.]*$/)],
    ]);
    rmSync(join(folder, 'sites/kauri/content'), { recursive: true });
    mkdirSync(join(folder, 'sites/kauri/content/offers.json'), { recursive: true });
    await vi.waitFor(async () => {
      expect(await read()).toBe(offers);
      expect(events.at(-1)?.message).toMatch(/^content\/offers\.json cannot be read: EISDIR/);
    });
    rmSync(join(folder, 'sites/kauri'), { recursive: true });
    await vi.waitFor(() => expect(events.at(-1)?.message).toMatch(/^The document is gone\./));
    expect(await read()).toBe(offers);
    expect(registry.counts()).toEqual({ sites: 1, broken: 0 });
    put(folder, 'kauri', aDocument('kauri'));
    await vi.waitFor(() => expect(events.at(-1)?.message).toBe('The document is there again.'));
    // Its content was removed for good.
    await vi.waitFor(async () => expect(await read()).toBeUndefined());
  });

  it('the registry of sites reads each document once, and a content file once until it changes', async () => {
    const folder = aFolder(['kauri', 'tussock']);
    put(folder, 'kauri', '{"items":[]}', 'content/offers');
    const store = fileSiteStore({ folders: { coast: folder }, pollMs: 20 });
    const read = vi.fn(store.read);
    const { registry } = await registryOf(folder, { store: { ...store, read } });
    for (let visit = 0; visit < 1_000; visit += 1) registry.byHost('kauri.example');
    const offers = (): Promise<string | undefined> =>
      registry.readContent({ template: 'coast', slug: 'kauri' }, 'content/offers');
    expect([await offers(), await offers()]).toEqual(['{"items":[]}', '{"items":[]}']);
    expect(read).not.toHaveBeenCalled();
    const changes = vi.fn();
    registry.onChange(changes);
    put(folder, 'kauri', '{"items":[1]}', 'content/offers');
    await vi.waitFor(() => expect(changes).toHaveBeenCalledWith({ template: 'coast', slug: 'kauri' }));
    expect(await offers()).toBe('{"items":[1]}');
  });

  it.each(['../kauri', 'content/../../kauri/site', 'content', 'site', 'pages/.hidden', ''])(
    'the registry of sites never reads a content file by the name %j',
    async (name) => {
      const folder = aFolder(['kauri']);
      const store = fileSiteStore({ folders: { coast: folder } });
      expect(await store.readContent({ template: 'coast', slug: 'kauri' }, name)).toBeUndefined();
      expect(readFileSync(join(folder, 'sites/kauri/site.json'), 'utf8')).toContain('Yard kauri');
    },
  );
});
