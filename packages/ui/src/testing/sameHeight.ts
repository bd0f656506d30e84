/**
 * Fails a story with a card and its skeleton unless they have the same height, to within 2 px: the layout does not shift when the vehicle loads.
 *
 * @example
 * export const Skeleton: Story = { render: bothNextToEachOther, play: sameHeight };
 */
export const sameHeight = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  await document.fonts.ready;
  const [skeleton = 0, card = 0] = ['[data-part="vehicle-card-skeleton"]', '[data-part="vehicle-card"]'].map(
    (part) => canvasElement.querySelector(part)?.getBoundingClientRect().height,
  );
  if (skeleton === 0 || Math.abs(skeleton - card) > 2)
    throw new Error(`The skeleton is ${skeleton} px high, its card ${card} px.`);
};
