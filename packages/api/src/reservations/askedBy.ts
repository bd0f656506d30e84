/** Who asks: the key that this device made the thing with, and the session of whoever is signed in (decision E25). */
export type Asker = { readonly key?: string | undefined; readonly token?: string | undefined };

/**
 * The part of a call that says who asks. A reservation or payment is answered to the device that made it and to the person that it is of; to
 * nobody else.
 *
 * @example
 * askedBy({ key: '7f0c', token: 'abc' }) // => { headers: { 'idempotency-key': '7f0c' }, bearer: 'abc' }
 */
export const askedBy = ({ key, token }: Asker): { headers: Record<string, string>; bearer?: string } => ({
  headers: key === undefined ? {} : { 'idempotency-key': key },
  ...(token === undefined ? {} : { bearer: token }),
});
