import { ownValue } from '@dealer/core/record';
import { parseSite } from '@dealer/core/site-check';
import type { Flag } from './parseFlags.ts';

/** A changed site document, the changes that stand in it, and those that were left out with the reason. */
export type FlaggedSite = { doc: unknown; applied: string[]; refused: { text: string; reason: string }[] };

const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withValue = (doc: unknown, [name, ...rest]: string[], value: unknown): unknown => {
  if (name === undefined) return value;
  const group = isGroup(doc) ? doc : {};
  return { ...group, [name]: withValue(ownValue(group, name), rest, value) };
};

/** Enough of a site for a flag to be judged by itself. */
const smallest = { slug: 'flags', name: 'Flags', url: 'https://flags.example' };

/**
 * Puts each flag into the site document, where the site schema accepts the result; the others are named with the reason.
 *
 * @example
 * applyFlags(doc, parseFlags('search.columns:4,search.columns:9'))
 * // => { doc: { ...doc, search: { columns: 4 } }, applied: ['search.columns:4'], refused: [{ text: 'search.columns:9', reason: '...' }] }
 */
export const applyFlags = (doc: unknown, flags: readonly Flag[]): FlaggedSite => {
  const result: FlaggedSite = { doc, applied: [], refused: [] };
  for (const flag of flags) {
    if (flag.path.some((name) => unsafe.has(name))) {
      result.refused.push({ text: flag.text, reason: 'This name cannot be set.' });
      continue;
    }
    // Checked alone: a mistake that the site file already has is not this flag's fault.
    const alone = parseSite({ doc: withValue(smallest, flag.path, flag.value), templateName: 'flags' });
    if (alone.kind === 'site') {
      result.doc = withValue(result.doc, flag.path, flag.value);
      result.applied.push(flag.text);
    } else {
      result.refused.push({
        text: flag.text,
        reason: alone.problems.map(({ message, hint }) => `${message}. ${hint}.`).join(' '),
      });
    }
  }
  return result;
};
