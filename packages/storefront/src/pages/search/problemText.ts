import type { FailureReason } from '@dealer/search/session';

const causes: Readonly<Record<FailureReason, { alone: string; cause: string }>> = {
  offline: { alone: "We couldn't load the vehicles", cause: "We couldn't load the vehicles; you may be offline." },
  timeout: { alone: 'The search could not answer in time', cause: 'The search took too long to answer.' },
  aborted: { alone: 'The search was stopped', cause: 'The search was stopped.' },
  status: { alone: 'The search did not answer', cause: 'The search did not answer.' },
  malformed: { alone: 'The search’s answer could not be read', cause: 'The search’s newest answer could not be read.' },
};

/** The message of a failed search, above the last good results or without any. */
export const problemText = (reason: FailureReason, hasResults: boolean): { title: string; text: string } => {
  const next = reason === 'offline' ? 'Check your connection and try again.' : 'Please try again in a moment.';
  const { alone, cause } = causes[reason];
  return hasResults
    ? { title: 'These are the last results we could load', text: `${cause} Your filters are kept. ${next}` }
    : { title: alone, text: `Your filters are kept. ${next}` };
};
