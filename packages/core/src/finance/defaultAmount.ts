/** Dollars where no car says otherwise (row 9.F01). */
const amountWithoutCar = 30_000;

/**
 * The amount that a calculator starts with, in dollars: the car's price, or 30,000 without one (row 9.F01).
 *
 * @example defaultAmount(0) // => 30000
 */
export const defaultAmount = (carPrice = 0): number =>
  Number.isFinite(carPrice) && carPrice > 0 ? carPrice : amountWithoutCar;
