/** Waits and time-outs, in milliseconds. */

/** Delay between the last key in a text box and the search. */
export const textDebounceMs = 300;

/** Delay between the last move of a slider and the search. */
export const sliderDebounceMs = 400;

/** Delay between the last change of a finance quote's inputs and its request. */
export const financeQuoteDebounceMs = 500;

/** After this time an SMS request counts as failed (decision E9). */
export const smsTimeoutMs = 15_000;

/** How long a search, and any other call to the website's own host, may take. */
export const searchTimeoutMs = 10_000;
/** The delay before another code can be requested: the auth service sends one a minute to a number. */
export const resendWaitMs = 60_000;

/** How long a dismissed toast remains in memory after it is hidden (decision C23). */
export const toastRemovalMs = 1_000_000;

/** How long "Copied" is shown, on the button or as a toast (decision C22). */
export const copyConfirmationMs = { inline: 1_500, toast: 3_000 } as const;

/** How often an open share window is checked (decision F12). */
export const shareWindowPollMs = 1_000;

/** How often the counter of this month's sales is updated (decision F1). */
export const salesCounterPollMs = 150_000;

/** The longest time for which personal data that was not sent is stored on the device. */
export const personStoredMs = 24 * 3_600_000;
