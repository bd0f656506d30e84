import { createHttp } from '@dealer/api/http';
import { submitLead } from '@dealer/api/leads';
import { createMockApi } from '@dealer/mocks/node';
import { createAcceptedLeads, createOutbox, createOutboxStore, leadLocks } from '@dealer/storefront/outbox';
import type { Outbox } from '@dealer/storefront/outbox';
import { createDice } from './dice.ts';

/** What became of the simulated submissions, by the records of the mock backend. */
export type LeadCount = {
  submitted: number;
  recorded: number;
  once: number;
  lost: number;
  doubled: number;
  confirmed: number;
  left: number;
  calls: number;
  mishaps: Record<string, number>;
};

const outcomes = [
  'through',
  'through',
  'callLost',
  'answerLost',
  'timeout',
  'status500',
  'status503',
  'status429',
  'status408',
  'malformed',
  'pageDies',
  'pageDiesAfter',
] as const;

type Timer = { at: number; work: () => void };
type Tab = { isDead: boolean; wakesAt: Timer | undefined; outbox: Outbox };

/** Lets everything run that waits for nothing but its turn. */
const settle = async (pending: () => number): Promise<void> => {
  for (let quiet = 0; quiet < 2; ) {
    await new Promise((done) => setImmediate(done));
    quiet = pending() === 0 ? quiet + 1 : 0;
  }
};

/**
 * So many submissions on devices of one or two tabs, against the mock backend in node, with random faults, in simulated time. The
 * outbox, the lead call and the mock are the real ones; storage, locks and clock are those of a device whose pages can die.
 */
export const simulateLeads = async (submissions: number, seed: number): Promise<LeadCount> => {
  const dice = createDice(seed);
  const start = Date.UTC(2026, 2, 16, 0, 0, 0);
  let now = start;
  let inFlight = 0;
  let calls = 0;
  const mishaps: Record<string, number> = {};
  const happen = (what: string): void => void (mishaps[what] = (mishaps[what] ?? 0) + 1);
  const api = createMockApi({
    search: async () => new Response('', { status: 404 }),
    indexUid: 'none',
    now: () => now,
  });
  const errands: Timer[] = [];
  const after = (ms: number, work: () => void): void => void errands.push({ at: now + ms, work });

  const makeDevice = (id: number) => {
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
      key: (at: number) => [...values.keys()][at] ?? null,
      get length() {
        return values.size;
      },
    };
    const locks = new Map<string, Tab>();
    const device = { isOffline: false, tabs: [] as Tab[], confirmed: new Set<string>(), values };
    const hasLocks = id % 4 !== 0;

    const kill = (tab: Tab): void => {
      tab.isDead = true;
      tab.wakesAt = undefined;
      device.tabs = device.tabs.filter((other) => other !== tab);
      // A browser frees the locks of a page that goes.
      for (const [name, holder] of locks) if (holder === tab) locks.delete(name);
    };

    const open = (): Tab => {
      const tab: Tab = { isDead: false, wakesAt: undefined, outbox: undefined as unknown as Outbox };
      const fetchAsBrowser: typeof fetch = async (input, init) => {
        const request = new Request(input, init);
        const luck = dice.pick(outcomes);
        calls += 1;
        inFlight += 1;
        try {
          await Promise.resolve();
          if (device.isOffline) throw new TypeError('offline');
          if (luck !== 'through') happen(luck);
          if (luck === 'callLost') throw new TypeError('connection lost');
          if (luck === 'status500' || luck === 'status503' || luck === 'status408')
            return Response.json({}, { status: Number(luck.slice(6)) });
          if (luck === 'status429')
            return Response.json({ error: 'Too many' }, { status: 429, headers: { 'retry-after': '30' } });
          if (luck !== 'pageDies') {
            const answer = await api.handle(request);
            if (!answer) throw new Error('The mock backend does not know this call.');
            if (luck === 'answerLost' || luck === 'timeout') throw new TypeError('connection lost');
            if (luck === 'malformed') return new Response('<!doctype html>');
            if (luck === 'through') return answer;
          }
        } finally {
          inFlight -= 1;
        }
        // The page dies in the middle of its call.
        kill(tab);
        after(1_000 + dice.next() * 60_000, () => void open());
        return new Response();
      };
      // A page that is gone never hears of its call.
      const http = createHttp({
        baseUrl: 'http://bench.invalid',
        fetch: async (input, init) => {
          const answer = await fetchAsBrowser(input, init).catch((error: unknown) => error as Error);
          if (tab.isDead) return new Promise<Response>(() => undefined);
          if (answer instanceof Error) throw answer;
          return answer;
        },
      });
      const manager = {
        request: async (name: string, _options: LockOptions, work: (lock: Lock | null) => Promise<unknown>) => {
          if (locks.has(name)) return work(null);
          locks.set(name, tab);
          try {
            return await work({ name, mode: 'exclusive' });
          } finally {
            if (locks.get(name) === tab) locks.delete(name);
          }
        },
      } as Pick<LockManager, 'request'>;
      tab.outbox = createOutbox({
        store: createOutboxStore({ storage, prefix: `dealer:bench-${id}:` }),
        accepted: createAcceptedLeads({ storage, prefix: `dealer:bench-${id}:`, now: () => now }),
        locks: leadLocks(hasLocks ? manager : undefined, `dealer:bench-${id}:`),
        send: (payload, idempotencyKey) => submitLead(http, payload, { idempotencyKey, now: () => now }),
        now: () => now,
        rng: dice.next,
        makeKey: () => `made-${id}-${dice.next()}`,
        wake: (ms, work) => void (tab.wakesAt = ms === undefined || tab.isDead ? undefined : { at: now + ms, work }),
        isOffline: () => device.isOffline,
        announce: () => device.tabs.forEach((other) => (other === tab ? undefined : other.outbox.refresh())),
        onAccepted: ({ key }) => void device.confirmed.add(key),
        onConfirmed: () => undefined,
      });
      device.tabs.push(tab);
      void tab.outbox.run(['offline', 'fault']);
      return tab;
    };
    return { device, open, kill };
  };

  const devices: ReturnType<typeof makeDevice>[] = [];
  for (let at = 0; at < submissions; at += 1) {
    const made = makeDevice(at);
    devices.push(made);
    const { device, open, kill } = made;
    const lead = {
      key: `press-${at}`,
      payload: {
        category: 'General Enquiry',
        name: 'Ana',
        phone: '0412 345 678',
        message: `submission ${at}`,
        url: 'http://bench.invalid/',
        source: 'Website',
        user_agent: 'bench',
        lead_attributes: { visited_pages: [], linked_query_params: {} },
      },
      about: { title: 'enquiry', category: 'General Enquiry', eventId: 22 as const },
    };
    after(dice.next() * 600_000, () => {
      const tab = open();
      if (dice.isBelow(0.4)) {
        happen('twoTabs');
        open();
      }
      if (dice.isBelow(0.3)) {
        happen('offline');
        device.isOffline = true;
        after(dice.next() * 1_200_000, () => {
          device.isOffline = false;
          for (const each of device.tabs) void each.outbox.run(['offline']);
        });
      }
      const press = (): void => void tab.outbox.submit(lead);
      press();
      if (dice.isBelow(0.3)) {
        happen('doublePress');
        press();
      }
      if (dice.isBelow(0.3)) {
        happen('reload');
        after(dice.next() * 5_000, () => {
          if (tab.isDead) return;
          kill(tab);
          after(dice.next() * 30_000, () => void open());
        });
      }
    });
  }

  // Twelve simulated hours: what is not recorded then is lost.
  for (const until = start + 12 * 3_600_000; ; ) {
    await settle(() => inFlight);
    const timers = devices.flatMap(({ device }) => device.tabs.flatMap((tab) => (tab.wakesAt ? [tab] : [])));
    const next = Math.min(...errands.map(({ at }) => at), ...timers.map((tab) => tab.wakesAt?.at ?? Infinity));
    if (next > until) break;
    now = Math.max(now, next);
    for (const tab of timers) {
      const timer = tab.wakesAt;
      if (!timer || timer.at > now) continue;
      tab.wakesAt = undefined;
      timer.work();
    }
    for (const errand of errands.splice(0)) {
      if (errand.at > now) errands.push(errand);
      else errand.work();
    }
  }

  const byText = new Map<string, number>();
  for (const { payload } of await api.store.leads())
    byText.set(String(payload['message']), (byText.get(String(payload['message'])) ?? 0) + 1);
  const counts = Array.from({ length: submissions }, (_, at) => byText.get(`submission ${at}`) ?? 0);
  // The phone number whole: its first digits occur in many time stamps.
  const typed = /Ana|0412\s?345\s?678/;
  return {
    submitted: submissions,
    recorded: counts.reduce((sum, count) => sum + count, 0),
    once: counts.filter((count) => count === 1).length,
    lost: counts.filter((count) => count === 0).length,
    doubled: counts.filter((count) => count > 1).length,
    confirmed: devices.filter(({ device }) => device.confirmed.size === 1).length,
    left: devices.filter(({ device }) => [...device.values.values()].some((text) => typed.test(text))).length,
    calls,
    mishaps,
  };
};
