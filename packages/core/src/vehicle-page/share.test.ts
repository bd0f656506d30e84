import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareWindowPollMs } from './shareWindow.ts';
import { aSite } from '../testing/index.ts';
import { copyConfirmation, printLinks, shareLinks, shareWatch, shareWindowFeatures } from './index.ts';

const hilux = { title: '2022 Toyota Hilux & tray', url: 'https://www.harbourcity.example/cars/hilux-7' };

describe('shareLinks', () => {
  it('shareLinks are six ways, of which those of other sites open in the share window', () => {
    expect(shareLinks(hilux).map(({ kind, inWindow }) => `${kind} ${inWindow}`)).toEqual([
      'facebook true',
      'x true',
      'linkedin true',
      'whatsapp true',
      'sms false',
      'email false',
    ]);
  });

  it('shareLinks carry title and address, read back as they were', () => {
    const [facebook, x, linkedin, whatsapp] = shareLinks(hilux).map(({ href }) => new URL(href));
    expect(facebook?.searchParams.get('u')).toBe(hilux.url);
    expect([x?.searchParams.get('text'), x?.searchParams.get('url')]).toEqual([hilux.title, hilux.url]);
    expect(linkedin?.searchParams.get('url')).toBe(hilux.url);
    expect(whatsapp?.searchParams.get('text')).toBe(`${hilux.title} ${hilux.url}`);
    const [sms, email] = shareLinks(hilux)
      .slice(4)
      .map(({ href }) => href);
    expect(new URLSearchParams(sms?.split('?')[1]).get('body')).toBe(`${hilux.title} ${hilux.url}`);
    expect(new URLSearchParams(email?.split('?')[1]).get('subject')).toBe(hilux.title);
  });

  it('shareLinks never break, and let no title add a header of its own', () => {
    expect(shareLinks({ ...hilux, title: 'Hilux\r\nBcc: all@evil.example' }).at(-1)?.href).not.toMatch(/%0[ad]/i);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        for (const { href } of shareLinks({ ...hilux, title }))
          expect(href).toMatch(/^(https:|sms:|mailto:)[\x21-\x7e]+$/);
      }),
    );
  }, 60_000);
});

describe('the share window', () => {
  it('the share window is centred, 550 by 400', () => {
    expect(shareWindowFeatures({ left: 0, top: 0, width: 1_440, height: 900 })).toBe(
      'popup,width=550,height=400,left=445,top=250',
    );
    expect(shareWindowFeatures({ left: 1_920, top: 10, width: 390, height: 300 })).toBe(
      'popup,width=550,height=400,left=1920,top=10',
    );
  });

  it('the share window is looked after every second until it is closed, blocked or left behind', () => {
    expect(shareWindowPollMs).toBe(1_000);
    expect(shareWatch({ isOpen: true, wasBlocked: false, isGone: false })).toEqual({ kind: 'wait' });
    expect(shareWatch({ isOpen: false, wasBlocked: false, isGone: false })).toEqual({ kind: 'done', closed: true });
    expect(shareWatch({ isOpen: false, wasBlocked: true, isGone: false })).toEqual({ kind: 'done', closed: false });
    expect(shareWatch({ isOpen: true, wasBlocked: false, isGone: true })).toEqual({ kind: 'done', closed: false });
  });
});

it('confirms a copied link as the site does', () => {
  expect(copyConfirmation('2022 Toyota Hilux', aSite())).toEqual({ kind: 'inline', text: 'Copied', ms: 1_500 });
  expect(copyConfirmation('2022 Toyota Hilux', aSite({ detail: { copyVariant: 'toast' } }))).toEqual({
    kind: 'toast',
    text: 'Copied 2022 Toyota Hilux to your clipboard!',
    ms: 3_000,
  });
});

it("prints in a new tab and saves a file of the car's name", () => {
  expect(printLinks('hilux-7')).toEqual({
    page: { label: 'Print', href: '/print?car_id=hilux-7', target: '_blank', rel: 'noopener' },
    pdf: { label: 'Print PDF', preparing: 'Preparing...', fileName: 'hilux-7.pdf' },
  });
  expect(printLinks('../a:b').pdf.fileName).toBe('-a-b.pdf');
});
