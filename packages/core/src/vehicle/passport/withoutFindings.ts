import type { PassportFinding } from './passport.ts';

const without = (value: unknown, path: PassportFinding['path']): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return undefined;
  if (Array.isArray(value) && typeof step === 'number')
    // A list of objects stays as long as it was, so that the other paths are still true.
    return value.map((entry: unknown, at) => (at === step ? without(entry, rest) : entry));
  if (typeof value !== 'object' || value === null) return value;
  const { [step]: inner, ...others } = value as Record<string | number, unknown>;
  return rest.length === 0 ? others : { ...others, [step]: without(inner, rest) };
};

/**
 * The passport of a document without the values that were found to be wrong, for an index that others read too.
 *
 * @example withoutFindings({ owners: 90, keys: 2 }, [{ path: ['owners'], value: '90', expected: '1 to 50' }]) // => { keys: 2 }
 */
export const withoutFindings = (
  doc: Readonly<Record<string, unknown>>,
  findings: readonly PassportFinding[],
): Record<string, unknown> =>
  findings.reduce<Record<string, unknown>>((clean, { path }) => without(clean, path) as Record<string, unknown>, {
    ...doc,
  });
