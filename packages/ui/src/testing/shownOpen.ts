/**
 * A story of a menu or explanation that opens by itself, in documentation too.
 *
 * @example
 * export const Open: Story = shownOpen;
 */
export const shownOpen = {
  parameters: { docs: { story: { autoplay: true } } },
  play: ({ canvasElement }: { canvasElement: HTMLElement }): void => {
    const popover = canvasElement.querySelector<HTMLElement>('[popover]');
    const source = canvasElement.querySelector<HTMLElement>(`[popovertarget="${popover?.id}"]`);
    // Without its button it is not placed next to it, but over it.
    popover?.showPopover(source ? { source } : {});
  },
};
