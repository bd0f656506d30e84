import { ownValue } from '@dealer/core/data';
import { parseSite } from '@dealer/core/site-check';
import { objectOrEmpty } from '../routing/values.ts';
import type { Flag } from './parseFlags.ts';

/** The changed site document, the applied flags, and the refused flags with the reason. */
export type FlaggedSite = { doc: unknown; applied: string[]; refused: { text: string; reason: string }[] };

const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

const withValue = (doc: unknown, [name, ...rest]: string[], value: unknown): unknown => {
  if (name === undefined) return value;
  const group = objectOrEmpty(doc);
  return { ...group, [name]: withValue(ownValue(group, name), rest, value) };
};

/** A minimal site, for validating a flag on its own. */
const smallest = { slug: 'flags', name: 'Flags', url: 'https://flags.example' };

/** Applies each flag that the site schema accepts to the site document; the others are refused with the reason. */
export const applyFlags = (doc: unknown, flags: readonly Flag[]): FlaggedSite => {
  const result: FlaggedSite = { doc, applied: [], refused: [] };
  for (const flag of flags) {
    if (flag.path.some((name) => unsafe.has(name))) {
      result.refused.push({ text: flag.text, reason: 'This name cannot be set.' });
      continue;
    }
    // Validated on its own, so that errors in the site file do not refuse the flag.
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
