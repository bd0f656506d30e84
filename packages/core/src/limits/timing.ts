/** Waits and time-outs, in milliseconds (specification section 9; rows 9.T01 to 9.T04, 9.T13, 9.U03, 9.U05). */

/** After the last letter typed into a text box, before it searches (row 9.T01). */
export const textDebounceMs = 300;

/** After the last move of a slider, before it searches (row 9.T02). */
export const sliderDebounceMs = 400;

/** After the last change of a finance quote's inputs, before it is asked for (row 9.T03). */
export const financeQuoteDebounceMs = 500;

/** How long an SMS request may take before it counts as failed (row 9.T04; decision E9). */
export const smsTimeoutMs = 15_000;
/** How long until another code can be asked for: the auth service sends one a minute to a number. */
export const resendWaitMs = 60_000;

/** How long a dismissed toast stays in memory; it is not shown any more (row 9.T13; decision C23). */
export const toastRemovalMs = 1_000_000;

/** How long "Copied" stands: on the button, or as a toast (row 9.U03; decision C22). */
export const copyConfirmationMs = { inline: 1_500, toast: 3_000 } as const;

/** How often an open share window is looked after (row 9.U05; decision F12). */
export const shareWindowPollMs = 1_000;

/** How often the counter of this month's sales looks again (decision F1). */
export const salesCounterPollMs = 150_000;

/** What a visitor typed about themselves and nobody has taken yet stays on the device for so long, and no longer. */
export const personKeptMs = 24 * 3_600_000;
