/** For stories: emulates a browser without the popover attribute. Returns a function that restores it. */
export const withoutPopovers = (): (() => void) => {
  const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover')!;
  delete (HTMLElement.prototype as Partial<HTMLElement>).popover;
  return () => void Object.defineProperty(HTMLElement.prototype, 'popover', popover);
};
