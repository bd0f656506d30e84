/** The path template of an endpoint function: its parameter becomes a name in braces. */
export const pathOf = <Part extends string | number>(make: (part: Part) => string, name: string): string =>
  make('PART' as Part).replace('PART', `{${name}}`);
