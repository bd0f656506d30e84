const known = /^(utm_.+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|dclid)$/;

/**
 * The campaign parameters of an address, for leads. Other parameters are removed, because they may contain an email or a phone
 * number (decision G8). `names` are the site's own campaign parameters.
 *
 * @example
 * campaignParams('?utm_source=mail&email=ana@example.com', []) // => { utm_source: 'mail' }
 */
export const campaignParams = (
  query: string | Record<string, string>,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => known.test(name) || names.includes(name)));
