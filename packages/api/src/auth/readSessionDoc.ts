import { readStoredSession } from '@dealer/core/account';

/** Parses a stored session with all fields of the service; undefined if there is none. */
export const readSessionDoc = (text: string | null): Record<string, unknown> | undefined => {
  try {
    const doc: unknown = JSON.parse(text ?? 'null');
    return readStoredSession(doc) && (doc as Record<string, unknown>);
  } catch {
    return undefined;
  }
};
