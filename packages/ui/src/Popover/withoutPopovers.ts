/** For stories: a browser without the popover attribute. Returns what undoes it. */
export const withoutPopovers = (): (() => void) => {
  const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover')!;
  delete (HTMLElement.prototype as Partial<HTMLElement>).popover;
  return () => void Object.defineProperty(HTMLElement.prototype, 'popover', popover);
};
