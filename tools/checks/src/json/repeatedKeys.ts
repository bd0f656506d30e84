type Open = { readonly path: string; readonly keys: Set<string> | undefined; at: number; key: string };

const pathIn = ({ path, keys, at, key }: Open): string => {
  if (keys === undefined) return `${path}[${at}]`;
  return path === '' ? key : `${path}.${key}`;
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * The paths of the keys that an object of a JSON text has more than once: `JSON.parse` keeps the last of them without a word. None
 * where the text is no JSON.
 *
 * @example
 * repeatedKeys('{ "card": { "tags": [], "tags": [] } }'); // => ['card.tags']
 */
export const repeatedKeys = (json: string): string[] => {
  if (!isJson(json)) return [];
  const repeated = new Set<string>();
  // A list of its own instead of calls: a file nested a million times would overflow the stack.
  const open: Open[] = [];
  for (const [token, text, colon] of json.matchAll(/("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\],]/g)) {
    const inside = open.at(-1);
    if (token === '{' || token === '[') {
      const keys = token === '{' ? new Set<string>() : undefined;
      open.push({ path: inside === undefined ? '' : pathIn(inside), keys, at: 0, key: '' });
    } else if (token === '}' || token === ']') open.pop();
    else if (inside !== undefined && token === ',') inside.at += 1;
    else if (inside?.keys !== undefined && text !== undefined && colon !== undefined) {
      inside.key = JSON.parse(text) as string;
      if (inside.keys.has(inside.key)) repeated.add(pathIn(inside));
      inside.keys.add(inside.key);
    }
  }
  return [...repeated];
};
