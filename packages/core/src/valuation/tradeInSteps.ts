/**
 * The steps of a valuation: the plate, the car it belongs to or a car entered by hand, its kilometres, its condition, who asks, and what
 * came of it.
 */
export const tradeInSteps = ['plate', 'confirm', 'hand', 'kilometres', 'condition', 'contact', 'result'] as const;

/** One of them. */
export type TradeInStep = (typeof tradeInSteps)[number];

/** How far a visitor is: which car is known, and what has been answered. */
export type TradeInKnown = {
  /** The lookup found a car. */
  readonly isFound: boolean;
  /** The visitor said which car it is. */
  readonly hasCar: boolean;
  /** The lookup asks about the condition of the car that was confirmed. */
  readonly hasQuestions: boolean;
  readonly hasKm: boolean;
  readonly hasAnswers: boolean;
  /** The lead was taken. */
  readonly hasResult: boolean;
};
