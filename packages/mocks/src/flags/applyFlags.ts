import { siteDocSchema } from '@dealer/core/site';
import type { Flag } from './parseFlags.ts';

/** A changed site document, the changes that stand in it, and those that were left out with the reason. */
export type FlaggedSite = { doc: unknown; applied: string[]; refused: { text: string; reason: string }[] };

const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const withValue = (doc: unknown, [name, ...rest]: string[], value: unknown): unknown => {
  if (name === undefined) return value;
  const group = isGroup(doc) ? doc : {};
  return { ...group, [name]: withValue(group[name], rest, value) };
};

type Issue = { code: string; message: string; keys?: string[]; values?: readonly unknown[]; expected?: string };

/** zod/mini carries no words of its own, so the reason is put together here. */
const reasonOf = (issue: Issue | undefined): string => {
  if (issue?.keys) return `There is no setting called ${issue.keys.join(', ')}.`;
  if (issue?.values) return `It must be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}.`;
  if (issue?.expected) return `It must be of type ${issue.expected}.`;
  return issue && issue.message !== 'Invalid input' ? `The value ${issue.message}.` : 'The value does not fit.';
};

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
    const alone = siteDocSchema.safeParse(withValue({}, flag.path, flag.value));
    if (alone.success) {
      result.doc = withValue(result.doc, flag.path, flag.value);
      result.applied.push(flag.text);
    } else {
      result.refused.push({ text: flag.text, reason: reasonOf(alone.error.issues[0] as Issue | undefined) });
    }
  }
  return result;
};
