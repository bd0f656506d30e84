import type { Storefront } from '../boot/storefront.ts';

/** The message of the last lead that was sent. */
type SentMessage = { leadId: string; message: string };

/**
 * The message of the last accepted lead, for the page that confirms it. It exists in memory only: what was typed is not stored once the
 * dealer has it.
 */
export const sentMessage = ({ once }: Pick<Storefront, 'once'>): { current: SentMessage | undefined } =>
  once('sentMessage', () => ({ current: undefined }));
