/** A way to share: how it is called, where it leads, and whether it opens in the small share window. */
export type ShareLink = {
  readonly kind: 'facebook' | 'x' | 'linkedin' | 'whatsapp' | 'sms' | 'email';
  readonly label: string;
  readonly href: string;
  readonly inWindow: boolean;
};

/** What is shared: a car's title and its public address (see `shareUrl`). */
export type Shared = { readonly title: string; readonly url: string };

/** Broken letters, which no address can hold, and line ends, which would start another mail header in old mail programs. */
const clean = (text: string): string =>
  encodeURIComponent(
    text
      .replace(/\p{Cs}/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

/**
 * The share icons of a car (row 2.D27; specification section 7, Share): social links, which open in the share window, then WhatsApp, SMS
 * and mail.
 *
 * @example
 * shareLinks({ title: '2022 Toyota Hilux', url: 'https://www.harbourcity.example/cars/hilux-7' }).at(-1)?.href;
 * // => 'mailto:?subject=2022%20Toyota%20Hilux&body=2022%20Toyota%20Hilux%20https%3A%2F%2Fwww.harbourcity.example%2Fcars%2Fhilux-7'
 */
export const shareLinks = ({ title, url }: Shared): ShareLink[] => {
  const address = clean(url);
  const words = clean(`${title} ${url}`);
  return [
    {
      kind: 'facebook',
      label: 'Share on Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
      inWindow: true,
    },
    {
      kind: 'x',
      label: 'Share on X',
      href: `https://twitter.com/intent/tweet?text=${clean(title)}&url=${address}`,
      inWindow: true,
    },
    {
      kind: 'linkedin',
      label: 'Share on LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
      inWindow: true,
    },
    {
      kind: 'whatsapp',
      label: 'Share on WhatsApp',
      href: `https://api.whatsapp.com/send?text=${words}`,
      inWindow: true,
    },
    // "?&" is what both iPhones and Android phones take.
    { kind: 'sms', label: 'Share by SMS', href: `sms:?&body=${words}`, inWindow: false },
    { kind: 'email', label: 'Share by email', href: `mailto:?subject=${clean(title)}&body=${words}`, inWindow: false },
  ];
};
