import { createMockApi } from '@dealer/mocks/node';
import { indexUid } from '@dealer/mocks/seed';
import type { Page } from 'playwright';
import { assertBuilt } from '../../assertBuilt.ts';
import { defaultTemplate } from '../../looks.ts';
import { lookFolder } from '../../server/lookFolder.ts';
import { serve } from '@dealer/server/http';
import { productionHandler } from '../../server/productionHandler.ts';
import { stockEngine } from '@dealer/vite/backend';
import { fillEnquiry, sendButton } from './enquiryPage.ts';
import { launchChromium, visitorContext } from './launchChromium.ts';
import { poll } from './poll.ts';

/** What became of enquiries whose page was reloaded around the server's answer. */
export type ReloadCount = {
  reloads: number;
  unrecorded: number;
  doubled: number;
  unconfirmed: number;
  confirmedTwice: number;
  onSuccess: number;
  onNotice: number;
  broken: number;
};

/** The reload comes so long after the press on Send, or after the server's answer. */
const longestDelay = 400;
const answerTime = 150;

/** `benchReload` is set on the page that is about to be reloaded. */
type BenchWindow = Window & { benchReload?: { after: 'press' | 'answer'; delay: number } };

/** The confirmations on the page that came of the reload: none, one, or both at once. */
const confirmations = (page: Page): Promise<string[]> =>
  page
    .evaluate(() => {
      if ((window as BenchWindow).benchReload) return [];
      const isThanked =
        location.pathname === '/success' && /Your reference is/.test(document.querySelector('main')?.textContent ?? '');
      return [
        ...(isThanked ? ['success'] : []),
        ...(/was sent/.test(document.querySelector('[data-part=outbox-notice]')?.textContent ?? '') ? ['notice'] : []),
      ];
    })
    .catch(() => []);

/**
 * So many enquiries in Chromium on a look's production build, each followed by a reload between 0 and 400 ms after the press on Send
 * or after the server's answer. Every third one that comes back to its form sends the same words again. Each must be recorded once, and
 * confirmed once: on the page of thanks or in the notice, and by no later page.
 */
export const reloadLeads = async (reloads: number, template = defaultTemplate()): Promise<ReloadCount> => {
  const look = await lookFolder(template);
  assertBuilt(look);
  const { engine } = await stockEngine();
  const api = createMockApi({ search: (request) => engine.handle(request), indexUid, now: () => Date.now() });
  const site = productionHandler(look, { search: (request) => engine.handle(request) });
  const server = await serve(
    async (request) => {
      if (new URL(request.url).pathname !== '/api/leads') return site(request);
      const answer = (await api.handle(request)) ?? Response.error();
      await new Promise((done) => setTimeout(done, answerTime));
      return answer;
    },
    { port: 0 },
  );
  const browser = await launchChromium();
  const count: ReloadCount = {
    reloads,
    unrecorded: 0,
    doubled: 0,
    unconfirmed: 0,
    confirmedTwice: 0,
    onSuccess: 0,
    onNotice: 0,
    broken: 0,
  };
  const failed = (what: keyof ReloadCount, at: number, story: string): void => {
    count[what] += 1;
    console.error(`reload ${at}: ${what}, ${story}`);
  };
  const recorded = async (message: string): Promise<number> =>
    (await api.store.leads()).filter(({ payload }) => payload['message'] === message).length;

  const visit = async (page: Page, at: number): Promise<void> => {
    // Both clocks get all delays, in an order that mixes short and long ones.
    const after = at % 2 === 0 ? 'press' : 'answer';
    const delay = Math.round(((at * 7919) % reloads) * (longestDelay / reloads));
    const story = `${delay} ms after the ${after}`;
    const message = `reload ${at}: ${story}`;
    await page.goto(`${server.url}/contact-us`);
    await page.locator('main form').first().waitFor();
    await fillEnquiry(page, message);
    await page.evaluate((plan) => void ((window as BenchWindow).benchReload = plan), { after, delay } as const);
    await sendButton(page).click();
    await page.waitForFunction(() => (window as BenchWindow).benchReload === undefined);
    const isRepeat = at % 3 === 0 && new URL(page.url()).pathname === '/contact-us';
    if (isRepeat) {
      await page.locator('main form').first().waitFor();
      await fillEnquiry(page, message);
      await sendButton(page).click();
    }
    if (!(await poll(async () => (await confirmations(page)).length > 0, 15_000)))
      failed('unconfirmed', at, `${story}${isRepeat ? ', sent again' : ''}, at ${page.url()}`);
    const where = new Set(await confirmations(page));
    // The device forgets the lead once the confirmation was seen.
    const isForgotten = await poll(
      () => page.evaluate(() => Object.keys(localStorage).every((key) => !key.includes(':outbox:'))).catch(() => false),
      5_000,
    );
    for (const each of await confirmations(page)) where.add(each);
    if (where.has('success')) count.onSuccess += 1;
    else if (where.has('notice')) count.onNotice += 1;
    if ((where.size > 1 && !isRepeat) || !isForgotten)
      failed(
        'confirmedTwice',
        at,
        `${story}, by ${[...where].join(' and ')}${isForgotten ? '' : ', and by the next page'}`,
      );
    const records = await recorded(message);
    if (records === 0) failed('unrecorded', at, story);
    if (records > 1) failed('doubled', at, story);
  };

  try {
    let next = 0;
    const visitors = async (): Promise<void> => {
      // One browser cache for all visitors, and an empty device for each.
      const context = await browser.newContext(visitorContext);
      await context.addInitScript(() => {
        const reload = (moment: string): void => {
          const plan = (window as BenchWindow).benchReload;
          if (plan?.after === moment) setTimeout(() => location.reload(), plan.delay);
        };
        document.addEventListener('submit', () => reload('press'), true);
        const call = window.fetch;
        window.fetch = async (...args) => {
          const answer = await call(...args);
          if (new URL(answer.url).pathname === '/api/leads') reload('answer');
          return answer;
        };
      });
      const page = await context.newPage();
      while (next < reloads) {
        const at = next;
        next += 1;
        await visit(page, at).catch((error: unknown) =>
          failed('broken', at, error instanceof Error ? error.message : String(error)),
        );
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
      }
      await context.close();
    };
    await Promise.all([visitors(), visitors(), visitors()]);
    return count;
  } finally {
    await browser.close();
    await server.close();
  }
};
