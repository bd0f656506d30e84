import type * as z from 'zod/mini';
import { ownValue } from '../data/index.ts';
import { readDoc } from '../data/readDoc.ts';
import type { ContentName } from '../site/contentNames.ts';

/** An item of a content file, or why an entry cannot be read as one. */
type ReadItem<Item> =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/** The items of a content file, its other fields, and the errors found. */
export type Content<Item, File = object> = {
  readonly items: readonly Item[];
  readonly file: File;
  readonly problems: readonly ContentProblem[];
};

/** An error in a content file: its position, such as `items[3]`, and a message. */
type ContentProblem = { readonly path: string; readonly message: string };

/** How a kind of content file is read. */
export type ContentKind<Item = unknown, File = object> = {
  readonly name: ContentName;
  /** The fields of an item. */
  readonly itemKeys: readonly string[];
  /** The fields of the file in addition to its items. */
  readonly fileKeys: readonly string[];
  /** Reads one entry of the list. Never throws. */
  readonly readItem: (entry: unknown) => ReadItem<Item>;
  /** Reads a file; undefined if it has no list of items. Never throws. */
  readonly read: (doc: unknown) => Content<Item, File> | undefined;
};

type Described<ItemSchema extends z.ZodMiniObject, Item, FileSchema extends z.ZodMiniObject> = {
  name: ContentName;
  /** The schema of an item as written. */
  schema: ItemSchema;
  itemOf: (doc: z.output<ItemSchema>) => Item;
  /** The schema of the file's other fields. */
  file: FileSchema;
};

const unknownKeys = (doc: unknown, known: readonly string[], path: string): ContentProblem[] =>
  typeof doc === 'object' && doc !== null
    ? Object.keys(doc)
        .filter((key) => !known.includes(key))
        .map((key) => ({ path: `${path}${key}`, message: 'is not known' }))
    : [];

/**
 * Describes a kind of content file, `{ "items": [...] }`: how its items are read, and its other fields. An invalid item is left
 * out and reported among the problems; the others stay.
 */
export const contentKind = <ItemSchema extends z.ZodMiniObject, Item, FileSchema extends z.ZodMiniObject>({
  name,
  schema,
  itemOf,
  file,
}: Described<ItemSchema, Item, FileSchema>): ContentKind<Item, z.output<FileSchema>> => {
  const itemKeys = Object.keys(schema.shape);
  const fileKeys = Object.keys(file.shape);
  const readItem = (entry: unknown): ReadItem<Item> => {
    const read = readDoc(schema, entry);
    return read.kind === 'malformed' ? read : { kind: 'item', item: itemOf(read.doc) };
  };
  return {
    name,
    itemKeys,
    fileKeys,
    readItem,
    read: (doc) => {
      const items = typeof doc === 'object' && doc !== null ? ownValue(doc as { items?: unknown }, 'items') : undefined;
      if (!Array.isArray(items)) return undefined;
      const read = items.map(readItem);
      const ofFile = readDoc(file, doc);
      return {
        items: read.flatMap((entry) => (entry.kind === 'item' ? [entry.item] : [])),
        file: (ofFile.kind === 'read' ? ofFile.doc : {}) as z.output<FileSchema>,
        problems: [
          ...unknownKeys(doc, ['$schema', 'items', ...fileKeys], ''),
          ...(ofFile.kind === 'read' ? [] : ofFile.reasons.map((message) => ({ path: '', message }))),
          ...read.flatMap((entry, index) =>
            entry.kind === 'item' ? [] : entry.reasons.map((message) => ({ path: `items[${index}]`, message })),
          ),
          ...items.flatMap((entry, index) => unknownKeys(entry, itemKeys, `items[${index}].`)),
        ],
      };
    },
  };
};
