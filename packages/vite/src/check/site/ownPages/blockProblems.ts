import { filmAt } from '@dealer/core/vehicle-page';
import { htmlProblems, safeHtml, type SafeNode } from '@dealer/core/content';
import type { PageItem } from '@dealer/core/page';
import { ownValue } from '@dealer/core/data';
import type { Site } from '@dealer/core/site';
import type { SiteProblem } from '@dealer/core/site-check';
import type { FormattedText } from './textsOf.ts';

type Settings = Readonly<Record<string, unknown>>;
type BlockCheck = (settings: Settings, site: Site) => SiteProblem[];

const isUnknownLocation = (show: unknown, { locations }: Site): boolean =>
  typeof show === 'number' && !locations.some(({ id, visible }) => visible && id === show);

const locationProblems: BlockCheck = ({ show }, site) =>
  isUnknownLocation(show, site)
    ? [
        {
          path: 'show',
          message: `${String(show)} is not the id of a location`,
          hint: `Write one of: ${site.locations.map(({ id, name }) => `${id} (${name})`).join(', ') || '"all"'}`,
        },
      ]
    : [];

/** Mistakes in the settings of a section that are valid one by one. */
const checks: Readonly<Record<string, BlockCheck>> = {
  video: ({ src }) =>
    typeof src === 'string' && filmAt(src) === undefined
      ? [
          {
            path: 'src',
            message: `"${src}" is no film`,
            hint: 'Write the address of an mp4 or webm file, or of a film on YouTube or Vimeo, with https',
          },
        ]
      : [],
  html: ({ html }) =>
    typeof html === 'string'
      ? htmlProblems(html).map((lost) => ({
          path: 'html',
          message: `has ${lost}, which the page leaves out`,
          hint: 'Write text, headings, lists, links, pictures and tables only',
        }))
      : [],
  table: ({ columns, rows }) =>
    Array.isArray(columns) && Array.isArray(rows)
      ? rows.flatMap((row: unknown, at) =>
          Array.isArray(row) && row.length !== columns.length
            ? [
                {
                  path: `rows[${at}]`,
                  message: `has ${row.length} texts for ${columns.length} columns`,
                  hint: 'Write one text for each column; "" leaves a cell empty',
                },
              ]
            : [],
        )
      : [],
  map: locationProblems,
  locations: locationProblems,
};

/**
 * Mistakes in sections with valid settings: an address that is not a video, HTML that is removed, table rows of the wrong
 * length, an unknown location.
 */
export const blockProblems = (items: readonly PageItem[], site: Site): SiteProblem[] =>
  items.flatMap(({ section, settings = {} }, at) =>
    (ownValue(checks, section)?.(settings, site) ?? []).map((problem) => ({
      ...problem,
      path: `sections[${at}].settings.${problem.path}`,
    })),
  );

const addressesIn = (nodes: readonly SafeNode[]): FormattedText[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const { href, src } = node.attributes;
    return [
      ...(typeof href === 'string' ? [{ path: 'html', format: 'address', value: href }] : []),
      ...(typeof src === 'string' ? [{ path: 'html', format: 'picture', value: src }] : []),
      ...addressesIn(node.children),
    ];
  });

/** The links and pictures of an `html` section. */
export const htmlAddresses = (section: string, { html }: Settings): FormattedText[] =>
  section === 'html' && typeof html === 'string' ? addressesIn(safeHtml(html)) : [];
