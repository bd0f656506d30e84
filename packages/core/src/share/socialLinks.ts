import type { Site } from '../site/site.ts';

const networks = {
  facebook: ['Facebook', /^(?:[\w-]+\.)?(?:facebook\.com|fb\.com)$/],
  instagram: ['Instagram', /^(?:[\w-]+\.)?instagram\.com$/],
  youtube: ['YouTube', /^(?:[\w-]+\.)?(?:youtube\.com|youtu\.be)$/],
  linkedin: ['LinkedIn', /^(?:[\w-]+\.)?linkedin\.com$/],
  tiktok: ['TikTok', /^(?:[\w-]+\.)?tiktok\.com$/],
  x: ['X', /^(?:[\w-]+\.)?(?:x\.com|twitter\.com)$/],
} as const;

/** A network that has a sign of its own; `other` for any other website. */
export type SocialNetwork = keyof typeof networks | 'other';

/** A page of the dealer elsewhere. */
export type SocialLink = { readonly network: SocialNetwork; readonly label: string; readonly href: string };

const linkOf = (href: string): SocialLink[] => {
  const host = /^https?:\/\/([^/?#:@]+)(?:[/?#:]|$)/i.exec(href)?.[1]?.toLowerCase();
  if (host === undefined) return [];
  for (const [network, [label, pattern]] of Object.entries(networks))
    if (pattern.test(host)) return [{ network: network as SocialNetwork, label, href }];
  return [{ network: 'other', label: host.replace(/^www\./, ''), href }];
};

/**
 * The dealer's pages at social networks, known by their addresses, and the video channel; each address once.
 *
 * @example
 * socialLinks({ social: ['https://www.facebook.com/harbourcity'], youtube_url: null });
 * // => [{ network: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/harbourcity' }]
 */
export const socialLinks = ({ social, youtube_url: channel }: Pick<Site, 'social' | 'youtube_url'>): SocialLink[] =>
  [...new Set([...social, ...(channel === null ? [] : [channel])])].flatMap(linkOf);
