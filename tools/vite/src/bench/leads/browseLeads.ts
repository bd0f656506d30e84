import { createMockApi } from '@dealer/mocks/node';
import { indexUid } from '@dealer/mocks/seed';
import type { BrowserContext, Page } from 'playwright';
import { assertBuilt } from '../../assertBuilt.ts';
import { defaultTemplate } from '../../looks.ts';
import { lookFolder } from '../../server/lookFolder.ts';
import { serve } from '@dealer/server/http';
import { productionHandler } from '../../server/productionHandler.ts';
import { stockEngine } from '@dealer/vite/backend';
import { createDice } from './dice.ts';
import { fillEnquiry, sendButton } from './enquiryPage.ts';
import { launchChromium, visitorContext } from './launchChromium.ts';
import { poll } from './poll.ts';
import type { LeadCount } from './simulateLeads.ts';

/** What happens to the visitor, one after the other. */
const stories = ['plain', 'reload', 'close', 'offline', 'twoTabs', 'doublePress'] as const;
const answers = [
  'through',
  'through',
  'callLost',
  'answerLost',
  'status500',
  'status503',
  'status429',
  'malformed',
  'slow',
] as const;

const open = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('main h1').first().waitFor();
  return page;
};

/**
 * So many visitors in Chromium on a look's production build, each with a device of their own, against the mock backend over HTTP with
 * random faults: real reloads, closed tabs, a connection switched off, two pages on one origin. The records are read from the mock
 * backend's store.
 */
export const browseLeads = async (
  submissions: number,
  seed: number,
  template = defaultTemplate(),
): Promise<LeadCount> => {
  const look = await lookFolder(template);
  assertBuilt(look);
  const dice = createDice(seed);
  const mishaps: Record<string, number> = {};
  const happen = (what: string): void => void (mishaps[what] = (mishaps[what] ?? 0) + 1);
  const triesOf = new Map<string, number>();
  let calls = 0;
  const { engine } = await stockEngine();
  const api = createMockApi({ search: (request) => engine.handle(request), indexUid, now: () => Date.now() });
  const site = productionHandler(look, { search: (request) => engine.handle(request) });
  const recorded = async (message: string): Promise<number> =>
    (await api.store.leads()).filter(({ payload }) => payload['message'] === message).length;
  const server = await serve(
    async (request) => {
      if (new URL(request.url).pathname !== '/api/leads') return site(request);
      calls += 1;
      const key = request.headers.get('idempotency-key') ?? '';
      const tries = (triesOf.get(key) ?? 0) + 1;
      triesOf.set(key, tries);
      // The weather clears after three tries: waits double, and a person at the bench waits too.
      const luck = tries > 3 ? 'through' : dice.pick(answers);
      if (luck !== 'through') happen(luck);
      if (luck === 'callLost') return Response.error();
      if (luck === 'status500' || luck === 'status503') return Response.json({}, { status: Number(luck.slice(6)) });
      if (luck === 'status429')
        return Response.json(
          { error: 'Too many enquiries at once.' },
          { status: 429, headers: { 'retry-after': '1' } },
        );
      const answer = (await api.handle(request)) ?? Response.error();
      if (luck === 'answerLost') return Response.error();
      if (luck === 'malformed') return new Response('<!doctype html>');
      await new Promise((done) => setTimeout(done, luck === 'slow' ? 1_500 : 150));
      return answer;
    },
    { port: 0 },
  );

  const browser = await launchChromium();
  const counts: number[] = [];
  let confirmed = 0;
  let left = 0;

  const visit = async (at: number): Promise<void> => {
    const story = stories[at % stories.length] ?? 'plain';
    happen(story);
    const message = `visitor ${at}: ${story}`;
    const context = await browser.newContext(visitorContext);
    // Confirmed by the success page or by the notice, on any page. A visitor who closes the success page has read it.
    // Noted on the device: a call from a page that closes in the same moment would not arrive.
    await context.addInitScript(() => {
      const look = (): void => {
        const isThanked = location.pathname === '/success' && document.querySelector('main h1') !== null;
        if (isThanked || /was sent/.test(document.querySelector('[data-part=outbox-notice]')?.textContent ?? ''))
          localStorage.setItem('bench-confirmed', 'yes');
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    });
    // Whoever reloads or closes has decided to.
    context.on('page', (page) => page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined)));
    try {
      let page = await open(context, `${server.url}/contact-us`);
      await page.locator('main form').first().waitFor();
      const other = story === 'twoTabs' ? await open(context, `${server.url}/favourites`) : undefined;
      await fillEnquiry(page, message);
      if (story === 'offline') await context.setOffline(true);
      if (story === 'doublePress') await sendButton(page).dblclick();
      else await sendButton(page).click();
      if (story === 'reload' || story === 'close') await page.waitForTimeout(Math.round(dice.next() * 400));
      if (story === 'reload') await page.reload();
      if (story === 'close') {
        await page.close();
        page = await open(context, server.url);
      }
      if (story === 'offline') {
        await page
          .getByText(/saved on this device and will be sent when you are back online/)
          .first()
          .waitFor();
        if (dice.isBelow(0.5)) {
          await page.close();
          await context.setOffline(false);
          page = await open(context, `${server.url}/favourites`);
        } else await context.setOffline(false);
      }
      if (other) {
        await other.bringToFront();
        await other.reload();
      }
      await poll(async () => (await recorded(message)) > 0, 60_000);
      // The story ends where the device holds none of the words any more.
      const stored = (): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage }));
      const isEmpty = await poll(
        async () => !(await stored().catch(() => 'robin@sample.example')).includes('robin@sample.example'),
        60_000,
      );
      if (!isEmpty) left += 1;
      if (
        await poll(
          () => page.evaluate(() => localStorage.getItem('bench-confirmed') === 'yes').catch(() => false),
          10_000,
        )
      )
        confirmed += 1;
      else console.error(`visitor ${at}: not confirmed within 10 seconds, ${story}`);
    } finally {
      await context.close();
      counts[at] = await recorded(message);
    }
  };

  try {
    let next = 0;
    const visitors = async (): Promise<void> => {
      while (next < submissions) {
        const at = next;
        next += 1;
        await visit(at).catch((error: unknown) => {
          happen('broken');
          console.error(`visitor ${at}: ${error instanceof Error ? error.message : String(error)}`);
        });
      }
    };
    await Promise.all([visitors(), visitors(), visitors()]);
    // A last look after everything has come to rest.
    const records = (await api.store.leads()).length;
    return {
      submitted: submissions,
      recorded: records,
      once: counts.filter((count) => count === 1).length,
      lost: counts.filter((count) => count === 0).length,
      doubled: counts.filter((count) => count > 1).length,
      confirmed,
      left,
      calls,
      mishaps,
    };
  } finally {
    await browser.close();
    await server.close();
  }
};
