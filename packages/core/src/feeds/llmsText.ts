import { absoluteAddress } from '../routes/absoluteAddress.ts';
import type { Site } from '../site/site.ts';

/** One line of text without characters that Markdown would read as a link. */
const plain = (text: string): string => text.replace(/[[\]<>\s]+/g, ' ').trim();

/**
 * The text of `/llms.txt` (llmstxt.org): who the dealer is, where, and where language models find the stock.
 *
 * @example llmsText(aSite(), { vehicles: 120, searchPaths: ['/search/toyota'] }).split('\n')[0] // => '# Harbour City Motors'
 */
export const llmsText = (
  site: Site,
  { vehicles, searchPaths }: { vehicles: number; searchPaths: readonly string[] },
): string => {
  const currency = site.country === 'NZ' ? 'New Zealand dollars' : 'Australian dollars';
  const country = site.country === 'NZ' ? 'New Zealand' : 'Australia';
  const link = (label: string, path: string, note = ''): string =>
    `- [${plain(label)}](${absoluteAddress(path, site)})${note === '' ? '' : `: ${note}`}`;
  const locations = site.locations
    .filter(({ visible }) => visible)
    .map(({ name, address, contact_detail }) =>
      plain(
        [name, address.street, address.city, address.state, address.postcode, contact_detail.phone]
          .filter((part) => part !== undefined && part !== null && part !== '')
          .join(', '),
      ),
    );
  return [
    `# ${plain(site.name)}`,
    '',
    `> Vehicle dealer in ${country} with ${vehicles} vehicles for sale. Prices are in ${currency}; each has its type next to it, which says whether it includes what the state charges.`,
    '',
    '## Stock',
    '',
    link(
      'All vehicles as NDJSON',
      '/feeds/stock.ndjson',
      'one vehicle on each line, with `price`, `priceType`, `seller` and `phone`',
    ),
    link('All vehicles', site.routes.defaultSearchPath),
    link('Sitemap', '/sitemap.xml', 'every page'),
    ...(site.assistants.access === 'off'
      ? []
      : [
          '',
          '## Assistants',
          '',
          link(
            'Model Context Protocol',
            '/mcp',
            'search, read and compare vehicles; described in `/.well-known/mcp.json`',
          ),
        ]),
    ...(locations.length === 0 ? [] : ['', '## Locations', '', ...locations.map((line) => `- ${line}`)]),
    ...(searchPaths.length === 0
      ? []
      : ['', '## Searches', '', ...searchPaths.map((path) => link(path.replace('/search/', ''), path))]),
    '',
  ].join('\n');
};
