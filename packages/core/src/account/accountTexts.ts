/** Texts of the account pages. */
export const accountTexts = {
  detailsSaved: 'Your details are saved.',
  detailsFailed: 'Your details could not be saved. Please try again.',
  detailsBusy: 'The sign-in service is busy, so your details could not be saved. Please try again in a minute.',
  detailsOffline: 'There is no connection, so your details could not be saved. Please try again.',
  sessionBusy: 'You are still signed in, but the sign-in service is busy. We try again in a moment.',
  signInClosed: 'We cannot send codes at the moment.',
  checkClosed: 'We cannot check codes at the moment.',
  signInBanned: 'You cannot sign in with this number. Please call us.',
} as const;

/**
 * The garage's error message when changed details could not be saved. The form retains what was typed.
 *
 * @example
 * detailsFailureText({ reason: 'status', status: 429 }); // => 'The sign-in service is busy, so your details could not be saved. Please try again in a minute.'
 */
export const detailsFailureText = ({
  reason,
  status,
}: {
  readonly reason: string;
  readonly status?: number | undefined;
}): string => {
  if (reason === 'offline' || reason === 'timeout') return accountTexts.detailsOffline;
  return status === 429 ? accountTexts.detailsBusy : accountTexts.detailsFailed;
};
