import { fieldsOf, isTextOrAbsent } from '../../stores/fields.ts';
import { persisted, type SiteStorage } from '../../stores/persisted.ts';

/** A payment started in this tab: its key and, after the response, its reference and page. Its purpose is not stored. */
type StoredPayment = { key: string; id?: string; paymentUrl?: string };

const readPayment = (value: unknown): StoredPayment | undefined => {
  const { key, id, paymentUrl } = fieldsOf(value) ?? {};
  if (typeof key !== 'string' || !isTextOrAbsent(id) || !isTextOrAbsent(paymentUrl)) return undefined;
  return { key, id, paymentUrl };
};

/** The payment that this tab started last. */
export const createPaymentsStore = ({ storage, prefix }: SiteStorage) =>
  persisted<StoredPayment | null>(storage, `${prefix}payment`, readPayment, 1, null);
