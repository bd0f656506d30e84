/**
 * The path of an endpoint whose parts are filled in by a function, with the names of its parts in braces.
 *
 * @example
 * pathOf(endpoints.carView, 'slug') // => '/api/cars/{slug}/view.json'
 */
export const pathOf = <Part extends string | number>(make: (part: Part) => string, name: string): string =>
  make('PART' as Part).replace('PART', `{${name}}`);
