const known = /^(utm_.+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|dclid)$/;

/**
 * What an address says about the campaign that it came from, and nothing else of it: a lead names its campaign, and an address may carry
 * an email or a phone number (decision G8). `names` are the site's own campaign parameters.
 *
 * @example
 * campaignParams('?utm_source=mail&email=ana@example.com', []) // => { utm_source: 'mail' }
 */
export const campaignParams = (
  query: string | Record<string, string>,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => known.test(name) || names.includes(name)));
