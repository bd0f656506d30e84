import { isAttachedChoice } from '@dealer/ui/Field';
import { type Control, isChoice, renderedValue, typeInto } from '../later/enterTyped.ts';

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

type Entry = {
  identity: string;
  /** Its position among the controls of the same identity. */
  at: number;
  isWanted: (control: Control) => boolean;
  enter: (control: Control) => void;
};

/** What a visitor has ticked, chosen or typed in a control; undefined if nothing. */
const entryOf = (control: Control): Pick<Entry, 'isWanted' | 'enter'> | undefined => {
  if (isChoice(control)) {
    const { checked, defaultChecked, type } = control;
    // Of a group of radio buttons the chosen one speaks.
    if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
    return { isWanted: (other) => isChoice(other) && other.checked === checked, enter: (other) => other.click() };
  }
  const { value } = control;
  if (/^(file|hidden)$/.test(control.type) || value === renderedValue(control)) return undefined;
  return { isWanted: (other) => other.value === value, enter: (other) => typeInto(other, value) };
};

/**
 * Enters again what the visitor entered before React listened, where React renders a part of the page itself instead of attaching to the
 * server's HTML: it does so, and reports nothing, if the part changes before it was attached. A tick counts until React listens to its
 * box, which may be long after the rest. Ends when the visitor presses a link or a button, or goes Back.
 */
export const retainEntries = (container: HTMLElement): void => {
  const entries = new Map<Control, Entry>();
  const note = (control: Control): void => {
    const entry = entryOf(control);
    if (!entry) return;
    const identity = identityOf(control);
    const at = controlsOf(container)
      .filter((other) => identityOf(other) === identity)
      .indexOf(control);
    entries.set(control, { ...entry, identity, at });
  };

  const observer = new MutationObserver(() => {
    for (const [control, { identity, at, isWanted, enter }] of entries) {
      if (control.isConnected) continue;
      const replacement = controlsOf(container).filter((other) => identityOf(other) === identity)[at];
      if (!replacement) continue;
      entries.delete(control);
      // In a task of its own: by then everything around it has started.
      setTimeout(() => isWanted(replacement) || enter(replacement));
    }
  });
  controlsOf(container).forEach(note);
  observer.observe(container, { childList: true, subtree: true });

  // What was attached speaks for itself (`ChoiceInput`, `enterTyped`), and may be removed then.
  for (const type of ['click', 'input', 'change'])
    container.addEventListener(
      type,
      ({ target }) => {
        const control = target as Control;
        entries.delete(control);
        if (type === 'change' && isChoice(control) && !isAttachedChoice(control)) note(control);
      },
      { capture: true },
    );
  const forget = (): void => entries.clear();
  addEventListener('popstate', forget);
  container.addEventListener('click', ({ target }) => (target as Element).closest('a, button') && forget());
};
