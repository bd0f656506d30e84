import type { ContentName } from '@dealer/core/content';
import { ownValue } from '@dealer/core/data';
import { matchRoute } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import { nearest, type SiteProblem } from '@dealer/core/site-check';
import { type OwnPageInput, sectionsFindings } from '../ownPages/ownPageFindings.ts';
import { contentKinds } from './contentKinds.ts';
import { isPicture, missingPicture, textsIn } from './texts.ts';

/** A mistake of a content file: `file` is its name in the folder `content`, or missing if the mistake is in the site file. */
type ContentFinding = SiteProblem & { readonly file?: string };

const isAddress = (path: string): boolean => /(^|[._])(url|href)$/i.test(path);

/** Missing pictures, and links to pages that the site does not have. */
const addressFindings = (doc: unknown, { site, hasPicture }: OwnPageInput): SiteProblem[] =>
  textsIn(doc).flatMap(({ path, value }) => {
    if (isPicture(value)) return hasPicture(value) ? [] : [missingPicture({ path, value })];
    if (isAddress(path) && /^\/(?![/\\])/.test(value) && matchRoute(value, site).kind === 'unknown')
      return [
        { path, message: `"${value}" is no page of this site`, hint: 'Write the address of a page of this site' },
      ];
    return [];
  });

const docOf = (text: string): { doc: unknown } | { problem: SiteProblem } => {
  try {
    return { doc: JSON.parse(text) as unknown };
  } catch (error) {
    return {
      problem: {
        path: '',
        message: `is not JSON: ${error instanceof Error ? error.message : String(error)}`,
        hint: 'Look for a missing comma, quotation mark or bracket',
      },
    };
  }
};

const hintFor = (
  path: string,
  { itemKeys, fileKeys }: { itemKeys: readonly string[]; fileKeys: readonly string[] },
) => {
  const key = path.split('.').at(-1) ?? '';
  const known = path.startsWith('items[') ? itemKeys : ['items', ...fileKeys];
  const guess = nearest(key, known);
  return guess === undefined ? `Known are ${known.join(', ')}` : `Did you mean "${guess}"`;
};

const fileFindings = (name: string, text: string, input: OwnPageInput): SiteProblem[] => {
  const read = docOf(text);
  if ('problem' in read) return [read.problem];
  const kind = ownValue(contentKinds, name);
  if (kind === undefined) return [];
  const content = kind.read(read.doc);
  if (content === undefined)
    return [{ path: 'items', message: 'is missing', hint: 'Write the items of the file between [ and ]' }];
  return [
    ...content.problems.map(({ path, message }) => ({
      path,
      message,
      hint: message === 'is not known' ? hintFor(path, kind) : 'Correct the item; the site leaves it out until then',
    })),
    ...addressFindings(read.doc, input),
  ];
};

/**
 * Every mistake of a site's content files: missing and unlisted files, items that cannot be parsed, unknown names, pictures and links.
 */
export const contentFindings = (input: OwnPageInput): ContentFinding[] => {
  const listed: readonly string[] = input.site.content;
  return [
    ...listed.flatMap((name, at) =>
      ownValue(input.files, name) === undefined
        ? [
            {
              path: `content[${at}]`,
              message: `"${name}" has no file`,
              hint: `Write it into content/${name}.json beside this file`,
            },
          ]
        : [],
    ),
    ...Object.entries(input.files).flatMap(([name, text]) => {
      const [kind = '', ...rest] = name.split('/');
      const problems =
        rest.length > 0 ? sectionsFindings(text, input, 'post') : fileFindings(name as ContentName, text, input);
      const isListed = listed.includes(kind as Site['content'][number]);
      return [
        ...(isListed
          ? []
          : [
              {
                path: '',
                message: 'is not listed in the site file',
                hint: `Write "content": [${[...listed, kind].map((one) => `"${one}"`).join(', ')}]`,
              },
            ]),
        ...problems,
      ].map((problem) => ({ file: name, ...problem }));
    }),
  ];
};
