import type { ReactNode } from 'react';
import type { NavItem } from '@dealer/core/site';

/** An entry of a menu. */
export type MenuItem = Omit<NavItem, 'items'> & {
  readonly items?: readonly MenuItem[];
  /** A phone number after the label. */
  readonly phone?: string;
  /** An icon before the label of a group. */
  readonly icon?: ReactNode;
  /** The number to dial in the menu of a phone, instead of following the link. */
  readonly dial?: string;
};

/** If the title of a group is a link, it is listed first. */
export const linksOf = (item: MenuItem): readonly MenuItem[] => [
  ...(item.href ? [{ label: item.label, href: item.href }] : []),
  ...(item.items ?? []),
];

/** Groups of groups and groups with pictures open as panels of columns. */
export const isMega = (item: MenuItem): boolean =>
  item.items?.some(({ items, picture }) => items?.length || picture) ?? false;

/** Whether an entry, or one below it, leads to the path. */
export const leadsTo = ({ href, items, dial }: MenuItem, path: string): boolean =>
  (!dial && href === path) || (items?.some((item) => leadsTo(item, path)) ?? false);
