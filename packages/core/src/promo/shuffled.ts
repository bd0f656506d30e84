/**
 * The same things in another order (row 2.S08): each order equally likely as far as `rng`, which gives numbers from 0 up to 1, is even.
 *
 * @example
 * shuffled(['warranty', 'freight'], () => 0); // => ['freight', 'warranty']
 */
export const shuffled = <Item>(items: readonly Item[], rng: () => number): Item[] => {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const pick = Math.min(last, Math.max(0, Math.floor(rng() * (last + 1))));
    const one = order[last];
    const other = order[pick];
    if (one === undefined || other === undefined) continue;
    order[last] = other;
    order[pick] = one;
  }
  return order;
};
