import { audit } from '../support/audit.ts';
import { open, test } from '../support/test.ts';

test('pages with little content pass the audit', async ({ page }) => {
  test.setTimeout(120_000);
  for (const [name, path] of [
    ['saved vehicles', '/favourites'],
    ['a page that does not exist', '/no-such-page'],
    ['a vehicle that does not exist', '/cars/1999-nothing-at-all-0'],
    ['a make that does not exist', '/search/no-such-make'],
    ['success without an enquiry', '/success'],
  ] as const) {
    await test.step(name, async () => {
      await open(page, path);
      await audit(page);
    });
  }
});
