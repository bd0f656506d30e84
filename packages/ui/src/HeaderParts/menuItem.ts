import type { ReactNode } from 'react';
import type { NavItem } from '@dealer/core/site';
import type { StockMenu } from './stockMenu.ts';

/** An entry of a menu. */
export type MenuItem = Omit<NavItem, 'items'> & {
  readonly items?: readonly MenuItem[];
  /** A phone number after the label. */
  readonly phone?: string;
  /** An icon before the label of a group. */
  readonly icon?: ReactNode;
  /** The number to dial in the menu of a phone, instead of following the link. */
  readonly dial?: string;
  /** Loads what the panel of the group shows of the stock; null if it cannot be had. Repeated calls give the same answer. */
  readonly stock?: () => Promise<StockMenu | null>;
};

/** If the title of a group is a link, it is listed first, unless another entry leads there. */
export const linksOf = ({ label, href, items = [] }: MenuItem): readonly MenuItem[] => [
  ...(href && items.every((item) => item.href !== href) ? [{ label, href }] : []),
  ...items,
];

/** Groups of groups, groups with pictures and the group of the stock open as panels of columns. */
export const isMega = (item: MenuItem): boolean =>
  item.stock !== undefined || (item.items?.some(({ items, picture }) => items?.length || picture) ?? false);

/** Whether an entry, or one below it, leads to the path. */
export const leadsTo = ({ href, items, dial }: MenuItem, path: string): boolean =>
  (!dial && href === path) || (items?.some((item) => leadsTo(item, path)) ?? false);
