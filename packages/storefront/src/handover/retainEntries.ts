import { type Control, isChoice, renderedValue, typeInto } from './enterTyped.ts';

const controlsOf = (container: ParentNode): Control[] => [
  ...container.querySelectorAll<Control>('input, select, textarea'),
];

/** What another rendering of the same control has too: its kind, its value if that is fixed, and its label without counts. */
const identityOf = (control: Control): string =>
  [
    control.type,
    isChoice(control) ? control.value : control.name,
    (control.labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? '').replace(/[\d,.()\s]+/g, ' ').trim(),
  ].join('|');

type Entry = { control: Control; isWanted: (control: Control) => boolean; enter: (control: Control) => void };

/** What a visitor has ticked, chosen or typed in a control; undefined if nothing. */
const entryOf = (control: Control): Entry | undefined => {
  if (isChoice(control)) {
    const { checked, defaultChecked, type } = control;
    // Of a group of radio buttons the chosen one speaks.
    if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
    const isWanted = (other: Control): boolean => isChoice(other) && other.checked === checked;
    return { control, isWanted, enter: (other) => other.click() };
  }
  const { value } = control;
  if (/^(file|hidden)$/.test(control.type) || value === renderedValue(control)) return undefined;
  return { control, isWanted: (other) => other.value === value, enter: (other) => typeInto(other, value) };
};

/**
 * Enters again what the visitor entered before React listened, where React renders a part of the page itself instead of attaching to the
 * server's HTML: it does so, and reports nothing, if the part changes before it was attached. Ends with the visitor's next input.
 *
 * @example
 * retainEntries(container);
 * hydrateRoot(container, app);
 */
export const retainEntries = (container: HTMLElement): void => {
  const controls = controlsOf(container);
  let entries = controls.flatMap((control) => {
    const entry = entryOf(control);
    if (!entry) return [];
    const identity = identityOf(control);
    const at = controls.filter((other) => identityOf(other) === identity).indexOf(control);
    return [{ ...entry, identity, at }];
  });
  if (entries.length === 0) return;
  const observer = new MutationObserver(() => {
    entries = entries.filter(({ control, identity, at, isWanted, enter }) => {
      if (control.isConnected) return true;
      const replacement = controlsOf(container).filter((other) => identityOf(other) === identity)[at];
      if (!replacement) return true;
      // In a task of its own: by then everything around it has started.
      setTimeout(() => isWanted(replacement) || enter(replacement));
      return false;
    });
  });
  observer.observe(container, { childList: true, subtree: true });
  // A box that was attached chooses again by itself (`ChoiceInput`), and may be removed then.
  for (const { control } of entries)
    control.addEventListener('click', () => (entries = entries.filter((entry) => entry.control !== control)), {
      once: true,
    });
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => observer.disconnect(), { capture: true, once: true });
};
