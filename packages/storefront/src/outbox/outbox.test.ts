import { describe, expect, it } from 'vitest';
import { aSite } from '@dealer/core/testing';
import type { LeadOutcome } from '@dealer/core/enquiry';
import { createOutbox, type Outbox, type OutboxDeps } from './createOutbox.ts';
import { type KeyValueStorage, storedKeys } from '../stores/persisted.ts';
import { aFullStorage, aStorage, forbidden } from '../stores/testStorage.ts';
import { createAcceptedLeads } from '../stores/acceptedLeads.ts';
import { leadLocks } from './leadLocks.ts';
import { outboxItems } from './outboxItems.ts';
import { createOutboxStore } from './outboxStore.ts';

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
const message = 'An unexpected error occured';

/** Web Locks of a browser: shared by all tabs. */
const deviceLocks = (): Pick<LockManager, 'request'> => {
  const locked = new Set<string>();
  return {
    request: (async (name: string, _options: LockOptions, work: (lock: Lock | null) => Promise<unknown>) => {
      if (locked.has(name)) return work(null);
      locked.add(name);
      try {
        return await work({ name, mode: 'exclusive' });
      } finally {
        locked.delete(name);
      }
    }) as LockManager['request'],
  };
};

/** The stored keys, without the list of accepted leads as long as it holds nothing of the person. */
const contentOn = ({ values }: { values: Map<string, string> }): string[] =>
  [...values]
    .filter(([key, text]) => !key.endsWith(':taken-leads') || /Ana|Kerr|0412|ana@/.test(text))
    .map(([key]) => key);

type Answer = LeadOutcome | 'dropped';

const aDevice = ({
  storage = aStorage() as KeyValueStorage,
  locks = deviceLocks() as Pick<LockManager, 'request'> | undefined,
} = {}) => {
  const world = {
    now: 1_000_000,
    isOffline: false,
    answers: [] as Answer[],
    calls: [] as string[],
    records: new Map<string, Readonly<Record<string, unknown>>>(),
    accepted: [] as string[],
    confirmed: [] as string[],
    keys: 0,
  };
  const server: OutboxDeps['send'] = async (sent, key) => {
    world.calls.push(key);
    const answer = world.answers.shift();
    await Promise.resolve();
    if (answer !== undefined && answer !== 'dropped') return answer;
    if (!world.records.has(key)) world.records.set(key, sent);
    if (answer === 'dropped') return { kind: 'retry', because: 'offline', message };
    return { kind: 'accepted', leadId: String(1001 + [...world.records.keys()].indexOf(key)) };
  };
  const openTab = (): Outbox =>
    createOutbox({
      store: createOutboxStore({ storage, prefix }),
      accepted: createAcceptedLeads({ storage, prefix, now: () => world.now }),
      locks: leadLocks(locks, prefix),
      send: server,
      now: () => world.now,
      rng: () => 1,
      makeKey: () => `made-${(world.keys += 1)}`,
      wake: () => undefined,
      isOffline: () => world.isOffline,
      announce: () => undefined,
      onAccepted: (entry) => world.accepted.push(entry.key),
      onConfirmed: (key) => world.confirmed.push(key),
    });
  return { world, openTab, storage };
};

const trouble: LeadOutcome = { kind: 'retry', because: 'fault', message };
const lead = { key: 'k1', payload, about };

describe('a lead that is sent', () => {
  it('a lead that is sent is accepted, recorded once, and nothing of it stays on the device', async () => {
    const storage = aStorage();
    const { world, openTab } = aDevice({ storage });
    await expect(openTab().submit(lead)).resolves.toEqual({ kind: 'accepted', leadId: '1001' });
    expect([...world.records.values()]).toEqual([payload]);
    expect(world.accepted).toEqual(['k1']);
    expect(contentOn(storage)).toEqual([]);
  });

  it('a lead that is sent is sent once, however often the button is pressed', async () => {
    const { world, openTab } = aDevice();
    const tab = openTab();
    const news = await Promise.all([tab.submit(lead), tab.submit(lead), tab.submit(lead)]);
    expect(news).toEqual(Array.from({ length: 3 }, () => ({ kind: 'accepted', leadId: '1001' })));
    expect(world.calls).toEqual(['k1']);
  });

  it('a lead that is sent is sent as another lead when the same form is sent again with other content, and not with the same content', async () => {
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

  it('a lead that is sent is refused and removed, and gets another key when it is corrected', async () => {
    const storage = aStorage();
    const { world, openTab } = aDevice({ storage });
    world.answers.push({ kind: 'refused', message: 'Phone is not valid' });
    const tab = openTab();
    await expect(tab.submit(lead)).resolves.toEqual({ kind: 'refused', message: 'Phone is not valid' });
    expect(contentOn(storage)).toEqual([]);
    await expect(tab.submit({ ...lead, payload: { ...payload, phone: '0400000000' } })).resolves.toMatchObject({
      kind: 'accepted',
    });
    expect(world.calls).toEqual(['k1', 'made-1']);
    expect([...world.records.values()]).toMatchObject([{ phone: '0400000000' }]);
  });
});

describe('a lead whose form was closed before the answer', () => {
  const unseen = async () => 'unseen' as const;

  it('a lead whose form was closed before the answer that the dealer refused is shown by a notice, which says why, until the shopper dismisses it', async () => {
    const { world, openTab } = aDevice();
    world.answers.push({ kind: 'refused', message: 'Phone is not valid' });
    const tab = openTab();
    await tab.submit(lead, unseen);
    expect(tab.notices()).toMatchObject([{ key: 'k1', state: { kind: 'refused', message: 'Phone is not valid' } }]);
    await tab.submit({ ...lead, payload: { ...payload, phone: '0400000000' } });
    expect(world.calls).toEqual(['k1', 'made-1']);
    await tab.forget('k1');
    expect(tab.notices()).toEqual([]);
  });

  it('a lead whose form was closed before the answer that the dealer has is shown by a notice at once, with its reference', async () => {
    const tab = aDevice().openTab();
    await tab.submit(lead, unseen);
    expect(tab.notices()).toMatchObject([{ key: 'k1', state: { kind: 'accepted', leadId: '1001' } }]);
  });
});

describe('a lead whose key belongs to another lead on the server', () => {
  const conflict = { kind: 'conflict', message: 'This key was used for another enquiry.' } as const;

  it('a lead whose key belongs to another lead on the server is sent at once under a new key, as another lead', async () => {
    const { world, openTab, storage } = aDevice();
    world.answers.push(conflict);
    const tab = openTab();
    await expect(tab.submit(lead)).resolves.toEqual({ kind: 'accepted', leadId: '1001' });
    expect(world.calls).toEqual(['k1', 'made-1']);
    expect([...world.records.keys()]).toEqual(['made-1']);
    expect(contentOn(storage as ReturnType<typeof aStorage>)).toEqual([]);
    await expect(tab.submit(lead)).resolves.toEqual({ kind: 'accepted', leadId: '1001' });
    expect(world.calls).toHaveLength(2);
  });

  it('a lead whose key belongs to another lead on the server waits under its new key where the response is lost, and is recorded once', async () => {
    const { world, openTab } = aDevice();
    world.answers.push(conflict, 'dropped');
    const tab = openTab();
    await expect(tab.submit(lead)).resolves.toMatchObject({ kind: 'retry', because: 'offline' });
    expect(tab.entries()).toMatchObject([{ key: 'made-1' }]);
    const next = openTab();
    world.now += 60_000;
    await next.run(['offline']);
    expect([...world.records.keys()]).toEqual(['made-1']);
  });

  it('a lead whose key belongs to another lead on the server is refused where the server reports a conflict for the new key too', async () => {
    const { world, openTab } = aDevice();
    world.answers.push(conflict, conflict);
    await expect(openTab().submit(lead)).resolves.toEqual({ kind: 'refused', message: conflict.message });
    expect(world.calls).toHaveLength(2);
  });
});

describe('a lead that waits', () => {
  it('a lead that waits is stored before it is sent, survives the page, and is recorded once by the next one', async () => {
    const storage = aStorage();
    const { world, openTab } = aDevice({ storage });
    world.answers.push('dropped');
    const tab = openTab();
    await expect(tab.submit(lead)).resolves.toEqual({ kind: 'retry', because: 'offline', message });
    expect(tab.entries()).toMatchObject([{ state: { because: 'offline', attempts: 1 } }]);
    expect(tab.isStored('k1')).toBe(true);
    expect(storedKeys(storage, `${prefix}outbox:`)).toHaveLength(1);
    expect(storedKeys(storage, 'dealer:other:outbox:')).toEqual([]);
    world.now += 5_000;
    const next = openTab();
    await next.run();
    expect(world.calls).toEqual(['k1', 'k1']);
    expect(world.records.size).toBe(1);
    expect(next.notices()).toMatchObject([{ key: 'k1', state: { kind: 'accepted', leadId: '1001' } }]);
    expect(JSON.stringify([...storage.values])).not.toMatch(/Ana|Kerr|0412|ana@/);
    await next.forget('k1');
    expect(contentOn(storage)).toEqual([]);
  });

  it('a lead that waits of a page that closed while sending is sent by the next page at once', async () => {
    const storage = aStorage();
    const key = `${prefix}outbox:k1`;
    const { openTab } = aDevice({ storage });
    void openTab().submit(lead);
    expect(storage.getItem(key)).toContain('"kind":"sending"');
    // The browser was closed and opened: the lock is gone, the lead is not.
    const { world, openTab: openNext } = aDevice({ storage });
    await openNext().run();
    expect(world.calls).toEqual(['k1']);
    expect(world.records.size).toBe(1);
  });

  it('a lead that waits is not sent before it is due, except when the shopper presses Send now', async () => {
    const { world, openTab } = aDevice();
    world.answers.push({ kind: 'retry', because: 'busy', message, retryAfterMs: 60_000 });
    const tab = openTab();
    await tab.submit(lead);
    world.now += 59_000;
    await tab.run();
    expect(world.calls).toHaveLength(1);
    await tab.sendNow('k1');
    expect(world.records.size).toBe(1);
  });

  it('waits for a connection without an attempt, and may still be changed', async () => {
    const { world, openTab } = aDevice();
    world.isOffline = true;
    const tab = openTab();
    await expect(tab.submit(lead)).resolves.toMatchObject({ kind: 'retry', because: 'offline' });
    expect(tab.entries()).toMatchObject([{ state: { because: 'offline', attempts: 0 } }]);
    await tab.submit({ ...lead, payload: { ...payload, message: 'Is it still there?' } });
    expect(world.calls).toEqual([]);
    world.isOffline = false;
    await tab.run(['offline', 'fault']);
    expect([...world.records.values()]).toMatchObject([{ message: 'Is it still there?' }]);
  });

  it('a lead that waits does not change where the server may have received it: changed content is another lead', async () => {
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

  it('a lead that waits expires after a day: its content is removed and the shopper sees a notice', async () => {
    const storage = aStorage();
    const { world, openTab } = aDevice({ storage });
    world.answers.push(trouble);
    await openTab().submit(lead);
    world.now += day;
    const next = openTab();
    await next.run();
    expect(world.calls).toHaveLength(1);
    expect(next.notices()).toMatchObject([{ state: { kind: 'expired' } }]);
    expect(JSON.stringify([...storage.values])).not.toMatch(/Ana|Kerr|0412|ana@/);
  });

  it.each([
    ['with locks', deviceLocks()],
    ['without locks', undefined],
  ])('a lead that waits has one sender in two tabs, %s', async (_, locks) => {
    const { world, openTab } = aDevice({ locks });
    world.answers.push(trouble);
    const [one, two] = [openTab(), openTab()];
    await one.submit(lead);
    world.now += 60_000;
    await Promise.all([one.run(), two.run(), one.run(['fault']), two.run(['fault'])]);
    expect(world.calls).toHaveLength(2);
    expect(world.records.size).toBe(1);
    expect(two.notices()).toMatchObject([{ state: { kind: 'accepted' } }]);
  });

  it('a lead that waits never sends a waiting lead that was discarded', async () => {
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

describe('a device that stores nothing', () => {
  it.each([
    ['forbidden', forbidden],
    ['full', aFullStorage()],
    ['forgetful', Object.assign(aStorage(), { forgets: true })],
  ])('(%s storage) sends from the page, and the notice says to keep it open', async (_, storage) => {
    const { world, openTab } = aDevice({ storage });
    world.answers.push(trouble);
    const tab = openTab();
    await expect(tab.submit(lead)).resolves.toMatchObject({ kind: 'retry' });
    expect(tab.isStored(lead.key)).toBe(false);
    expect(outboxItems(tab.notices(), { site: aSite(), isStored: tab.isStored })[0]?.text).toMatch(
      /keep this page open/,
    );
    world.now += 60_000;
    await tab.run();
    expect(world.records.size).toBe(1);
  });

  it('a device that stores nothing removes what cannot be read', async () => {
    const storage = aStorage();
    storage.values.set(`${prefix}outbox:x`, '{"version":1,"value":{"name":"Ana"');
    storage.values.set('dealer:other:outbox:y', 'theirs');
    await aDevice({ storage }).openTab().run();
    expect([...storage.values.keys()]).toEqual(['dealer:other:outbox:y']);
  });
});

describe('a form after a reload, or in a duplicated tab', () => {
  it('a form after a reload sends nothing twice where the same content waits already, also under another key', async () => {
    const { world, openTab } = aDevice();
    const changed = { ...lead, payload: { ...payload, message: 'And its colour?' } };
    world.answers.push('dropped', 'dropped');
    const tab = openTab();
    await tab.submit(lead);
    await tab.submit(changed);
    await expect(openTab().submit(changed)).resolves.toMatchObject({ kind: 'accepted' });
    expect(world.calls).toEqual(['k1', 'made-1', 'made-1']);
  });

  it('a form after a reload sends nothing where the server accepted the same content, and other content under another key', async () => {
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

describe('an accepted lead', () => {
  /** A form whose page leads to a confirmation. */
  const toConfirmation = async (): Promise<void> => undefined;

  it('an accepted lead stays on the device until its confirmation was seen, so that the next page confirms it where this one closes', async () => {
    const { world, openTab } = aDevice();
    await openTab().submit(lead, toConfirmation);
    expect(world.confirmed).toEqual([]);
    const next = openTab();
    await next.run(['offline', 'fault']);
    expect(next.notices()).toMatchObject([{ key: 'k1', state: { kind: 'accepted', leadId: '1001' } }]);
    await next.forget('k1');
    expect(next.notices()).toEqual([]);
    expect(world.confirmed).toEqual(['k1']);
    expect(world.calls).toEqual(['k1']);
  });

  it('an accepted lead is not in the notices while its own page goes to the confirmation', async () => {
    const tab = aDevice().openTab();
    await tab.submit(lead, toConfirmation);
    expect(tab.notices()).toEqual([]);
  });

  it('an accepted lead is shown until it is dismissed by the page where its notice was seen, and by no page after it', async () => {
    const { world, openTab } = aDevice();
    await openTab().submit(lead, toConfirmation);
    const next = openTab();
    await next.markSeen('k1');
    expect(world.confirmed).toEqual(['k1']);
    expect(next.notices()).toHaveLength(1);
    expect(openTab().notices()).toEqual([]);
    await next.forget('k1');
    expect(next.notices()).toEqual([]);
    expect(world.confirmed).toEqual(['k1']);
  });

  it('an accepted lead is one lead when the same content is sent again before it was confirmed, and a new one after that', async () => {
    const { world, openTab } = aDevice();
    await openTab().submit(lead, toConfirmation);
    const next = openTab();
    const repeated = { ...lead, key: 'k2' };
    await expect(next.submit(repeated, toConfirmation)).resolves.toEqual({ kind: 'accepted', leadId: '1001' });
    expect(world.calls).toEqual(['k1']);
    await next.forget('k1');
    await expect(next.submit(repeated, toConfirmation)).resolves.toEqual({ kind: 'accepted', leadId: '1002' });
  });
});

describe('a visitor who signs out', () => {
  it('a visitor who signs out leaves no lead on the device, and none is sent any more', async () => {
    const storage = aStorage();
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
  it('an open form shows the state of its lead itself until it closes', async () => {
    const { world, openTab } = aDevice();
    world.answers.push(trouble);
    const tab = openTab();
    const showNotice = tab.hideNotice('k1');
    await tab.submit(lead);
    expect(tab.notices()).toEqual([]);
    showNotice();
    expect(tab.notices()).toHaveLength(1);
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
  ] as const)('what the shopper reads: %o', (state, title, text) => {
    const [item] = outboxItems([{ key: 'k1', queuedAt: 0, about, state }], { site, isStored: () => true });
    expect(item?.title).toBe(title);
    expect(item?.text).toMatch(text);
    const needsCall = state.kind === 'refused' || state.kind === 'expired';
    expect(item?.call?.label).toBe(needsCall && phone ? `Call ${phone}` : undefined);
  });

  it.each([
    [{ kind: 'waiting', until: 0, attempts: 1, because: 'offline' }, /Nothing was reserved and nothing was paid\.$/],
    [{ kind: 'accepted', leadId: '1001' }, /^Your reference is 1001\. No deposit was paid with it\./],
    [{ kind: 'refused', message: 'No.' }, /Nothing was reserved and nothing was paid\.$/],
    [{ kind: 'expired' }, /Nothing was reserved and nothing was paid\.$/],
  ] as const)('what the shopper reads of a checkout: %o', (state, text) => {
    const entry = { key: 'k1', queuedAt: 0, about: { ...about, awaitsDeposit: true }, state };
    expect(outboxItems([entry], { site, isStored: () => true })[0]?.text).toMatch(text);
  });

  it('what the shopper reads offers the phone of the location that the lead went to', () => {
    const toNewstead = { ...about, dealerPhone: '07 5550 1234' };
    const entry = { key: 'k1', queuedAt: 0, about: toNewstead, state: { kind: 'expired' } } as const;
    expect(outboxItems([entry], { site, isStored: () => true })[0]?.call?.label).toBe('Call 07 5550 1234');
  });
});
