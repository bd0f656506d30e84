/**
 * A story of a menu or explanation that opens by itself, in documentation too.
 *
 * @example
 * export const Open: Story = shownOpen;
 */
export const shownOpen = {
  parameters: { docs: { story: { autoplay: true } } },
  play: ({ canvasElement }: { canvasElement: HTMLElement }): void => {
    canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover();
  },
};
