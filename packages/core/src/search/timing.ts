/** How long a search, and any other call to the website's own host, may take. */
export const searchTimeoutMs = 10_000;

/** Delay between the last move of a slider and the search. */
export const sliderDebounceMs = 400;

/** Delay between the last key in a text box and the search. */
export const textDebounceMs = 300;
