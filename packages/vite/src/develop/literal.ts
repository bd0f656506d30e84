import { isDeepStrictEqual } from 'node:util';
import { ownValue } from '@dealer/core/data';
import { parseSync } from 'vite';

/** A value in a source file, with its place in the text. That of code, such as a function, is a symbol. */
export type Literal = { value: unknown; start: number; end: number } & (
  | { kind: 'object'; fields: Map<string, Literal & { from: number }> }
  | { kind: 'list'; items: Literal[] }
  | { kind: 'plain' }
  | { kind: 'code' }
);

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const literalOf = (node: Node): Literal => {
  const { start, end } = node;
  if (['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node.type))
    return literalOf(node['expression'] as Node);
  if (node.type === 'Literal') return { kind: 'plain', value: node['value'], start, end };
  if (node.type === 'UnaryExpression' && node['operator'] === '-')
    return { kind: 'plain', value: -((node['argument'] as Node)['value'] as number), start, end };
  if (node.type === 'ArrayExpression') {
    const items = (node['elements'] as Node[]).map(literalOf);
    return { kind: 'list', items, value: items.map(({ value }) => value), start, end };
  }
  if (node.type === 'ObjectExpression') {
    const fields = new Map<string, Literal & { from: number }>();
    for (const field of node['properties'] as Node[]) {
      if (field.type !== 'Property' || field['computed'] === true)
        return { kind: 'code', value: Symbol('code'), start, end };
      const key = field['key'] as Node;
      const name = key.type === 'Identifier' ? String(key['name']) : String(key['value']);
      fields.set(name, { ...literalOf(field['value'] as Node), from: field.start });
    }
    const value = Object.fromEntries([...fields].map(([name, field]) => [name, field.value]));
    return { kind: 'object', fields, value, start, end };
  }
  return { kind: 'code', value: Symbol('code'), start, end };
};

const find = (node: unknown, test: (node: Node) => boolean): Node | undefined => {
  if (typeof node !== 'object' || node === null) return undefined;
  if ('type' in node && test(node as Node)) return node as Node;
  for (const child of Object.values(node)) {
    const found = find(child, test);
    if (found) return found;
  }
  return undefined;
};

/**
 * The value of a JSON file, or what a TypeScript file passes to `defineTemplate`. Throws where the text cannot be parsed.
 */
export const readLiteral = (file: string, text: string): Literal => {
  const isJson = file.endsWith('.json');
  // JSON is an expression of script; the bracket in front of it moves each place by one.
  const { program, errors } = parseSync(isJson ? 'a.js' : file, isJson ? `(${text})` : text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const node = find(program, ({ type, callee }) =>
    isJson
      ? type === 'ExpressionStatement'
      : type === 'CallExpression' && (callee as Node)['name'] === 'defineTemplate',
  );
  const written = (isJson ? node?.['expression'] : (node?.['arguments'] as Node[] | undefined)?.[0]) as
    | Node
    | undefined;
  if (written === undefined) throw new Error(`${file}: there is no defineTemplate({ ... }) in it.`);
  const literal = literalOf(written);
  return isJson ? movedBack(literal) : literal;
};

const hasCode = (literal: Literal): boolean =>
  literal.kind === 'code' ||
  (literal.kind === 'list' && literal.items.some(hasCode)) ||
  (literal.kind === 'object' && [...literal.fields.values()].some(hasCode));

/** The value at a path of a file; `isCode` where only the running script knows it. */
export const valueAt = (file: string, text: string, path: readonly string[]): { value?: unknown; isCode?: true } => {
  let at: Literal | undefined = readLiteral(file, text);
  for (const name of path) at = at?.kind === 'object' ? at.fields.get(name) : at?.kind === 'code' ? at : undefined;
  if (at === undefined) return {};
  return hasCode(at) ? { isCode: true } : { value: at.value };
};

const movedBack = <Moved extends Literal>(literal: Moved): Moved => ({
  ...literal,
  start: literal.start - 1,
  end: literal.end - 1,
  ...('from' in literal && { from: (literal.from as number) - 1 }),
  ...(literal.kind === 'list' && { items: literal.items.map(movedBack) }),
  ...(literal.kind === 'object' && {
    fields: new Map([...literal.fields].map(([name, field]) => [name, movedBack(field)])),
  }),
});

const lineWidth = 120;
const isName = /^[a-z_$][\w$]*$/i;

type Style = { isJson: boolean; indent: string; room: number };

const quoted = (text: string, { isJson }: Style): string => {
  if (isJson) return JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return JSON.stringify(text);
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
};

const inCode = 'This value is written in code: change it in the file.';

/** A value as the formatter writes it: on one line where it fits. */
const print = (value: unknown, style: Style): string => {
  if (typeof value === 'symbol') throw new Error(inCode);
  if (typeof value === 'string') return quoted(value, style);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = (inner: Style): string[] =>
    isList
      ? value.map((item) => print(item, inner))
      : Object.entries(value)
          .filter(([, field]) => field !== undefined)
          .map(
            ([name, field]) =>
              `${!style.isJson && isName.test(name) ? name : quoted(name, style)}: ${print(field, inner)}`,
          );
  const flat = parts({ ...style, room: Infinity });
  const [open, close] = isList ? '[]' : '{}';
  if (flat.length === 0) return `${open}${close}`;
  const line = isList ? `[${flat.join(', ')}]` : `{ ${flat.join(', ')} }`;
  if (!line.includes('\n') && line.length <= style.room) return line;
  const indent = `${style.indent}  `;
  const lines = parts({ ...style, indent, room: lineWidth - indent.length - 1 });
  return `${open}\n${lines.map((part) => indent + part).join(`,\n`)}${style.isJson ? '' : ','}\n${style.indent}${close}`;
};

/** What identifies an entry of a list, such as a section. */
const keyOf = (item: unknown): unknown => {
  const { id, section, key } = (item ?? {}) as Record<string, unknown>;
  return id ?? section ?? key;
};

const indentAt = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';

/** The text of a literal with a new value: what stays the same has its text, wherever it moves. */
const rewritten = (text: string, old: Literal | undefined, value: unknown, style: Style): string => {
  if (!old) return print(value, style);
  if (isDeepStrictEqual(old.value, value)) return text.slice(old.start, old.end);
  if (old.kind === 'code') throw new Error(inCode);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const oldParts =
    old.kind === 'list'
      ? old.items.map((item) => ({ item, from: item.start, name: '' }))
      : old.kind === 'object'
        ? [...old.fields].map(([name, item]) => ({ item, from: item.from, name }))
        : [];
  const last = oldParts.at(-1);
  if (!last || !(old.kind === 'list' ? Array.isArray(value) : isObject)) return print(value, style);
  const isSpread = text.slice(old.start, oldParts[0]?.from).includes('\n');
  const indent = isSpread ? indentAt(text, last.from) : style.indent;
  const inner = { ...style, indent, room: lineWidth - indent.length - 1 };
  /** The space and the comments in front of a part. */
  const leadOf = (part: (typeof oldParts)[number]): string => {
    const before = oldParts[oldParts.indexOf(part) - 1];
    return text.slice(before ? text.indexOf(',', before.item.end) + 1 : old.start + 1, part.from);
  };
  const free = new Set(oldParts);
  const take = (test: (part: (typeof oldParts)[number]) => boolean): (typeof oldParts)[number] | undefined => {
    const found = [...free].find(test);
    if (found) free.delete(found);
    return found;
  };
  const written = isObject
    ? Object.entries(value).filter(([, field]) => field !== undefined)
    : (value as unknown[]).map((item): [string, unknown] => ['', item]);
  // Equal entries first, so that none of them is taken for a changed one.
  const equal = written.map(([name, item]) =>
    take((part) => (isObject ? part.name === name : isDeepStrictEqual(part.item.value, item))),
  );
  const parts = written.map(([name, item], at) => {
    const part =
      equal[at] ?? take((one) => !isObject && keyOf(item) !== undefined && keyOf(one.item.value) === keyOf(item));
    if (part) {
      const name = text.slice(part.from, part.item.start);
      return leadOf(part) + name + rewritten(text, part.item, item, { ...inner, room: inner.room - name.length });
    }
    const lead = isSpread ? `\n${indent}` : ' ';
    const label = isObject ? `${!style.isJson && isName.test(name) ? name : quoted(name, style)}: ` : '';
    return lead + label + print(item, { ...inner, room: inner.room - label.length });
  });
  if (parts.length === 0) return isObject ? '{}' : '[]';
  const [open, close] = isObject ? '{}' : '[]';
  const tail = text.slice(last.item.end, old.end - 1);
  const body = isSpread ? parts.join(',') : parts.map((part) => part.trim()).join(', ');
  const flat = isObject && !isSpread ? `{ ${body} }` : `${open}${body}${tail}${close}`;
  return isSpread || flat.length <= style.room ? flat : print(value, style);
};

/** The text of a file with another value at a path; undefined takes it out. All other text stays as it is written. */
export const withValue = (file: string, text: string, path: readonly string[], value: unknown): string => {
  const whole = readLiteral(file, text);
  const changed = (at: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return value;
    const object = (typeof at === 'object' && at !== null ? at : {}) as Record<string, unknown>;
    const field = changed(ownValue(object, name), rest);
    // A group that has lost its last value goes with it.
    const isEmpty =
      rest.length > 0 && value === undefined && Object.values(field as object).every((one) => one === undefined);
    return { ...object, [name]: isEmpty ? undefined : field };
  };
  const style = { isJson: file.endsWith('.json'), indent: indentAt(text, whole.start), room: lineWidth };
  return text.slice(0, whole.start) + rewritten(text, whole, changed(whole.value, path), style) + text.slice(whole.end);
};
