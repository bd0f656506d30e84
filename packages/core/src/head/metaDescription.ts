import { plainText } from '../format/plainText.ts';
import type { Site } from '../site/site.ts';

/** Length of a description in characters: search engines ignore shorter ones and cut longer ones. */
const shortest = 50;
const longest = 160;

const cut = (text: string): string => {
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  const start = characters.slice(0, longest - 1).join('');
  const space = start.lastIndexOf(' ');
  return `${(space < longest / 2 ? start : start.slice(0, space)).replace(/[\s,;:.]+$/, '')}…`;
};

/**
 * The meta description of a page: its own text without tags, 50 to 160 characters. If the text is too short, the page's title,
 * the dealer and its city are added; if it is too long, it is cut after a word.
 *
 * @example
 * metaDescription('Warranty', 'Ask us.', site); // => 'Ask us. Warranty at Harbour City Motors, Newstead.'
 */
export const metaDescription = (
  title: string,
  text: string,
  { name, locations }: Pick<Site, 'name' | 'locations'>,
): string => {
  const written = plainText(text);
  if (Array.from(written).length >= shortest) return cut(written);
  const city = (locations.find(({ primary }) => primary) ?? locations[0])?.address.city ?? '';
  const sentence = written === '' || /[.!?…]$/.test(written) ? written : `${written}.`;
  const dealer = `${title} at ${name}${city === '' ? '' : `, ${city}`}.`;
  const own = [sentence, dealer].filter((part) => part !== '').join(' ');
  return cut(Array.from(own).length < shortest ? `${own} See vehicles, opening hours and contacts.` : own);
};
