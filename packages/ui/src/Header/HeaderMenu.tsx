import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { NavItem } from '@dealer/core/site';
import styles from './Header.module.css';

export type HeaderMenuProps = { items: readonly NavItem[]; currentPath: string };

/** A group whose title has a page of its own lists that page first. */
export const linksOf = (item: NavItem): readonly NavItem[] => [
  ...(item.href ? [{ label: item.label, href: item.href }] : []),
  ...(item.items ?? []),
];

/** Menu in one line; groups open by press (disclosure pattern), close by Escape or by going elsewhere. */
export const HeaderMenu = ({ items, currentPath }: HeaderMenuProps) => {
  const [open, setOpen] = useState<number | null>(null);
  const nav = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => {
    if (open === null) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setOpen(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const handleKey = (event: KeyboardEvent<HTMLLIElement>, at: number) => {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, ul a')];
    const here = stops.indexOf(document.activeElement as HTMLElement);
    switch (event.key) {
      case 'Escape':
        if (open === at) {
          setOpen(null);
          stops[0]?.focus();
        }
        break;
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        if (open !== at) setOpen(at);
        const next = Math.min(Math.max(here + (event.key === 'ArrowDown' ? 1 : -1), 0), stops.length - 1);
        // The list is shown by the next commit; focus follows it.
        requestAnimationFrame(() => stops[next]?.focus());
        break;
      }
      default:
    }
  };

  return (
    <nav ref={nav} className={styles['nav']} data-part="menu" aria-label="Main">
      <ul className={styles['items']}>
        {items.map((item, at) => {
          if (!item.items?.length) {
            return (
              <li key={item.label}>
                <a
                  className={styles['item']}
                  href={item.href}
                  aria-current={item.href === currentPath ? 'page' : undefined}
                >
                  {item.label}
                </a>
              </li>
            );
          }
          const links = linksOf(item);
          const list = `${id}-${at}`;
          return (
            <li
              key={item.label}
              className={styles['group']}
              onKeyDown={(event) => handleKey(event, at)}
              onBlur={(event) => {
                if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
                  setOpen((was) => (was === at ? null : was));
              }}
            >
              <button
                type="button"
                className={styles['item']}
                aria-expanded={open === at}
                aria-controls={list}
                data-current={links.some(({ href }) => href === currentPath) || undefined}
                onClick={() => setOpen(open === at ? null : at)}
              >
                {item.label}
                <ChevronDown className={styles['chevron']} aria-hidden="true" />
              </button>
              <ul id={list} className={styles['submenu']} data-open={open === at || undefined}>
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <a
                      className={styles['subitem']}
                      href={href}
                      aria-current={href === currentPath ? 'page' : undefined}
                      onClick={() => setOpen(null)}
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
