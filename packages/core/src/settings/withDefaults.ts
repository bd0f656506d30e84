import type { Kinds, SettingsDocOf, SettingsOf } from './kind.ts';
import { layLevels } from './layLevels.ts';

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

/** A checked file merged with the defaults of its table. */
export const withDefaults = <Table extends Kinds>(table: Table, doc: SettingsDocOf<Table>): SettingsOf<Table> =>
  layLevels(
    [
      ['default', defaultsOf(table)],
      ['own', doc],
    ],
    table,
  ).value as SettingsOf<Table>;
