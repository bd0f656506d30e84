import type { Page } from '@playwright/test';
import { axe, guidelines } from './axe.ts';
import { partSource } from './partSource.ts';
import { expect, isPhone } from './test.ts';
import type { Shifting } from './test.ts';

/** Scrolls to the end and back, so that everything that loads late has loaded. */
const visitAll = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const step = window.innerHeight / 2;
    for (let at = 0; at < document.documentElement.scrollHeight; at += step) {
      window.scrollTo(0, at);
      // At the pace of a person, so that the content of one scroll has loaded before the next one,
      // and the browser has nothing left to do.
      for (let idle = 0; idle < 6; idle += 1)
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 400 }));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
};

/** Words that reach out of their own box, or out of a box that hides what does not fit. */
const clippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (
        !element ||
        (node.textContent ?? '').trim() === '' ||
        element.closest('script, style, svg, option, .dealer-mocks, [hidden], [inert], [popover]')
      )
        continue;
      if (getComputedStyle(element).visibility === 'hidden') continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const { left, right, width, height } = box.getBoundingClientRect();
        // Hidden from sight on purpose (a label for screen readers), cut short on purpose, or scrolled into view by the reader.
        if (
          width <= 2 ||
          height <= 2 ||
          style.textOverflow === 'ellipsis' ||
          style.webkitLineClamp !== 'none' ||
          ['auto', 'scroll'].includes(style.overflowX)
        )
          break;
        const own = box === element && !style.display.startsWith('inline') && style.display !== 'contents';
        const hides = ['hidden', 'clip'].includes(style.overflowX);
        if ((own || hides) && (text.left < left - 1 || text.right > right + 1)) {
          found.push(
            `"${(node.textContent ?? '').trim().slice(0, 60)}" is ${Math.round(text.width)} px wide, its box (${box.tagName.toLowerCase()}.${String(box.className).slice(0, 40)}) ${Math.round(width)}`,
          );
          break;
        }
      }
    }
    return found;
  });

const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      .map((image) => image.currentSrc),
  );

const sideScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Changes the colour scheme of the page at once. */
const setScheme = (page: Page, scheme: string): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.dataset['scheme'] = value;
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  }, scheme);

/** Where the element of a selector is, for those who look for its source: a class of a build names none. */
const describeTarget = async (page: Page, target: string): Promise<string> => {
  const { look, parts } = await page.evaluate((selector) => {
    const found: string[] = [];
    for (let at = document.querySelector(selector); at; at = at.parentElement)
      if (at instanceof HTMLElement && at.dataset['part'] !== undefined) found.push(at.dataset['part']);
    return { look: document.documentElement.dataset['template'] ?? '', parts: found };
  }, target);
  return `${target} (${partSource(look, parts)})`;
};

/** What axe finds, one line for each rule. */
const found = (page: Page, { violations }: Awaited<ReturnType<ReturnType<typeof axe>['analyze']>>): Promise<string[]> =>
  Promise.all(
    violations.map(async ({ id, help, nodes }) => {
      const targets = nodes.slice(0, 3).map(({ target }) => describeTarget(page, target.join(' ')));
      return `${id}: ${help}: ${(await Promise.all(targets)).join(' | ')}`;
    }),
  );

/**
 * What every page must hold: axe finds nothing, in the light and in the dark, nothing is cut off or broken, nothing moved, nothing
 * scrolls sideways. Where only a part of an audited page has changed, axe need only read this part.
 */
export const audit = async (page: Page, part?: string): Promise<void> => {
  if (part === undefined) await visitAll(page);
  const reader = axe(page).withTags(guidelines);
  expect
    .soft(await found(page, await (part === undefined ? reader : reader.include(part)).analyze()), 'axe')
    .toEqual([]);
  expect.soft(await clippedText(page), 'clipped text').toEqual([]);
  expect.soft(await brokenPictures(page), 'broken pictures').toEqual([]);
  expect.soft(await sideScroll(page), 'pixels of sideways scrolling').toBeLessThanOrEqual(0);
  const { layoutShift, moved } = await page.evaluate(() => ({
    layoutShift: (window as unknown as Shifting).layoutShift,
    moved: (window as unknown as Shifting).moved,
  }));
  expect.soft(layoutShift, `layout shift of\n${moved.join('\n')}\n`).toBeLessThanOrEqual(0.05);
  expect.soft(await page.locator('h1').count(), 'h1 headings').toBe(1);
  // Colours are the same at both widths.
  if (isPhone(page)) return;
  const scheme = await page.evaluate(() => document.documentElement.dataset['scheme'] ?? 'light');
  await setScheme(page, scheme === 'dark' ? 'light' : 'dark');
  expect
    .soft(await found(page, await axe(page).withRules('color-contrast').analyze()), `axe, not ${scheme}`)
    .toEqual([]);
  await setScheme(page, scheme);
};
