import { afterEach, expect, it } from 'vitest';
import { addressBelow, leadLinksBelow, windowBelow } from './belowBase.ts';

afterEach(() => history.replaceState(null, '', '/'));

it('the router sees addresses of the root, and the browser shows them below the base path', () => {
  history.replaceState(null, '', '/qa/search?make=Kia#results');
  const seen = windowBelow('/qa/');
  expect([seen.location.pathname, seen.location.search, seen.location.hash]).toEqual([
    '/search',
    '?make=Kia',
    '#results',
  ]);
  seen.history.pushState({ idx: 1 }, '', '/cars/hilux-7');
  expect([location.pathname, seen.location.pathname, seen.history.state]).toEqual([
    '/qa/cars/hilux-7',
    '/cars/hilux-7',
    { idx: 1 },
  ]);
  // As the router stores the position in the history.
  seen.history.replaceState({ idx: 2 }, '');
  expect([location.pathname, history.state]).toEqual(['/qa/cars/hilux-7', { idx: 2 }]);
});

it('a build for the root uses the window itself', () => {
  expect(windowBelow('/')).toBe(window);
});

it('a payment returns to the page below the base path', () => {
  expect(addressBelow('/qa/', `${location.origin}/success?id=7`)).toBe(`${location.origin}/qa/success?id=7`);
  expect(addressBelow('/qa/', '/qa/success')).toBe(`${location.origin}/qa/success`);
  expect(addressBelow('/qa/', 'https://lender.example/apply')).toBe('https://lender.example/apply');
});

it.each([
  ['a new tab', '<a href="/search?make=Kia" target="_blank">go</a>', {}, '/qa/search?make=Kia'],
  ['a click with Ctrl', '<a href="/search">go</a>', { ctrlKey: true }, '/qa/search'],
  ['a file', '<a href="/pictures/suv/blue/hero.webp">go</a>', {}, '/qa/pictures/suv/blue/hero.webp'],
  ['a plain click, which the router follows', '<a href="/search"><b>go</b></a>', {}, '/search'],
  ['a plain click after one with Ctrl', '<a href="/qa/search">go</a>', {}, '/search'],
  ['an anchor of the page', '<a href="#main">go</a>', { ctrlKey: true }, '#main'],
  ['another host', '<a href="https://maps.example/">go</a>', { ctrlKey: true }, 'https://maps.example/'],
])('leads a link below the base path: %s', (_, html, click, href) => {
  document.body.replaceChildren(document.createRange().createContextualFragment(html));
  const link = document.querySelector('a')!;
  leadLinksBelow('/qa/', document);
  link.addEventListener('click', (event) => event.preventDefault());
  (link.firstElementChild ?? link).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...click }),
  );
  expect(link.getAttribute('href')).toBe(href);
});
