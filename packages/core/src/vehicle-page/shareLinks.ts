import { printPath } from '../routes/morePaths.ts';
import type { Site } from '../site/site.ts';

const networks = {
  facebook: ['Facebook', /^(?:[\w-]+\.)?(?:facebook\.com|fb\.com)$/],
  instagram: ['Instagram', /^(?:[\w-]+\.)?instagram\.com$/],
  youtube: ['YouTube', /^(?:[\w-]+\.)?(?:youtube\.com|youtu\.be)$/],
  linkedin: ['LinkedIn', /^(?:[\w-]+\.)?linkedin\.com$/],
  tiktok: ['TikTok', /^(?:[\w-]+\.)?tiktok\.com$/],
  x: ['X', /^(?:[\w-]+\.)?(?:x\.com|twitter\.com)$/],
} as const;

/** A network with its own icon; `other` for any other website. */
export type SocialNetwork = keyof typeof networks | 'other';

/** A link to the dealer's page on a social network. */
export type SocialLink = { readonly network: SocialNetwork; readonly label: string; readonly href: string };

const linkOf = (href: string): SocialLink[] => {
  const host = /^https?:\/\/([^/?#:@]+)(?:[/?#:]|$)/i.exec(href)?.[1]?.toLowerCase();
  if (host === undefined) return [];
  for (const [network, [label, pattern]] of Object.entries(networks))
    if (pattern.test(host)) return [{ network: network as SocialNetwork, label, href }];
  return [{ network: 'other', label: host.replace(/^www\./, ''), href }];
};

/**
 * The dealer's pages on social networks, recognised by their addresses, and the video channel; each address once.
 *
 * @example
 * socialLinks({ social: ['https://www.facebook.com/harbourcity'], youtube_url: null });
 * // => [{ network: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/harbourcity' }]
 */
export const socialLinks = ({ social, youtube_url: channel }: Pick<Site, 'social' | 'youtube_url'>): SocialLink[] =>
  [...new Set([...social, ...(channel === null ? [] : [channel])])].flatMap(linkOf);

/** A way to share: its label, its link, and whether it opens in the small share window. */
export type ShareLink = {
  readonly kind: 'facebook' | 'x' | 'linkedin' | 'whatsapp' | 'sms' | 'email';
  readonly label: string;
  readonly href: string;
  readonly inWindow: boolean;
};

/** What is shared: the vehicle's title and its public address (see `shareUrl`). */
type Shared = { readonly title: string; readonly url: string };

/** Lone surrogates, which cannot be URL-encoded, and line breaks, which could start another mail header in old mail programs. */
const clean = (text: string): string =>
  encodeURIComponent(
    text
      .replace(/\p{Cs}/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

/**
 * The share links of a vehicle: social networks, which open in the share window, then WhatsApp, SMS and mail.
 *
 * @example
 * shareLinks({ title: '2022 Toyota Hilux', url: 'https://www.harbourcity.example/cars/hilux-7' }).at(-1)?.href;
 * // => 'mailto:?subject=2022%20Toyota%20Hilux&body=2022%20Toyota%20Hilux%20https%3A%2F%2Fwww.harbourcity.example%2Fcars%2Fhilux-7'
 */
export const shareLinks = ({ title, url }: Shared): ShareLink[] => {
  const address = clean(url);
  const parts = clean(`${title} ${url}`);
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
      href: `https://api.whatsapp.com/send?text=${parts}`,
      inWindow: true,
    },
    // "?&" works on both iPhone and Android.
    { kind: 'sms', label: 'Share by SMS', href: `sms:?&body=${parts}`, inWindow: false },
    { kind: 'email', label: 'Share by email', href: `mailto:?subject=${clean(title)}&body=${parts}`, inWindow: false },
  ];
};

/** The printable page, which opens in a new tab, and the PDF file. */
type PrintLinks = {
  readonly page: { readonly label: string; readonly href: string; readonly target: '_blank'; readonly rel: 'noopener' };
  readonly pdf: { readonly label: string; readonly preparing: string; readonly fileName: string };
};

/** Characters that are not allowed in file names. */
const forFile = (slug: string): string =>
  slug
    .replace(/[\p{Cc}\p{Cs}<>:"/\\|?*]+/gu, '-')
    .replace(/^[.\s]+/, '')
    .slice(0, 200) || 'car';

/**
 * The print links of a vehicle (decision C21): the printable page in a new tab, and the PDF, whose button reads "Preparing..." until the
 * file `{slug}.pdf` arrives.
 *
 * @example
 * printLinks('hilux-7').pdf; // => { label: 'Print PDF', preparing: 'Preparing...', fileName: 'hilux-7.pdf' }
 */
export const printLinks = (slug: string): PrintLinks => ({
  page: { label: 'Print', href: printPath(slug), target: '_blank', rel: 'noopener' },
  pdf: { label: 'Print PDF', preparing: 'Preparing...', fileName: `${forFile(slug)}.pdf` },
});
