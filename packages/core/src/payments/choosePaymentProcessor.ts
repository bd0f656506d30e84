/**
 * Which of the ways to pay that a site can serve is taken for a vehicle: the first that its feed names (`payment_processors`, row
 * 3.C14); the first that the site serves where it names none; none where it names only others, so that nobody pays where the dealer
 * cannot receive it.
 *
 * @example
 * choosePaymentProcessor(['stripe'], ['hosted', 'stripe']); // => 'stripe'
 * choosePaymentProcessor([], ['hosted']); // => 'hosted'
 */
export const choosePaymentProcessor = <Name extends string>(
  named: readonly string[],
  served: readonly Name[],
): Name | undefined => {
  if (named.length === 0) return served[0];
  for (const name of named) {
    const wanted = name.trim().toLowerCase();
    const found = served.find((one) => one.toLowerCase() === wanted);
    if (found !== undefined) return found;
  }
  return undefined;
};
