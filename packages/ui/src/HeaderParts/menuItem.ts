import type { ReactNode } from 'react';
import type { NavItem } from '@dealer/core/site';

/** An entry of a menu. */
export type MenuItem = Omit<NavItem, 'items'> & {
  readonly items?: readonly MenuItem[];
  /** A phone number after the label. */
  readonly phone?: string;
  /** Before the label of a group. */
  readonly icon?: ReactNode;
  /** What it dials in the sheet of a phone, instead of leading somewhere. */
  readonly dial?: string;
};

/** A group whose title has a page of its own lists that page first. */
export const linksOf = (item: MenuItem): readonly MenuItem[] => [
  ...(item.href ? [{ label: item.label, href: item.href }] : []),
  ...(item.items ?? []),
];

/** A group of groups, or with a picture, opens as a panel of columns. */
export const isMega = (item: MenuItem): boolean =>
  item.items?.some(({ items, picture }) => items?.length || picture) ?? false;

/** Whether an entry, or one below it, leads to the path. */
export const leadsTo = ({ href, items, dial }: MenuItem, path: string): boolean =>
  (!dial && href === path) || (items?.some((item) => leadsTo(item, path)) ?? false);
