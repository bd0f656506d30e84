import type { Kinds, SettingsOf } from './kind.ts';

/**
 * The defaults of a table; a setting without a default is not included.
 *
 * @example
 * defaultsOf({ columns: choice([3, 4], 3) }); // => { columns: 3 }
 */
export const defaultsOf = <Table extends Kinds>(table: Table): SettingsOf<Table> => {
  const defaults: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(table)) {
    const value: unknown = kind.kind === 'group' ? defaultsOf(kind.fields) : kind.default;
    if (value !== undefined) defaults[name] = value;
  }
  return defaults as SettingsOf<Table>;
};
