import type {
  Choice,
  DocOf,
  FieldsOf,
  Kind,
  Kinds,
  ListPatch,
  OptionalKind,
  SettingsDocOf,
  SettingsOf,
  ValueOf,
} from './kind.ts';
import type { TextFormat } from './textFormats.ts';
import { longestText } from './texts.ts';

// Each function makes a kind; its last argument is the default. A kind without a default is part of a list or entry, or a
// setting that each site must have.

/**
 * True or false.
 *
 * @example
 * onOff(false); // => { kind: 'onOff', default: false }
 */
export const onOff = (fallback?: boolean): Kind<boolean> => ({ kind: 'onOff', default: fallback });

/**
 * A whole number.
 *
 * @example
 * wholeNumber(1, 100, 21); // => { kind: 'number', whole: true, min: 1, max: 100, default: 21 }
 */
export const wholeNumber = (min: number, max: number, fallback?: number): Kind<number> => ({
  kind: 'number',
  whole: true,
  min,
  max,
  default: fallback,
});

/**
 * A number, with or without decimals.
 *
 * @example
 * decimal(1, 5, 4); // => { kind: 'number', min: 1, max: 5, default: 4 }
 */
export const decimal = (min: number, max: number, fallback?: number): Kind<number> => ({
  kind: 'number',
  min,
  max,
  default: fallback,
});

/** A count: 0, 1, 2 and so on.
 *
 * @example
 * count(3); // => { kind: 'number', whole: true, min: 0, default: 3, ... }
 */
export const count = (fallback?: number): Kind<number> => wholeNumber(0, Infinity, fallback);

/**
 * A position in a list or a size in pixels: 1, 2, 3 and so on.
 *
 * @example
 * position(8); // => { kind: 'number', whole: true, min: 1, default: 8, ... }
 */
export const position = (fallback?: number): Kind<number> => wholeNumber(1, Infinity, fallback);

/**
 * A number of 0 or more, such as dollars.
 *
 * @example
 * amount(2_000); // => { kind: 'number', min: 0, default: 2_000, ... }
 */
export const amount = (fallback?: number): Kind<number> => decimal(0, Infinity, fallback);

/**
 * A number above 0.
 *
 * @example
 * positive(0.5); // => { kind: 'number', min: Number.MIN_VALUE, default: 0.5, ... }
 */
export const positive = (fallback?: number): Kind<number> => decimal(Number.MIN_VALUE, Infinity, fallback);

/**
 * A text that may be empty; without a length at most 5,000 characters.
 *
 * @example
 * anyText('None yet.'); // => { kind: 'text', min: 0, max: 5_000, default: 'None yet.' }
 */
export const anyText = (fallback?: string, max = longestText): Kind<string> => ({
  kind: 'text',
  min: 0,
  max,
  default: fallback,
});

/**
 * A text that is not empty: 1 to 5,000 characters.
 *
 * @example
 * filledText('Featured vehicles'); // => { kind: 'text', min: 1, max: 5_000, default: 'Featured vehicles' }
 */
export const filledText = (fallback?: string): Kind<string> => ({
  kind: 'text',
  min: 1,
  max: longestText,
  default: fallback,
});

/**
 * A text with a format: a slug, an address, a date, a time zone.
 *
 * @example
 * formatted('slug'); // => { kind: 'text', format: 'slug', ... }
 */
export const formatted = (format: TextFormat, fallback?: string): Kind<string> => ({
  kind: 'text',
  min: 0,
  max: Infinity,
  format,
  default: fallback,
});

/**
 * One of a few values.
 *
 * @example
 * choice(['gallery', 'spinner'], 'gallery'); // => { kind: 'choice', choices: ['gallery', 'spinner'], default: 'gallery' }
 */
export const choice = <const Value extends Choice>(
  choices: readonly Value[],
  fallback?: NoInfer<Value>,
): Kind<Value> => ({ kind: 'choice', choices, default: fallback });

/**
 * A value or null; null is the default unless another is given.
 *
 * @example
 * nullable(count()).default; // => null
 */
export const nullable = <K extends Kind>(
  of: K,
  fallback: ValueOf<K> | null = null,
): Kind<ValueOf<K> | null, DocOf<K> | null> => ({ kind: 'nullable', of, default: fallback });

/**
 * An optional value of an entry.
 *
 * @example
 * optional(filledText()).optional; // => true
 */
export const optional = <K extends Kind>(of: K): OptionalKind<ValueOf<K>, DocOf<K>> => ({
  ...(of as Kind<ValueOf<K>, DocOf<K>>),
  optional: true,
});

/** A nested list; see `listOf` with a default. */
type InnerList<K> = Kind<readonly ValueOf<K>[], readonly DocOf<K>[]>;

/** A list that is a setting: a file replaces it, or changes the inherited list by key. */
type ListSetting<K> = Kind<readonly ValueOf<K>[], readonly DocOf<K>[] | ListPatch<DocOf<K>>>;

/**
 * A list. With a default it is a setting: a file replaces the list, or changes it with `{ add, remove, move }`. `key` is the
 * field that identifies an entry (of several, the first that an entry has; texts identify themselves).
 *
 * @example
 * listOf(fields({ title: filledText(), text: filledText() }), [], 'title').key; // => 'title'
 */
export const listOf: {
  <K extends Kind>(of: K): InnerList<K>;
  <K extends Kind>(of: K, fallback: readonly ValueOf<K>[], key?: string | readonly string[]): ListSetting<K>;
} = (of: Kind, fallback?: readonly unknown[], key?: string | readonly string[]) => ({
  kind: 'list' as const,
  of,
  default: fallback,
  key,
});

/**
 * Values of one kind by name: any names, or only the given ones.
 *
 * @example
 * recordOf(filledText(), {}, ['new', 'used']).names; // => ['new', 'used']
 */
export const recordOf = <K extends Kind, const Name extends string = never>(
  of: K,
  fallback?: Readonly<Partial<Record<string, ValueOf<K>>>>,
  names?: readonly Name[],
): [Name] extends [never]
  ? Kind<Readonly<Record<string, ValueOf<K>>>>
  : Kind<Readonly<Partial<Record<Name, ValueOf<K>>>>> => ({ kind: 'record', of, names, default: fallback }) as never;

/**
 * An entry with named values, such as a button's label and address. A file writes the whole entry: fields that are not
 * `optional` are required. A loose entry may have further fields, which are ignored.
 *
 * @example
 * fields({ label: filledText(), url: formatted('address') }).kind; // => 'fields'
 */
export const fields = <const Table extends Kinds>(table: Table, loose?: boolean): Kind<FieldsOf<Table>> => ({
  kind: 'fields',
  fields: table,
  loose,
});

/**
 * A picture with its size in pixels.
 *
 * @example
 * sizedPicture().kind; // => 'fields'
 */
export const sizedPicture = () =>
  fields({
    src: formatted('picture'),
    srcSet: optional(filledText()),
    width: position(),
    height: position(),
    alt: anyText(),
  });

/**
 * A group of settings. A file contains only those that it changes.
 *
 * @example
 * group({ columns: choice([3, 4], 3) }).kind; // => 'group'
 */
export const group = <const Table extends Kinds>(table: Table): Kind<SettingsOf<Table>, SettingsDocOf<Table>> => ({
  kind: 'group',
  fields: table,
});

/**
 * A value of one kind or of another.
 *
 * @example
 * either([position(), listOf(position())], 8).default; // => 8
 */
export const either = <const K extends readonly Kind[]>(
  kinds: K,
  fallback?: ValueOf<K[number]>,
): Kind<ValueOf<K[number]>, DocOf<K[number]>> => ({ kind: 'either', kinds, default: fallback });

/**
 * Any value.
 *
 * @example
 * anything(); // => { kind: 'anything' }
 */
export const anything = (): Kind<unknown> => ({ kind: 'anything' });

/**
 * A kind that is evaluated lazily, so that it can contain itself: a menu entry has menu entries.
 *
 * @example
 * lazyKind(() => filledText()).kind; // => 'lazy'
 */
export const lazyKind = <Value, Doc = Value>(of: () => Kind<Value, Doc>): Kind<Value, Doc> => ({ kind: 'lazy', of });
