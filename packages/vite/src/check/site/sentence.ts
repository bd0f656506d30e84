/** A hint as a sentence: with a full stop, unless it ends with a mark of its own. */
export const sentence = (hint: string): string => (/[.?!]$/.test(hint) ? hint : `${hint}.`);

/** What is wrong, and with what. */
export const messageOf = ({ path, message }: { path: string; message: string }): string =>
  `${path === '' ? 'the file' : path} ${message}`;
