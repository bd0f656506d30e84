import type { Kind, Kinds } from '@dealer/core/settings';
import { ownValue } from '@dealer/core/data';
import { siteSettings } from '@dealer/core/site';

/** The kind at the next step of a path. */
const partOf = (kind: Kind, name: string): Kind | undefined => {
  switch (kind.kind) {
    case 'group':
    case 'fields':
      return ownValue(kind.fields, name);
    case 'nullable':
      return partOf(kind.of, name);
    case 'record':
      return kind.names === undefined || kind.names.includes(name) ? kind.of : undefined;
    default:
      return undefined;
  }
};

/** Whether this is the path of a setting or of a part of one. A group does not count, because it always exists. */
export const isSettingPath = (path: string): boolean => {
  const kind = path
    .split('.')
    .reduce<Kind | undefined>((at, name) => at && partOf(at, name), { kind: 'group', fields: siteSettings });
  return kind !== undefined && kind.kind !== 'group';
};

/** The paths of all settings. */
export const settingPaths = (kinds: Kinds = siteSettings, prefix = ''): string[] =>
  Object.entries(kinds).flatMap(([name, kind]) =>
    kind.kind === 'group' ? settingPaths(kind.fields, `${prefix}${name}.`) : [`${prefix}${name}`],
  );
