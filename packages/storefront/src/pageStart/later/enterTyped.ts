/** An element that a visitor enters something into. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Is it a check box or a radio button? */
export const isChoice = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

/** The value that the HTML gives to a control. */
export const renderedValue = (control: Control): string =>
  control instanceof HTMLSelectElement
    ? (([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? '')
    : control.defaultValue;

/** Sets a value as a visitor does, so that React notices it. */
export const typeInto = (control: Control, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
};

/**
 * Enters again what the visitor typed and selected before React listened: React only notices a value that changes. Check boxes and radio
 * buttons do the same themselves (`ChoiceInput` in `@dealer/ui`); files remain as the page has them.
 */
export const enterTyped = (container: ParentNode): void => {
  for (const control of container.querySelectorAll<Control>('input, select, textarea')) {
    const { value } = control;
    const rendered = renderedValue(control);
    if (value === rendered || isChoice(control) || /^(file|hidden)$/.test(control.type)) continue;
    typeInto(control, rendered);
    typeInto(control, value);
  }
};
