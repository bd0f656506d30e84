import {
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { ChevronDown } from '../icons/icons.ts';
import type { HeaderPanelProps } from './HeaderPanel.tsx';
import { leadsTo, type MenuItem } from './menuItem.ts';
import styles from './HeaderMenu.module.css';

export type HeaderMenuProps = {
  items: readonly MenuItem[];
  currentPath: string;
  /** Name of the menu. */
  label?: string;
  /** Groups show their icon only; the label is for screen readers. */
  isCompact?: boolean;
  /** In a `HeaderRail`: a group opens at the side of the rail, above everything else. */
  side?: 'end';
};

/** The panel is loaded on the first hover or focus of the menu. */
const loadPanel = () => import('./HeaderPanel.tsx');

/** Milliseconds of hovering before a group opens, and of leaving before it closes, so that passing over it does neither. */
const restMs = 150;

/** In the top layer, so that the rail does not clip it. Browsers without popovers show it by its position. */
const openAtSide = (panel: HTMLElement | null) => {
  if (!panel || !('showPopover' in panel)) return undefined;
  panel.showPopover();
  return () => panel.hidePopover();
};

/**
 * A menu in one line. Groups open on press (disclosure pattern) or hover, and close with Escape or when pointer or focus leave.
 *
 * @keyboard Enter or Space opens a group; up and down arrows move through its links, Escape closes it and the focus returns to its button.
 * @accessibility Screen readers: a named navigation landmark. The button of a group announces whether it is expanded; the link to the current page has `aria-current`. Drawings of body types and pictures are hidden.
 * @accessibility Touch: an entry is at least 44 px high.
 * @accessibility Motion: a wide panel opens with a movement and the chevron turns, with reduced motion at once. Forced colours: the line below the current entry has the system's highlight colour.
 */
export const HeaderMenu = ({
  items,
  currentPath,
  label: name = 'Main',
  isCompact,
  side,
  ...root
}: WithRoot<HeaderMenuProps, 'nav'>) => {
  const [open, setOpen] = useState<{ at: number; isPressed: boolean } | null>(null);
  const [Panel, setPanel] = useState<ComponentType<HeaderPanelProps>>();
  const nav = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(root.ref, () => nav.current, []);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  // After a failure the next hover or focus retries.
  const prepare = () =>
    loadPanel().then(
      ({ HeaderPanel }) => setPanel(() => HeaderPanel),
      () => setOpen(null),
    );
  const change = (to: typeof open): void => {
    clearTimeout(rest.current);
    setOpen(to);
    if (to && !Panel) void prepare();
  };

  useEffect(() => () => clearTimeout(rest.current), []);
  useEffect(() => {
    if (open === null) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setOpen(null);
    };
    const closeByKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(null);
      if (nav.current?.contains(document.activeElement))
        nav.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);

  const moveFocus = (group: Element | null | undefined, step: number): void => {
    const stops = [...(group?.querySelectorAll<HTMLElement>('button, [data-panel] a') ?? [])];
    const here = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.min(Math.max(here + step, 0), stops.length - 1)]?.focus();
  };
  // If an arrow key opened the group, the focus follows when its links are rendered.
  const waiting = useRef(0);
  useEffect(() => {
    if (!open || !Panel || waiting.current === 0) return;
    moveFocus(nav.current?.querySelector('[aria-expanded="true"]')?.parentElement, waiting.current);
    waiting.current = 0;
  }, [open, Panel]);
  const handleKey = (event: KeyboardEvent<HTMLLIElement>, at: number) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    if (open?.at === at && Panel) moveFocus(event.currentTarget, step);
    else {
      waiting.current = step;
      change({ at, isPressed: true });
    }
  };
  const handleMouse = (event: PointerEvent, to: typeof open): void => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(rest.current);
    rest.current = setTimeout(change, restMs, to);
  };

  return (
    <nav
      {...rootProps(root, styles.nav)}
      ref={nav}
      data-part="menu"
      data-compact={isCompact}
      aria-label={name}
      onFocus={() => Panel ?? void prepare()}
    >
      <ul className={styles.items}>
        {items.map((item, at) => {
          if (!item.items?.length) {
            return (
              <li key={item.label}>
                <Link
                  className={styles.item}
                  data-part="menu-item"
                  href={item.href}
                  aria-current={item.href === currentPath ? 'page' : undefined}
                >
                  {item.label}
                </Link>
              </li>
            );
          }
          const panel = `${id}-${at}`;
          const isOpen = open?.at === at;
          return (
            <li
              key={item.label}
              className={styles.group}
              onKeyDown={(event) => handleKey(event, at)}
              onPointerEnter={(event) => {
                if (!Panel) void prepare();
                // A group that was opened by a press stays open.
                if (!isOpen) handleMouse(event, { at, isPressed: false });
                else if (!open.isPressed) clearTimeout(rest.current);
              }}
              onPointerLeave={(event) => {
                if (isOpen && open.isPressed) return;
                if (isOpen) handleMouse(event, null);
                else clearTimeout(rest.current);
              }}
              onBlur={(event) => {
                if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
                  setOpen((was) => (was?.at === at ? null : was));
              }}
            >
              <button
                type="button"
                className={styles.item}
                data-part="menu-item"
                aria-expanded={isOpen}
                aria-controls={panel}
                data-current={leadsTo(item, currentPath) || undefined}
                onClick={() => change(isOpen && open.isPressed ? null : { at, isPressed: true })}
              >
                {item.icon}
                <span>{item.label}</span>
                <ChevronDown className={styles.chevron} />
              </button>
              <div
                ref={side && isOpen ? openAtSide : undefined}
                id={panel}
                popover={side && 'manual'}
                data-panel={isOpen ? 'open' : 'closed'}
                data-side={side}
                hidden={!isOpen}
              >
                {Panel ? (
                  <Panel
                    item={item}
                    currentPath={currentPath}
                    isOpen={isOpen}
                    atEnd={at >= items.length - 2}
                    onFollow={() => setOpen(null)}
                  />
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
