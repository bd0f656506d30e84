import type { TextFormat } from './textFormats.ts';

/** The fields of a group of settings, or of an entry of a list, by name. */
export type Kinds = { readonly [name: string]: Kind };

/** A value of a choice. */
export type Choice = string | number | boolean;

/** The allowed values as data, for the quick check, the full check, the JSON Schema and the reference page. */
type KindData =
  | { readonly kind: 'onOff' | 'anything' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly whole?: boolean }
  | { readonly kind: 'text'; readonly min: number; readonly max: number; readonly format?: TextFormat }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  | { readonly kind: 'nullable' | 'list'; readonly of: Kind; readonly key?: string | readonly string[] }
  | { readonly kind: 'record'; readonly of: Kind; readonly names?: readonly string[] }
  | { readonly kind: 'fields' | 'group'; readonly fields: Kinds; readonly loose?: boolean }
  | { readonly kind: 'either'; readonly kinds: readonly Kind[] }
  | { readonly kind: 'lazy'; readonly of: () => Kind };

/**
 * A kind of value. `Value` is the type in code, `Doc` the type in files. Created by the functions of `kinds.ts`. The comment
 * above an entry of a table is its description for editors and the reference page (with `@since`, `@owner` and `@expires`).
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a table has kinds of all values
export type Kind<Value = any, Doc = Value> = KindData & {
  readonly default?: unknown;
  readonly optional?: boolean;
  /** Only for the type checker; it does not exist at run time. */
  readonly types?: { readonly value: Value; readonly doc: Doc };
};

/** An optional field of an entry. */
export type OptionalKind<Value, Doc = Value> = Kind<Value, Doc> & { readonly optional: true };

/** The type of a kind in code. */
export type ValueOf<K> = K extends Kind<infer Value, infer _> ? Value : never;

/** The type of a kind in files. */
export type DocOf<K> = K extends Kind<infer _, infer Doc> ? Doc : never;

type OptionalNames<Table> = {
  [Name in keyof Table]: Table[Name] extends { readonly optional: true } ? Name : never;
}[keyof Table];

/** The values of a table of settings: every setting has one. */
export type SettingsOf<Table> = { readonly [Name in keyof Table]: ValueOf<Table[Name]> };

/** A table of settings in a file: each is optional. */
export type SettingsDocOf<Table> = { readonly [Name in keyof Table]?: DocOf<Table[Name]> | undefined };

/** An entry of a list, with its optional fields. */
export type FieldsOf<Table> = {
  readonly [Name in Exclude<keyof Table, OptionalNames<Table>>]: ValueOf<Table[Name]>;
} & {
  readonly [Name in OptionalNames<Table>]?: ValueOf<Table[Name]>;
};

/** A change of the inherited list: entries removed, added (last, or `before` or `after` another) and moved, identified by key. */
export type ListPatch<Item> = {
  readonly add?: readonly (Item extends object ? Item & Partial<Neighbour> : Item)[];
  readonly remove?: readonly string[];
  readonly move?: readonly ({ readonly key: string } & Partial<Neighbour>)[];
};

/** The position of an entry: before or after the one with this key. */
export type Neighbour = { readonly before: string; readonly after: string };
