import type { RequestRecord } from './requestLog.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A call as a command line. */
export const requestCurl = ({ method, url, type, body }: RequestRecord): string =>
  [
    'curl',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(url),
    ...(type === '' ? [] : [`-H ${quoted(`content-type: ${type}`)}`]),
    ...(body === '' ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' ');

/**
 * A call as a Playwright test: it opens the state in which the call was recorded, waits until the page makes the call, and fails if
 * the page does not survive the answer.
 */
export const requestTest = ({ method, url, status, faults }: RequestRecord, link: string): string => {
  const { pathname } = new URL(url);
  const answer = status === 0 ? 'no answer' : `status ${status}`;
  return `import { expect, test } from '@playwright/test';
import { mocksOn } from '@dealer/mocks/playwright';

test('the page survives ${answer} of ${method} ${pathname}', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // Faults: ${faults.join(', ') || 'none'}
  const called = page.waitForRequest((request) => request.method() === '${method}' && request.url().includes('${pathname}'));
  await mocksOn(page).use(
    '${link}',
  );
  // Add the steps that lead to the call, if opening the page does not make it.
  await called;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
`;
};
