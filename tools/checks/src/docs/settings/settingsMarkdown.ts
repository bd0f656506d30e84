import type { Kind } from '@dealer/core/settings';
import type { Setting } from './readSettings.ts';

const code = (value: unknown): string => `\`${(JSON.stringify(value) ?? 'undefined').replace(/\|/g, '\\|')}\``;

const rangeText = (min: number, max: number): string => {
  if (min === Number.MIN_VALUE) return ' above 0';
  if (min === -Infinity) return '';
  return max === Infinity ? `, ${min} or more` : ` from ${min} to ${max}`;
};

const formats: Readonly<Record<string, string>> = {
  slug: 'small letters, digits and hyphens',
  day: 'day, such as 2026-07-01',
  indexName: 'name of an index',
  webAddress: 'web address',
  address: 'address of a link',
  path: 'path of the site',
  stockSearchPath: 'path of a stock search',
  service: 'address of a service',
  picture: 'address of a picture',
  film: 'address of an mp4 or webm file',
  host: 'host name',
  timezone: 'time zone',
  colour: 'colour, such as #0f5c43',
};

/** The allowed values of a kind, as text. */
const kindText = (kind: Kind): string => {
  switch (kind.kind) {
    case 'anything':
      return 'anything';
    case 'onOff':
      return 'true or false';
    case 'number':
      return `${kind.whole ? 'whole number' : 'number'}${rangeText(kind.min, kind.max)}`;
    case 'text':
      return kind.format ? (formats[kind.format] ?? kind.format) : kind.min > 0 ? 'text' : 'text, may be empty';
    case 'choice':
      return `one of ${kind.choices.map(code).join(', ')}`;
    case 'nullable':
      return `${kindText(kind.of)}; or null`;
    case 'list':
      return `list of: ${kindText(kind.of)}`;
    case 'record':
      return `by ${kind.names ? kind.names.map(code).join(', ') : 'name'}: ${kindText(kind.of)}`;
    case 'fields':
      return `{ ${Object.entries(kind.fields)
        .map(([name, part]) => `${name}${part.optional ? '?' : ''}`)
        .join(', ')} }`;
    case 'group':
      return 'group';
    case 'either':
      return kind.kinds.map(kindText).join('; or ');
    case 'lazy':
      return kindText(kind.of());
  }
};

const cell = (text: string): string => text.replace(/(?<!\\)\|/g, '\\|').replace(/</g, '&lt;');

const note = ({ owner, expires }: Setting): string =>
  expires === undefined ? '' : ` Not read by any page yet: ${owner} decides until ${expires}.`;

/** One table of settings: path, allowed values, default, description, version, and a demo site that sets it. */
export const settingsTable = (settings: readonly Setting[], setBy: (path: string) => string): string =>
  [
    '| setting | may be | default | what it does | since | shown by |',
    '|---|---|---|---|---|---|',
    ...settings.map((setting) => {
      const { path, kind, description, since = '' } = setting;
      const fallback = kind.default === undefined ? 'needed' : code(kind.default);
      const sites = setBy(path);
      return `| \`${path}\` | ${cell(kindText(kind))} | ${fallback.replace(/</g, '\\<')} | ${cell(description + note(setting))} | ${since} | ${sites} |`;
    }),
  ].join('\n');

/** The texts that a site can replace, with their defaults. */
export const phrasesTable = (settings: readonly Setting[], setBy: (path: string) => string): string =>
  [
    '| key | default | shown by |',
    '|---|---|---|',
    ...settings.map(
      ({ path, kind }) => `| \`${path.slice('phrases.'.length)}\` | ${cell(String(kind.default))} | ${setBy(path)} |`,
    ),
  ].join('\n');
