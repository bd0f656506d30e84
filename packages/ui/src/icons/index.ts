import type { Icon } from './IconsContext.ts';

export { type Icon, IconsContext } from './IconsContext.ts';

/** The names of the icons that parts draw, those of Lucide. */
export type IconName = keyof (typeof import('./icons.ts') &
  typeof import('./lateIcons.ts') &
  typeof import('./layoutIcons.ts') &
  typeof import('./searchIcons.ts') &
  typeof import('./vehicleIcons.ts'));

/** Icons of a look in place of the usual ones: a path of 24 by 24 units, or a component that draws an svg element with its props. */
export type Icons = Readonly<Partial<Record<IconName, string | Icon>>>;
