import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { internalLink } from './internalLink.ts';

afterEach(cleanup);

let went: (string | undefined)[] = [];

const page = (link: React.ReactNode) =>
  render(
    <div
      onClick={(event: MouseEvent) => {
        went.push(internalLink(event));
        // The test page must not navigate, whatever the answer is.
        event.preventDefault();
      }}
    >
      {link}
    </div>,
  );

beforeEach(() => {
  went = [];
});

describe('a click on a link', () => {
  it.each([
    [
      'a page of the site',
      <a href="/cars/2022-toyota-hilux-7?enquire=enquire">go</a>,
      '/cars/2022-toyota-hilux-7?enquire=enquire',
    ],
    [
      'words inside a link',
      <a href="/search/used-cars">
        <span>go</span>
      </a>,
      '/search/used-cars',
    ],
    ['another site', <a href="https://maps.example/">go</a>, undefined],
    ['a phone number', <a href="tel:0755501234">go</a>, undefined],
    [
      'a new tab',
      <a href="/print?car_id=7" target="_blank" rel="noreferrer">
        go
      </a>,
      undefined,
    ],
    [
      'a download',
      <a href="/cars/7.pdf" download>
        go
      </a>,
      undefined,
    ],
    ['a file', <a href="/pictures/suv/blue/hero.webp">go</a>, undefined],
    ['the tester’s pages', <a href="/__mocks/leads">go</a>, undefined],
    ['no link at all', <span>go</span>, undefined],
  ])('a click on a link to %s', (_, link, expected) => {
    page(link);
    fireEvent.click(screen.getByText('go'));
    expect(went).toEqual([expected]);
  });

  it('a click on a link is left to the browser with a modifier key or another button', () => {
    page(<a href="/search/used-cars">go</a>);
    fireEvent.click(screen.getByText('go'), { ctrlKey: true });
    fireEvent.click(screen.getByText('go'), { metaKey: true });
    fireEvent.click(screen.getByText('go'), { shiftKey: true });
    fireEvent.click(screen.getByText('go'), { button: 1 });
    expect(went).toEqual([undefined, undefined, undefined, undefined]);
  });
});
