type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value that the HTML gives to a control. */
const writtenValue = (control: Control): string =>
  control instanceof HTMLSelectElement
    ? (([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? '')
    : control.defaultValue;

/** Sets a value as a visitor does: past React, which then notices the change. */
const typeInto = (control: Control, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
};

/**
 * Takes what the visitor typed and chose before React listened out of the controls of a page; the returned function enters it again, so
 * that the page notices it. Check boxes are not texts and stay as the page has them.
 *
 * @example
 * const enter = takeTyped(container);
 * hydrateRoot(container, app);
 * enter();
 */
export const takeTyped = (container: ParentNode): (() => void) => {
  const typed = [...container.querySelectorAll<Control>('input, select, textarea')]
    .filter(
      (control) => !/^(checkbox|radio|file|hidden)$/.test(control.type) && control.value !== writtenValue(control),
    )
    .map((control) => {
      const { value } = control;
      control.value = writtenValue(control);
      return { control, value };
    });
  return () => {
    for (const { control, value } of typed) typeInto(control, value);
  };
};
