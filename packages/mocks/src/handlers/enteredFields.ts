/**
 * The fields of a lead that the visitor entered, as text. The others describe the page and differ between two tabs, so they do not
 * count when a known key is compared with its first call.
 *
 * @example
 * enteredFields({ name: 'Jo', url: 'https://dealer.example/contact' }) // => '{"name":"Jo"}'
 */
export const enteredFields = ({
  page_id: _p,
  url: _u,
  user_agent: _a,
  lead_attributes: _l,
  ...entered
}: Record<string, unknown>): string => JSON.stringify(entered);
