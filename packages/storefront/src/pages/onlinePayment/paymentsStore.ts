import { fieldsOf, isTextOrAbsent } from '../../stores/fields.ts';
import { persisted } from '../../stores/persisted.ts';
import type { KeyValueStorage } from '../../stores/persisted.ts';

/** A payment that this tab started: its key, and once the server has answered its reference and page. Nothing of what it is for. */
export type KeptPayment = { key: string; id?: string; paymentUrl?: string };

const readPayment = (value: unknown): KeptPayment | undefined => {
  const { key, id, paymentUrl } = fieldsOf(value) ?? {};
  if (typeof key !== 'string' || !isTextOrAbsent(id) || !isTextOrAbsent(paymentUrl)) return undefined;
  return { key, ...(id === undefined ? {} : { id }), ...(paymentUrl === undefined ? {} : { paymentUrl }) };
};

/**
 * The payment that this tab started last.
 *
 * @example
 * createPaymentsStore({ storage: sessionStorage, prefix: 'dealer:my-site:' }).read() // => null
 */
export const createPaymentsStore = ({ storage, prefix }: { storage: KeyValueStorage; prefix: string }) =>
  persisted<KeptPayment | null>(storage, `${prefix}payment`, readPayment, 1, null);
