import { jsonOrText } from '../routing/values.ts';

/** One change to a site document: the path and its new value. */
export type Flag = { path: string[]; value: unknown; text: string };

/** Splits at commas outside of quotes and brackets. */
const cut = (text: string): string[] => {
  const parts: string[] = [''];
  let depth = 0;
  let quoted = false;
  for (const [at, char] of [...text].entries()) {
    if (char === '"' && text[at - 1] !== '\\') quoted = !quoted;
    if (!quoted && '[{'.includes(char)) depth += 1;
    if (!quoted && ']}'.includes(char)) depth -= 1;
    if (char === ',' && depth === 0 && !quoted) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
};

/** Parses `?flags=<path>:<value>,...`. Values are JSON, or text, which needs no quotes in the address bar. Parts without a path or value are ignored. */
export const parseFlags = (text: string): Flag[] =>
  cut(text).flatMap((part) => {
    const colon = part.indexOf(':');
    if (colon < 1) return [];
    return [
      { path: part.slice(0, colon).trim().split('.'), value: jsonOrText(part.slice(colon + 1).trim()), text: part },
    ];
  });
