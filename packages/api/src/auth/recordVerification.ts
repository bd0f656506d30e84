import type { VerificationRow } from '@dealer/core/account';
import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';
import { authEndpoints } from './authEndpoints.ts';

/** Adds a row to the verifications table at the auth service (decision E10). A failure is only logged. */
export const recordVerification = async (
  service: Http,
  row: VerificationRow,
  { anonKey, bearer }: { anonKey: string; bearer: string },
): Promise<void> => {
  const answer = await service.json('POST', authEndpoints.verifications, {
    schema: anyAnswer,
    body: row,
    bearer,
    headers: { apikey: anonKey, 'content-profile': 'public' },
  });
  if (answer.kind === 'failed')
    console.warn(
      `The verification (${row.verification_type}) could not be recorded: ${answer.status ?? answer.reason}.`,
    );
};
