/**
 * Fails a story of cards unless the buttons of the first three, where these are next to each other, are on one line.
 *
 * @example
 * export const ThreeColumns: Story = { play: buttonsOnOneLine };
 */
export const buttonsOnOneLine = ({ canvasElement }: { canvasElement: HTMLElement }): void => {
  const cards = [...canvasElement.querySelectorAll('article')].slice(0, 3);
  const columns = new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left)));
  const tops = new Set(
    cards.map((card) => Math.round(card.querySelector('[data-part="actions"]')?.getBoundingClientRect().top ?? -1)),
  );
  if (columns.size === 3 && tops.size > 1) throw new Error(`The buttons are at ${[...tops].join(', ')} px.`);
};
