import { violations, watchViolations } from '../support/policy.ts';
import { expect, settled, test } from '../support/test.ts';

test.describe('the content security policy', () => {
  test('refuses HTML that code writes into the page as text', async ({ page, noise }) => {
    noise.allow(/TrustedHTML|Content Security Policy|Trusted Types/);
    await page.goto('/');
    await settled(page);
    const written = await page.evaluate(() => {
      const box = document.createElement('div');
      try {
        Reflect.set(box, 'innerHTML', '<img src="/no-such.webp" onerror="window.planted = true">');
      } catch {
        // Refused.
      }
      return box.childElementCount;
    });
    expect(written).toBe(0);
  });

  test('does not run an inline script that somebody planted', async ({ page, noise }) => {
    noise.allow(/Content Security Policy/);
    await watchViolations(page);
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace('</body>', '<script>window.planted = true</script></body>');
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto('/');
    await settled(page);
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    expect(await violations(page)).toEqual([expect.stringContaining('script-src')]);
  });
});
