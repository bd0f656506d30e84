import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { launch } from 'puppeteer-core';
import type { Browser, CDPSession } from 'puppeteer-core';
import { chromiumArgs, systemChromium } from '../chromium.ts';

/** Slow 4G: 1.6 Mbit/s and a round trip of 150 ms. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const screen = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true };

/** A page is idle when it has requested nothing for so long, in milliseconds. */
const quiet = 2_000;

export type PhonePage = {
  session: CDPSession;
  /** Opens an address and waits until the page is idle. */
  open: (url: string) => Promise<void>;
  /** Waits until nothing has been requested for so long, in milliseconds. */
  rest: (milliseconds?: number) => Promise<void>;
  /** The value of an expression in the page. */
  read: <T>(expression: string) => Promise<T>;
  close: () => Promise<void>;
};

/** The browser of a phone's pages. */
export const launchPhone = (): Promise<Browser> =>
  launch({
    executablePath: existsSync(systemChromium) ? systemChromium : chromium.executablePath(),
    args: chromiumArgs,
  });

/**
 * A page of a phone that is 390 px wide, with an empty cache, slow 4G and a processor that is `slowdown` times slower. `record` runs in the
 * page before its own scripts. The browser is driven without its debugger (the protocol's Runtime domain), which no shopper has: with it,
 * each Error that a script makes while it starts costs the parsing of that script once more, 110 ms here.
 */
export const phonePage = async (
  browser: Browser,
  { slowdown, record }: { slowdown: number; record: () => void },
): Promise<PhonePage> => {
  const context = await browser.createBrowserContext();
  const protocol = await browser.target().createCDPSession();
  await protocol.send('Target.createTarget', { url: 'about:blank', browserContextId: context.id });
  const session = await (await context.waitForTarget(() => true)).createCDPSession();
  await session.send('Page.enable');
  await session.send('Network.enable');
  await session.send('Emulation.setDeviceMetricsOverride', screen);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${record.toString()})()` });
  const requested = new Set<string>();
  let lastAt = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    requested.add(requestId);
    lastAt = Date.now();
  });
  const onEnd = ({ requestId }: { requestId: string }): void => {
    requested.delete(requestId);
    lastAt = Date.now();
  };
  session.on('Network.loadingFinished', onEnd);
  session.on('Network.loadingFailed', onEnd);
  const rest = async (milliseconds = quiet): Promise<void> => {
    lastAt = Date.now();
    while (requested.size > 0 || Date.now() - lastAt < milliseconds)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
  return {
    session,
    rest,
    open: async (url) => {
      await session.send('Page.navigate', { url });
      await rest();
    },
    read: async <T>(expression: string): Promise<T> => {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression,
        returnByValue: true,
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value as T;
    },
    close: () => context.close(),
  };
};

/** The vehicle that a shopper of the look's demo site sees first. */
export const firstVehicle = async (browser: Browser, base: string): Promise<string> => {
  const page = await browser.newPage();
  await page.goto(`${base}/search`);
  const link = await page.waitForSelector('main article a[href^="/cars/"]:not([href*="?"])');
  const href = await link?.evaluate((element) => element.getAttribute('href'));
  await page.close();
  return href ?? '/';
};
