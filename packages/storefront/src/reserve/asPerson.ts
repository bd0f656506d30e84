import type { Storefront } from '../boot/storefront.ts';
import { sessionOf } from '../auth/sessionOf.ts';

/**
 * Makes a call as whoever is here: with the session's token where somebody is signed in (renewed where the server refuses it), else as
 * this device alone.
 */
export const asPerson = async <Answer extends { kind: string }>(
  storefront: Storefront,
  ask: (token: string | undefined) => Promise<Answer>,
): Promise<Answer> => {
  const session = sessionOf(storefront).getState();
  if (session.status === 'signedOut') return ask(undefined);
  let answer: Answer | undefined;
  await session.call(async (token) => {
    answer = await ask(token);
    return answer.kind === 'unauthorised'
      ? { kind: 'failed', reason: 'status', status: 401 }
      : { kind: 'ok', value: undefined, status: 200 };
  });
  // Without a token the service was not called.
  return answer ?? ask(undefined);
};
