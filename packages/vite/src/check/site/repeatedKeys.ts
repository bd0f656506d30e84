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
 * The paths of duplicate keys in a JSON text: `JSON.parse` silently uses the last one. Empty if the text is not JSON.
 */
export const repeatedKeys = (json: string): string[] => {
  if (!isJson(json)) return [];
  const repeated = new Set<string>();
  // An explicit stack instead of recursion: a file nested a million times would overflow the call stack.
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
