import { type PageChange, type PageItem, pageKey, pageList } from '@dealer/core/page';
import { ownValue } from '@dealer/core/data';
import { unknownKeys } from '@dealer/core/settings';
import { explainIssue, nearest, settingsSchema, type SiteProblem } from '@dealer/core/site-check';
import type { ComposedPage } from '../../sections/readPages.ts';
import { isSettingPath, settingPaths } from './settingPaths.ts';

const meant = (word: string, known: readonly string[], otherwise: string): string => {
  const guess = nearest(word, known);
  return guess === undefined ? otherwise : `Did you mean "${guess}"?`;
};

const oneOf = (names: readonly string[]): string => `Write one of: ${names.join(', ')}`;

const settingProblems = ({ section, settings = {} }: PageItem, path: string, page: ComposedPage): SiteProblem[] => {
  const definition = ownValue(page.sections, section);
  if (definition === undefined) return [];
  const schema = settingsSchema(definition.settings ?? {});
  const found = schema.safeParse(settings);
  return (found.error?.issues ?? [])
    .flatMap((issue) => explainIssue(issue, settings, schema))
    .map((problem) => ({
      path: `${path}.settings.${problem.path}`,
      message: problem.message.replace(/ is not a setting$/, ` is not a setting of ${section}`),
      hint: problem.hint.replace('docs/site-config.md', 'docs/sections.md'),
    }));
};

const itemProblems = (item: PageItem, path: string, page: ComposedPage): SiteProblem[] => {
  const { section, area, when = {} } = item;
  const sections = Object.keys(page.sections);
  const problems = settingProblems(item, path, page);
  if (!sections.includes(section))
    problems.push({
      path: `${path}.section`,
      message: `"${section}" is not a section that this page can have`,
      hint: meant(section, sections, oneOf(sections)),
    });
  const read = ownValue(page.sections, section)?.page;
  if (read !== undefined && read !== page.route)
    problems.push({
      path: `${path}.section`,
      message: `"${section}" reads the page "${read}", which this is not`,
      hint: `List it in pages.${read}`,
    });
  if (area !== undefined && !page.areas.includes(area))
    problems.push({
      path: `${path}.area`,
      message: `"${area}" is not an area of this page`,
      hint:
        page.areas.length === 0 ? 'Leave it out: this page has no areas' : meant(area, page.areas, oneOf(page.areas)),
    });
  if (when.site !== undefined && !isSettingPath(when.site))
    problems.push({
      path: `${path}.when.site`,
      message: `"${when.site}" is not a setting`,
      hint: meant(when.site, settingPaths(), 'Write the path of a setting, such as "tags.certifiedBadge"'),
    });
  if (when.vehicle !== undefined && !page.hasVehicle)
    problems.push({
      path: `${path}.when.vehicle`,
      message: 'is never true: this page is not about a vehicle',
      hint: 'Leave it out, or name a setting with "site"',
    });
  return problems;
};

const onceProblems = (items: readonly PageItem[], path: string): SiteProblem[] => {
  const keys = items.map(pageKey);
  return [...new Set(keys.filter((key, at) => keys.indexOf(key) !== at))].map((key) => ({
    path,
    message: `has "${key}" twice`,
    hint: 'Give one of them an "id" of its own',
  }));
};

const emptyProblems = (items: readonly PageItem[], path: string): SiteProblem[] =>
  items.length > 0
    ? []
    : [{ path, message: 'leaves no section on the page', hint: 'Name one, or write null for the list of the look' }];

/**
 * The mistakes of a list of sections: names, settings, areas and conditions that do not exist, sections with the same key, and
 * an empty list. At run time a page leaves out what it cannot show.
 */
export const listProblems = (items: readonly PageItem[], page: ComposedPage, path: string): SiteProblem[] => [
  ...items.flatMap((item, at) => itemProblems(item, `${path}[${at}]`, page)),
  ...onceProblems(items, path),
  ...emptyProblems(items, path),
];

/** Sections of the page's usual list that the law requires, and that a changed list leaves out or shows on a condition. */
const requiredProblems = (items: readonly PageItem[], page: ComposedPage, path: string): SiteProblem[] =>
  page.usual
    .filter(({ section }) => ownValue(page.sections, section)?.isRequired === true)
    .flatMap(({ section }) => {
      const found = items.filter((item) => item.section === section);
      if (found.some(({ when }) => when === undefined)) return [];
      return [
        {
          path,
          message:
            found.length === 0
              ? `leaves out "${section}", which the law requires`
              : `shows "${section}", which the law requires, on a condition`,
          hint: `Have { "section": "${section}" } in the list, without "when"; a look draws and places it in its own way`,
        },
      ];
    });

/** The mistakes in a site's changes to a page list of its look. */
export const pageProblems = (
  change: PageChange,
  below: readonly PageItem[],
  page: ComposedPage,
  path: string,
): SiteProblem[] => {
  if ('length' in change)
    return [...listProblems(change, page, path), ...(change.length === 0 ? [] : requiredProblems(change, page, path))];
  const { add = [] } = change;
  const keys = below.map(pageKey);
  return [
    ...add.flatMap((item, at) => itemProblems(item, `${path}.add[${at}]`, page)),
    ...onceProblems(add, `${path}.add`),
    ...unknownKeys(below, change, pageKey).map((key) => ({
      path,
      message: `"${key}" is not in the list that is changed`,
      hint: meant(key, keys, `In the list: ${keys.join(', ') || 'nothing'}`),
    })),
    ...emptyProblems(pageList(below, change), path),
    ...requiredProblems(pageList(below, change), page, path),
  ];
};
