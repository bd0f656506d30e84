import type { TextFormat } from './textFormats.ts';

/** The fields of a group of settings, or of an entry of a list, by name. */
export type Kinds = { readonly [name: string]: Kind };

/** What a choice may be. */
export type Choice = string | number | boolean;

/** What a value may be, as data: the quick check, the full check, the JSON Schema and the reference page all read it. */
type KindData =
  | { readonly kind: 'onOff' | 'anything' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly whole?: boolean }
  | { readonly kind: 'text'; readonly min: number; readonly max: number; readonly format?: TextFormat }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  | { readonly kind: 'nullable' | 'list'; readonly of: Kind; readonly key?: string | readonly string[] }
  | { readonly kind: 'record'; readonly of: Kind; readonly names?: readonly string[] }
  | { readonly kind: 'fields' | 'group'; readonly fields: Kinds; readonly loose?: boolean }
  | { readonly kind: 'either'; readonly kinds: readonly Kind[] }
  | { readonly kind: 'later'; readonly of: () => Kind };

/**
 * A kind of value. `Value` is what a page reads, `Doc` what a file may say for it. Made by the functions of `kinds.ts`; a
 * comment above an entry of a table is its description (`@since`, `@owner`, `@expires` too), for editors and the reference page.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a table has kinds of all values
export type Kind<Value = any, Doc = Value> = KindData & {
  readonly default?: unknown;
  readonly optional?: boolean;
  /** For the type checker only; no kind has it. */
  readonly types?: { readonly value: Value; readonly doc: Doc };
};

/** A kind that an entry may leave out. */
export type OptionalKind<Value, Doc = Value> = Kind<Value, Doc> & { readonly optional: true };

/** What a page reads for a kind. */
export type ValueOf<K> = K extends Kind<infer Value, infer _> ? Value : never;

/** What a file may say for a kind. */
export type DocOf<K> = K extends Kind<infer _, infer Doc> ? Doc : never;

type OptionalNames<Table> = {
  [Name in keyof Table]: Table[Name] extends { readonly optional: true } ? Name : never;
}[keyof Table];

/** A table of settings as a page reads it: every setting has a value. */
export type SettingsOf<Table> = { readonly [Name in keyof Table]: ValueOf<Table[Name]> };

/** A table of settings as a file says it: each may be left out. */
export type SettingsDocOf<Table> = { readonly [Name in keyof Table]?: DocOf<Table[Name]> | undefined };

/** An entry of a list: what is optional may be missing, the rest is there. */
export type FieldsOf<Table> = {
  readonly [Name in Exclude<keyof Table, OptionalNames<Table>>]: ValueOf<Table[Name]>;
} & {
  readonly [Name in OptionalNames<Table>]?: ValueOf<Table[Name]>;
};

/** A change of the list below: entries taken out, put in (last, or `before` or `after` another) and moved, each named by its key. */
export type ListPatch<Item> = {
  readonly add?: readonly (Item extends object ? Item & Partial<Beside> : Item)[];
  readonly remove?: readonly string[];
  readonly move?: readonly ({ readonly key: string } & Partial<Beside>)[];
};

/** Where an entry goes in a list: before or after the one with this key. */
export type Beside = { readonly before: string; readonly after: string };
