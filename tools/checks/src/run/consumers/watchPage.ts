import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { reports } from '../children.ts';

/**
 * Opens a page in a desktop window, takes a screenshot, and returns what was wrong: errors and warnings of the console, requests
 * that failed, and what `look` finds.
 */
export const watchPage = async (
  browser: Browser,
  { name, url, look }: { name: string; url: string; look: (page: Page) => Promise<string[]> },
): Promise<string[]> => {
  const findings: string[] = [];
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('console', (message) => {
    // Failed requests are reported below, with their status; nobody needs an icon of the site.
    if (message.text().startsWith('Failed to load resource')) return;
    if (['error', 'warning'].includes(message.type())) findings.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => findings.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) findings.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A page may cancel a request of its own.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') findings.push(`no answer: ${request.url()}`);
  });
  try {
    await page.goto(url, { waitUntil: 'load' });
    findings.push(...(await look(page)));
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error));
  }
  await page.screenshot({ path: join(reports, `consumer-${name}.png`), fullPage: true }).catch(() => undefined);
  await page.close();
  return [...new Set(findings)].map((finding) => `${name}: ${finding}`);
};
