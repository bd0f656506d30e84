import { describe, expect, it } from 'vitest';
import { aSite } from '@dealer/core/testing';
import type { LeadAnswer } from '@dealer/core/outbox';
import { hasStored } from '../stores/hasStored.ts';
import type { KeyValueStorage } from '../stores/persisted.ts';
import { forbidden } from '../stores/testStorage.ts';
import { createOutbox } from './createOutbox.ts';
import type { Outbox, OutboxDeps } from './createOutbox.ts';
import { leadLocks } from './leadLocks.ts';
import { outboxItems } from './outboxItems.ts';
import { createOutboxStore } from './outboxStore.ts';
import { createTakenStore } from './takenStore.ts';

const prefix = 'dealer:harbour-city:';
const about = { title: 'enquiry about the 2022 Toyota Hilux', category: 'General Enquiry', eventId: 15 } as const;
const payload = {
  name: 'Ana',
  last_name: 'Kerr',
  email: 'ana@sample.example',
  phone: '0412345678',
  message: 'Is it there?',
  url: 'https://x.example/',
  user_agent: 'B/1',
  lead_attributes: {},
};
const day = 86_400_000;

/** Storage as a browser has it: it knows its keys. */
const deviceStorage = (): KeyValueStorage & { values: Map<string, string> } => {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    ...({ key: (at: number) => [...values.keys()][at] ?? null } as object),
    get length() {
      return values.size;
    },
  } as KeyValueStorage & { values: Map<string, string> };
};

/** Locks as a browser has them: one for all tabs. */
const deviceLocks = (): Pick<LockManager, 'request'> => {
  const held = new Set<string>();
  return {
    request: (async (name: string, _options: LockOptions, work: (lock: Lock | null) => Promise<unknown>) => {
      if (held.has(name)) return work(null);
      held.add(name);
      try {
        return await work({ name, mode: 'exclusive' });
      } finally {
        held.delete(name);
      }
    }) as LockManager['request'],
  };
};

/** What the device keeps of leads, besides that the server took them. */
const wordsOn = ({ values }: { values: Map<string, string> }): string[] =>
  [...values]
    .filter(([key, text]) => !key.endsWith(':taken-leads') || /Ana|Kerr|0412|ana@/.test(text))
    .map(([key]) => key);

type Answer = LeadAnswer | 'dropped' | { kind: 'conflict'; message: string };

const aDevice = ({
  storage = deviceStorage() as KeyValueStorage,
  locks = deviceLocks() as Pick<LockManager, 'request'> | undefined,
} = {}) => {
  const world = {
    now: 1_000_000,
    isOffline: false,
    answers: [] as Answer[],
    calls: [] as string[],
    records: new Map<string, Readonly<Record<string, unknown>>>(),
    told: [] as string[],
    confirmed: [] as string[],
    keys: 0,
  };
  const server: OutboxDeps['send'] = async (words, key) => {
    world.calls.push(key);
    const answer = world.answers.shift();
    await Promise.resolve();
    if (answer !== undefined && answer !== 'dropped') return answer;
    if (!world.records.has(key)) world.records.set(key, words);
    if (answer === 'dropped') return { kind: 'retry', because: 'offline' };
    return { kind: 'accepted', leadId: String(1001 + [...world.records.keys()].indexOf(key)) };
  };
  const openTab = (): Outbox =>
    createOutbox({
      store: createOutboxStore({ storage, prefix }),
      taken: createTakenStore({ storage, prefix, now: () => world.now }),
      locks: leadLocks(locks, prefix),
      send: server,
      now: () => world.now,
      rng: () => 1,
      makeKey: () => `made-${(world.keys += 1)}`,
      wake: () => undefined,
      isOffline: () => world.isOffline,
      announce: () => undefined,
      onAccepted: (entry) => world.told.push(entry.key),
      onConfirmed: (key) => world.confirmed.push(key),
    });
  return { world, openTab, storage };
};

const trouble: LeadAnswer = { kind: 'retry', because: 'fault' };
const lead = { key: 'k1', payload, about };

describe('a lead that is sent', () => {
  it('is accepted, recorded once, and nothing of it stays on the device', async () => {
    const storage = deviceStorage();
    const { world, openTab } = aDevice({ storage });
    await expect(openTab().submit(lead)).resolves.toEqual({ kind: 'accepted', leadId: '1001' });
    expect([...world.records.values()]).toEqual([payload]);
    expect(world.told).toEqual(['k1']);
    expect(wordsOn(storage)).toEqual([]);
  });

  it('is sent once, however often the button is pressed', async () => {
    const { world, openTab } = aDevice();
    const tab = openTab();
    const news = await Promise.all([tab.submit(lead), tab.submit(lead), tab.submit(lead)]);
    expect(news).toEqual(Array.from({ length: 3 }, () => ({ kind: 'accepted', leadId: '1001' })));
    expect(world.calls).toEqual(['k1']);
  });

  it('is a lead of its own when the same form is sent again with other words, and none with the same', async () => {
    const { world, openTab } = aDevice();
    const tab = openTab();
    await tab.submit(lead);
    await expect(tab.submit(lead)).resolves.toEqual({ kind: 'accepted', leadId: '1001' });
    await expect(tab.submit({ ...lead, payload: { ...payload, message: 'And its colour?' } })).resolves.toEqual({
      kind: 'accepted',
      leadId: '1002',
    });
    expect(world.calls).toEqual(['k1', 'made-1']);
  });

  it('is refused, forgotten, and sent anew with another key when it was corrected', async () => {
    const storage = deviceStorage();
    const { world, openTab } = aDevice({ storage });
    world.answers.push({ kind: 'refused', message: 'Phone is not valid' });
    const tab = openTab();
    await expect(tab.submit(lead)).resolves.toEqual({ kind: 'refused', message: 'Phone is not valid' });
    expect(wordsOn(storage)).toEqual([]);
    await expect(tab.submit({ ...lead, payload: { ...payload, phone: '0400000000' } })).resolves.toMatchObject({
      kind: 'accepted',
    });
    expect(world.calls).toEqual(['k1', 'made-1']);
    expect([...world.records.values()]).toMatchObject([{ phone: '0400000000' }]);
  });
});

describe('a lead whose key the server has for other words', () => {
  const conflict = { kind: 'conflict', message: 'This key was used for another enquiry.' } as const;

  it('is sent at once under a key of its own, and is a lead of its own', async () => {
    const { world, openTab, storage } = aDevice();
    world.answers.push(conflict);
    const tab = openTab();
    await expect(tab.submit(lead)).resolves.toEqual({ kind: 'accepted', leadId: '1001' });
    expect(world.calls).toEqual(['k1', 'made-1']);
    expect([...world.records.keys()]).toEqual(['made-1']);
    expect(wordsOn(storage as ReturnType<typeof deviceStorage>)).toEqual([]);
    await expect(tab.submit(lead)).resolves.toEqual({ kind: 'accepted', leadId: '1001' });
    expect(world.calls).toHaveLength(2);
  });

  it('waits under its own key where the answer to that is lost, and is recorded once', async () => {
    const { world, openTab } = aDevice();
    world.answers.push(conflict, 'dropped');
    await expect(openTab().submit(lead)).resolves.toMatchObject({ kind: 'waiting', entry: { key: 'made-1' } });
    const next = openTab();
    world.now += 60_000;
    await next.run(['offline']);
    expect([...world.records.keys()]).toEqual(['made-1']);
  });

  it('is refused where the server says so of a new key too', async () => {
    const { world, openTab } = aDevice();
    world.answers.push(conflict, conflict);
    await expect(openTab().submit(lead)).resolves.toEqual({ kind: 'refused', message: conflict.message });
    expect(world.calls).toHaveLength(2);
  });
});

describe('a lead that waits', () => {
  it('is stored before it is sent, survives the page, and is recorded once by the next one', async () => {
    const storage = deviceStorage();
    const { world, openTab } = aDevice({ storage });
    world.answers.push('dropped');
    await expect(openTab().submit(lead)).resolves.toMatchObject({
      kind: 'waiting',
      isKept: true,
      entry: { state: { because: 'offline', attempts: 1 } },
    });
    expect(hasStored(Object.fromEntries(storage.values), `${prefix}outbox:`)).toBe(true);
    expect(hasStored(Object.fromEntries(storage.values), 'dealer:other:outbox:')).toBe(false);
    world.now += 5_000;
    const next = openTab();
    await next.run();
    expect(world.calls).toEqual(['k1', 'k1']);
    expect(world.records.size).toBe(1);
    expect(next.news()).toMatchObject([{ key: 'k1', state: { kind: 'accepted', leadId: '1001' } }]);
    expect(JSON.stringify([...storage.values])).not.toMatch(/Ana|Kerr|0412|ana@/);
    await next.forget('k1');
    expect(wordsOn(storage)).toEqual([]);
  });

  it('of a page that died while it was sending is sent by the next one at once', async () => {
    const storage = deviceStorage();
    const key = `${prefix}outbox:k1`;
    const { openTab } = aDevice({ storage });
    void openTab().submit(lead);
    expect(storage.getItem(key)).toContain('"kind":"sending"');
    // The browser is closed and opened: the lock went with the page, the lead did not.
    const { world, openTab: openLater } = aDevice({ storage });
    await openLater().run();
    expect(world.calls).toEqual(['k1']);
    expect(world.records.size).toBe(1);
  });

  it('is not asked for before its time, but when the shopper presses Send now', async () => {
    const { world, openTab } = aDevice();
    world.answers.push({ kind: 'retry', because: 'busy', retryAfterMs: 60_000 });
    const tab = openTab();
    await tab.submit(lead);
    world.now += 59_000;
    await tab.run();
    expect(world.calls).toHaveLength(1);
    await tab.sendNow('k1');
    expect(world.records.size).toBe(1);
  });

  it('waits for a connection without a try, and may still be changed', async () => {
    const { world, openTab } = aDevice();
    world.isOffline = true;
    const tab = openTab();
    await expect(tab.submit(lead)).resolves.toMatchObject({
      kind: 'waiting',
      entry: { state: { because: 'offline', attempts: 0 } },
    });
    await tab.submit({ ...lead, payload: { ...payload, message: 'Is it still there?' } });
    expect(world.calls).toEqual([]);
    world.isOffline = false;
    await tab.run(['offline', 'fault']);
    expect([...world.records.values()]).toMatchObject([{ message: 'Is it still there?' }]);
  });

  it('keeps its words where the server may hold them: changed ones are a lead of their own', async () => {
    const { world, openTab } = aDevice();
    world.answers.push('dropped');
    const tab = openTab();
    await tab.submit(lead);
    await expect(tab.submit({ ...lead, payload: { ...payload, message: 'And its colour?' } })).resolves.toMatchObject({
      kind: 'accepted',
      leadId: '1002',
    });
    await tab.run(['offline', 'fault']);
    expect([...world.records].map(([key, { message }]) => [key, message])).toEqual([
      ['k1', 'Is it there?'],
      ['made-1', 'And its colour?'],
    ]);
  });

  it('is given up after a day; its words are gone, the shopper is told', async () => {
    const storage = deviceStorage();
    const { world, openTab } = aDevice({ storage });
    world.answers.push(trouble);
    await openTab().submit(lead);
    world.now += day;
    const next = openTab();
    await next.run();
    expect(world.calls).toHaveLength(1);
    expect(next.news()).toMatchObject([{ state: { kind: 'expired' } }]);
    expect(JSON.stringify([...storage.values])).not.toMatch(/Ana|Kerr|0412|ana@/);
  });

  it.each([
    ['with locks', deviceLocks()],
    ['without locks', undefined],
  ])('has one sender in two tabs, %s', async (_, locks) => {
    const { world, openTab } = aDevice({ locks });
    world.answers.push(trouble);
    const [one, two] = [openTab(), openTab()];
    await one.submit(lead);
    world.now += 60_000;
    await Promise.all([one.run(), two.run(), one.run(['fault']), two.run(['fault'])]);
    expect(world.calls).toHaveLength(2);
    expect(world.records.size).toBe(1);
    expect(two.news()).toMatchObject([{ state: { kind: 'accepted' } }]);
  });

  it('may be discarded', async () => {
    const { world, openTab } = aDevice();
    world.answers.push(trouble);
    const tab = openTab();
    await tab.submit(lead);
    await tab.forget('k1');
    world.now += day / 2;
    await tab.run(['offline', 'fault']);
    expect(world.calls).toHaveLength(1);
    expect(tab.entries()).toEqual([]);
  });
});

describe('a device that keeps nothing', () => {
  const full: KeyValueStorage = {
    ...deviceStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const forgetful: KeyValueStorage = { ...deviceStorage(), forgets: true };
  it.each([
    ['forbidden', forbidden],
    ['full', full],
    ['forgetful', forgetful],
  ])('(%s storage) sends from the page, and says that it must stay open', async (_, storage) => {
    const { world, openTab } = aDevice({ storage });
    world.answers.push(trouble);
    const tab = openTab();
    await expect(tab.submit(lead)).resolves.toMatchObject({ kind: 'waiting', isKept: false });
    expect(outboxItems(tab.news(), { site: aSite(), isKept: tab.isKept })[0]?.text).toMatch(/keep this page open/);
    world.now += 60_000;
    await tab.run();
    expect(world.records.size).toBe(1);
  });

  it('forgets what nobody can read', async () => {
    const storage = deviceStorage();
    storage.values.set(`${prefix}outbox:x`, '{"version":1,"value":{"name":"Ana"');
    storage.values.set('dealer:other:outbox:y', 'theirs');
    await aDevice({ storage }).openTab().run();
    expect([...storage.values.keys()]).toEqual(['dealer:other:outbox:y']);
  });
});

describe('a form that comes back after a reload, or in a copy of its tab', () => {
  it('sends nothing again where its words wait already, also under another key', async () => {
    const { world, openTab } = aDevice();
    const changed = { ...lead, payload: { ...payload, message: 'And its colour?' } };
    world.answers.push('dropped', 'dropped');
    const tab = openTab();
    await tab.submit(lead);
    await tab.submit(changed);
    await expect(openTab().submit(changed)).resolves.toMatchObject({ kind: 'accepted' });
    expect(world.calls).toEqual(['k1', 'made-1', 'made-1']);
  });

  it('sends nothing where the server took the same words, and other words under another key', async () => {
    const { world, openTab } = aDevice();
    await openTab().submit(lead);
    await expect(openTab().submit(lead)).resolves.toEqual({ kind: 'accepted', leadId: '1001' });
    await expect(openTab().submit({ ...lead, payload: { ...payload, message: 'And its colour?' } })).resolves.toEqual({
      kind: 'accepted',
      leadId: '1002',
    });
    expect(world.calls).toEqual(['k1', 'made-1']);
  });
});

describe('a lead that the server took', () => {
  /** The shopper is on a form whose page leads to a confirmation. */
  const toConfirmation = async (): Promise<void> => undefined;

  it('stays on the device until its confirmation was seen, so that a page which goes away at the answer leaves it to the next', async () => {
    const { world, openTab } = aDevice();
    await openTab().submit(lead, toConfirmation);
    expect(world.confirmed).toEqual([]);
    const next = openTab();
    await next.run(['offline', 'fault']);
    expect(next.news()).toMatchObject([{ key: 'k1', state: { kind: 'accepted', leadId: '1001' } }]);
    await next.forget('k1');
    expect(next.news()).toEqual([]);
    expect(world.confirmed).toEqual(['k1']);
    expect(world.calls).toEqual(['k1']);
  });

  it('is not in the notice while its own page goes to the confirmation', async () => {
    const tab = aDevice().openTab();
    await tab.submit(lead, toConfirmation);
    expect(tab.news()).toEqual([]);
  });

  it('is shown by the page where its notice was seen until it is dismissed, and by no later page', async () => {
    const { world, openTab } = aDevice();
    await openTab().submit(lead, toConfirmation);
    const next = openTab();
    await next.seen('k1');
    expect(world.confirmed).toEqual(['k1']);
    expect(next.news()).toHaveLength(1);
    expect(openTab().news()).toEqual([]);
    await next.forget('k1');
    expect(next.news()).toEqual([]);
    expect(world.confirmed).toEqual(['k1']);
  });

  it('is one lead when the same words are typed and sent again before it was confirmed, and a new one after that', async () => {
    const { world, openTab } = aDevice();
    await openTab().submit(lead, toConfirmation);
    const next = openTab();
    const again = { ...lead, key: 'k2' };
    await expect(next.submit(again, toConfirmation)).resolves.toEqual({ kind: 'accepted', leadId: '1001' });
    expect(world.calls).toEqual(['k1']);
    await next.forget('k1');
    await expect(next.submit(again, toConfirmation)).resolves.toEqual({ kind: 'accepted', leadId: '1002' });
  });
});

describe('a visitor who signs out', () => {
  it('leaves no lead behind, and none is sent any more', async () => {
    const storage = deviceStorage();
    const { world, openTab } = aDevice({ storage });
    world.answers.push(trouble);
    const tab = openTab();
    await tab.submit(lead);
    tab.forgetAll();
    expect(storage.values.size).toBe(0);
    world.now += 60_000;
    await tab.run(['offline', 'fault']);
    expect(world.calls).toHaveLength(1);
  });
});

describe('an open form', () => {
  it('tells of its lead itself, until it lets go', async () => {
    const { world, openTab } = aDevice();
    world.answers.push(trouble);
    const tab = openTab();
    const letGo = tab.hold('k1');
    await tab.submit(lead);
    expect(tab.news()).toEqual([]);
    letGo();
    expect(tab.news()).toHaveLength(1);
  });
});

describe('what the shopper reads', () => {
  const site = aSite();
  const phone = site.locations.find(({ primary }) => primary)?.contact_detail.phone;
  it.each([
    [
      { kind: 'waiting', until: 0, attempts: 1, because: 'offline' },
      'Your enquiry about the 2022 Toyota Hilux is not sent yet',
      /saved on this device and will be sent when you are back online\.$/,
    ],
    [
      { kind: 'accepted', leadId: '1001' },
      'Your enquiry about the 2022 Toyota Hilux was sent',
      /Your reference is 1001\./,
    ],
    [
      { kind: 'refused', message: 'this phone number is not in use' },
      'Your enquiry about the 2022 Toyota Hilux was not accepted',
      /^This phone number is not in use\. .*call us/,
    ],
    [{ kind: 'expired' }, 'Your enquiry about the 2022 Toyota Hilux could not be sent', /removed your details/],
  ] as const)('%o', (state, title, text) => {
    const [item] = outboxItems([{ key: 'k1', queuedAt: 0, about, state }], { site, isKept: () => true });
    expect(item?.title).toBe(title);
    expect(item?.text).toMatch(text);
    const needsCall = state.kind === 'refused' || state.kind === 'expired';
    expect(item?.call?.label).toBe(needsCall && phone ? `Call ${phone}` : undefined);
  });

  it('offers the phone of the location that the lead went to', () => {
    const toNewstead = { ...about, dealerPhone: '07 5550 1234' };
    const entry = { key: 'k1', queuedAt: 0, about: toNewstead, state: { kind: 'expired' } } as const;
    expect(outboxItems([entry], { site, isKept: () => true })[0]?.call?.label).toBe('Call 07 5550 1234');
  });
});
