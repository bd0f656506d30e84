import type { ErrorSummaryItem } from './ErrorSummary.tsx';

/**
 * The errors of a form for its summary, in the order of the labels. `idOf` is the id of a field's input.
 *
 * @example
 * errorItems({ year: 'Year', make: 'Make' }, { make: 'Enter the make.' }, (name) => `trade-in-${name}`)
 * // => [{ id: 'trade-in-make', label: 'Make', message: 'Enter the make.' }]
 */
export const errorItems = <Name extends string>(
  labels: Readonly<Record<Name, string>>,
  errors: { readonly [Field in Name]?: string | undefined },
  idOf: (name: Name) => string,
): ErrorSummaryItem[] =>
  (Object.keys(labels) as Name[]).flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ id: idOf(name), label: labels[name], message }];
  });
