import type { ByRoleMatcher, ByRoleOptions } from '@testing-library/dom';

/** An element to find: the first or last with a role and a name, inside another element or on the whole page. */
export type Target = { role: string; name?: string; within?: Target; last?: true };

/** A found element. */
export type Found = {
  text: string;
  /** The value of a field; for a select the label of the selected option. */
  value: string;
  checked: boolean;
  /** The point to press. */
  x: number;
  y: number;
  /** Empty if the whole element is visible and can be pressed; otherwise the problem. */
  unreachable: string;
};

/** In the page: the global of Testing Library's bundle. */
type Queries = {
  queryAllByRole: (container: HTMLElement, role: ByRoleMatcher, options?: ByRoleOptions) => HTMLElement[];
};

/** Only find it; or scroll to it if it cannot be pressed; or focus it; or wait for the next press. */
export type LocateAction = 'look' | 'scroll' | 'focus' | 'press';

/** In the page: whether the expected press has happened. */
export type PressWindow = { smokePressed?: boolean };

/** Runs in the page: finds the first visible element with the role and name. */
export const locate = (target: Target, action: LocateAction): Found | 'no library' | null => {
  const queries = (window as unknown as { TestingLibraryDom?: Queries }).TestingLibraryDom;
  if (!queries) return 'no library';
  const find = ({ role, name, within, last }: Target): HTMLElement | undefined => {
    const container = within === undefined ? document.body : find(within);
    if (!container) return undefined;
    return queries
      .queryAllByRole(container, role, name === undefined ? {} : { name: new RegExp(name, 'i') })
      .filter((element) => element.getClientRects().length > 0)
      .at(last ? -1 : 0);
  };
  const element = find(target);
  if (!element) return null;

  const reach = () => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [line = element.getBoundingClientRect()] = element.getClientRects();
    const x = line.left + line.width / 2;
    const y = line.top + line.height / 2;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      return {
        x,
        y,
        unreachable: `at ${Math.round(left)}, ${Math.round(top)} to ${Math.round(right)}, ${Math.round(bottom)}, outside the window of ${innerWidth} x ${innerHeight}`,
      };
    const hit = document.elementFromPoint(x, y);
    const own =
      hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element);
    return {
      x,
      y,
      unreachable: own ? '' : `covered by <${hit?.tagName.toLowerCase()}> "${hit?.textContent?.slice(0, 40)}"`,
    };
  };

  let where = reach();
  if (action === 'focus') element.focus();
  if (action === 'press') {
    const page = window as PressWindow;
    page.smokePressed = false;
    document.addEventListener(
      'click',
      ({ target: pressed }) => {
        // Found again: rendering may have replaced the element.
        const now = find(target);
        page.smokePressed =
          now !== undefined &&
          pressed instanceof Element &&
          (now.contains(pressed) || pressed.closest('label')?.control === now);
      },
      { capture: true, once: true },
    );
  }
  if (action === 'scroll' && where.unreachable !== '') {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    where = reach();
  }
  const field = element as HTMLInputElement & HTMLSelectElement;
  return {
    text: element.innerText,
    value: element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.label ?? '') : (field.value ?? ''),
    checked: field.checked === true,
    ...where,
  };
};
