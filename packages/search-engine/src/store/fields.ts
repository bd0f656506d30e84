import type { Doc, Json } from '../http/json.ts';

/** Calls `visit` with each value at a dotted path; arrays on the path are searched element by element. */
export const visitPath = (value: Json, path: string, visit: (found: Json) => void): void => {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) visitPath(item, path, visit);
    return;
  }
  if (Object.hasOwn(value, path)) visit(value[path] as Json);
  for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) {
    const head = path.slice(0, dot);
    if (Object.hasOwn(value, head)) visitPath(value[head] as Json, path.slice(dot + 1), visit);
  }
};

/** Adds every path of a document to `into` in order of appearance; with `leaves` only paths of values, not parents. */
export const collectPaths = (value: Json, into: Set<string>, leaves: boolean, path = ''): void => {
  if (Array.isArray(value)) {
    let scalar = false;
    for (const item of value) {
      if (typeof item === 'object' && item !== null) collectPaths(item, into, leaves, path);
      else scalar = true;
    }
    if (scalar && path !== '') into.add(path);
    return;
  }
  if (typeof value !== 'object' || value === null) {
    if (path !== '') into.add(path);
    return;
  }
  if (path !== '' && !leaves) into.add(path);
  for (const key of Object.keys(value)) {
    const inner = path === '' ? key : `${path}.${key}`;
    if (!leaves) into.add(inner);
    collectPaths(value[key] as Json, into, leaves, inner);
  }
};

/** True if an attribute name matches a pattern: the name itself, a parent of it, or text with a `*` at either end. */
export const underPattern = (pattern: string, name: string): boolean => {
  if (pattern === '*' || pattern === name || name.startsWith(`${pattern}.`)) return true;
  const open = pattern.startsWith('*');
  const close = pattern.endsWith('*');
  if (open && close) return name.includes(pattern.slice(1, -1));
  if (open) return name.endsWith(pattern.slice(1));
  return close && name.startsWith(pattern.slice(0, -1));
};

/** The part of a document with the listed attributes; '*' returns the whole document. */
export const pickFields = (doc: Doc, attributes: readonly string[]): Doc => {
  if (attributes.includes('*')) return doc;
  const pick = (value: Json, path: string): Json | undefined => {
    if (attributes.some((name) => path === name || path.startsWith(`${name}.`))) return value;
    if (typeof value !== 'object' || value === null || !attributes.some((name) => name.startsWith(`${path}.`)))
      return undefined;
    if (Array.isArray(value)) {
      const items = value.map((item) => pick(item, path)).filter((item) => item !== undefined);
      return items.length === 0 ? undefined : items;
    }
    const members = Object.entries(value).flatMap(([key, inner]) => {
      const found = pick(inner, `${path}.${key}`);
      return found === undefined ? [] : [[key, found] as const];
    });
    return members.length === 0 ? undefined : Object.fromEntries(members);
  };
  return Object.fromEntries(
    Object.entries(doc).flatMap(([key, value]) => {
      const found = pick(value, key);
      return found === undefined ? [] : [[key, found] as const];
    }),
  );
};
