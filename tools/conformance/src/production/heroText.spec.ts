import type { Page } from '@playwright/test';
import { contrastOf, hexOf, type Rgb } from '@dealer/ui/styles';
import { asStaticHost, expect, open, test } from '../support/test.ts';

/** The longest texts that `check:sites` accepts for the first screen. */
const home = {
  headline: 'New, demo and used vehicles from nine yards in five states, with finance and a year of care',
  intro: `${'Cars, utes, trucks and caravans in Queensland, New South Wales, Victoria and South Australia. '.repeat(2)}Drive one home.`,
  heroPicture: { src: '/white.webp', width: 1920, height: 800, alt: 'White' },
};

/** A site with these texts over a white picture, the worst that a dealer can choose. */
const withWhitePicture = async (page: Page): Promise<void> => {
  await page.route('**/site.json*', async (route) => {
    const answer = await route.fetch();
    const site = (await answer.json()) as { home?: object };
    await route.fulfill({ response: answer, json: { ...site, home: { ...site.home, ...home } } });
  });
  await page.route('**/white.webp', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="800"><path fill="#fff" d="M0 0h1920v800H0z"/></svg>',
    }),
  );
};

const white: Rgb = { red: 255, green: 255, blue: 255, alpha: 1 };

/** The brightest colour behind the lines of a text. */
const brightestBehind = async (page: Page, selector: string): Promise<Rgb> => {
  const lines = await page.locator(selector).evaluate((element: HTMLElement) => {
    element.style.setProperty('color', 'transparent', 'important');
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
  const picture = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
  // The site's content security policy lets no page of it read a data address.
  const reader = await page.context().newPage();
  const brightest = await reader.evaluate(
    async ({ src, boxes }) => {
      const image = await createImageBitmap(await (await fetch(src)).blob());
      const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d');
      drawing?.drawImage(image, 0, 0);
      let brightest = { red: 0, green: 0, blue: 0, alpha: 1 };
      const sum = ({ red, green, blue }: Rgb): number => red + green + blue;
      for (const { x, y, width, height } of boxes) {
        const { data } = drawing?.getImageData(x, y, width, height) ?? { data: new Uint8ClampedArray() };
        for (let at = 0; at < data.length; at += 4) {
          const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
          const colour = { red, green, blue, alpha: 1 };
          if (sum(colour) > sum(brightest)) brightest = colour;
        }
      }
      return brightest;
    },
    { src: picture, boxes: lines },
  );
  await reader.close();
  return brightest;
};

test('the longest text of the first screen is readable over a white picture at each width', async ({ page }) => {
  await asStaticHost(page);
  await withWhitePicture(page);
  await open(page, '/');
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 1000 });
    for (const [selector, atLeast] of [
      ['[data-part="home-hero"] h1', 3],
      ['[data-part="home-hero"] h1 + p', 4.5],
    ] as const) {
      const behind = await brightestBehind(page, selector);
      expect(contrastOf(white, behind), `${selector} on ${hexOf(behind)} at ${width} px`).toBeGreaterThanOrEqual(
        atLeast,
      );
    }
  }
});
