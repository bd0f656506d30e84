import { ownValue } from '../record/ownValue.ts';

/** Of each facet its values, and how many results each would leave. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A list of so many values stands whole on the page; a longer one is folded, and its height does not depend on what is found. */
const wholeListMost = 12;

/**
 * The counts of an answer, and 0 for what short lists have offered before: choosing in one filter does not take rows out of another,
 * which would move what stands under the pointer. Models come and go with their make.
 *
 * @example
 * keepOffered({ car_type: { new: 4, used: 9 } }, { car_type: { used: 3 } }) // => { car_type: { new: 0, used: 3 } }
 */
export const keepOffered = (before: FacetCounts, now: FacetCounts): FacetCounts =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(now)])].map((attribute) => {
      const counts = ownValue(now, attribute) ?? {};
      const gone = Object.keys(ownValue(before, attribute) ?? {}).filter((value) => !Object.hasOwn(counts, value));
      const fits = attribute !== 'model' && gone.length + Object.keys(counts).length <= wholeListMost;
      return [attribute, fits ? { ...Object.fromEntries(gone.map((value) => [value, 0])), ...counts } : counts];
    }),
  );
