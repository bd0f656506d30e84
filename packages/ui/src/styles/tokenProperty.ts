const properties: readonly (readonly [prefix: RegExp, property: string])[] = [
  [/^--color-/, 'color'],
  [/^--font-weight-/, 'font-weight'],
  [/^--font-stretch-/, 'font-stretch'],
  [/^--(font|fallback)-/, 'font-family'],
  [/^--text-/, 'font-size'],
  [/^--leading-/, 'line-height'],
  [/^--tracking-/, 'letter-spacing'],
  [/^--radius-/, 'border-radius'],
  [/^--border-/, 'border'],
  [/^--shadow-/, 'box-shadow'],
  [/^--motion-/, 'transition-duration'],
  [/^--ease/, 'transition-timing-function'],
  [/^--z-/, 'z-index'],
  [/^--(space|size|gutter|section|list-gap|page-inset)|-width$/, 'padding-top'],
];

/**
 * The CSS property that a design token is a value of, by its name; undefined for a name that is no token.
 *
 * @example
 * tokenProperty('--radius-card') // => 'border-radius'
 */
export const tokenProperty = (token: string): string | undefined =>
  properties.find(([prefix]) => prefix.test(token))?.[1];
