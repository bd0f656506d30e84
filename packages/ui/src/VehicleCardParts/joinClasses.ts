/** The class of a part and the one that a look gives it. */
export const joinClasses = (own: string | undefined, given: string | undefined): string =>
  given === undefined ? `${own}` : `${own} ${given}`;
