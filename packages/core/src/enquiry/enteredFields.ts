/**
 * The fields of a lead that the visitor entered, as text in a fixed order. The others describe the page and differ between two tabs, so
 * they do not count when a server compares the body of a known key with the first one.
 *
 * @example
 * enteredFields({ phone: '0412345678', name: 'Jo', url: 'https://dealer.example/contact' })
 * // => '[["name","Jo"],["phone","0412345678"]]'
 */
export const enteredFields = ({
  page_id: _p,
  url: _u,
  user_agent: _a,
  lead_attributes: _l,
  ...entered
}: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(entered).sort(([a], [b]) => (a < b ? -1 : 1)));
