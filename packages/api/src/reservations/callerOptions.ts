/** The caller: the idempotency key of this device and the signed-in person's token (decision E25). */
export type Caller = { readonly key?: string | undefined; readonly token?: string | undefined };

/**
 * The call options that identify the caller. The backend returns a reservation or payment only to the device that created
 * it and to the person it belongs to.
 */
export const callerOptions = ({ key, token }: Caller): { headers: Record<string, string>; bearer?: string } => ({
  headers: key === undefined ? {} : { 'idempotency-key': key },
  bearer: token,
});
