import { icon } from './icon.tsx';

/*
 * Icons of the switch between grid and list alone.
 * The shapes of each icon of Lucide 1.75 (https://lucide.dev) as one path, in which each part begins with an absolute M.
 * Copyright (c) Lucide Icons and Contributors, and Cole Bemis: see LICENSE in this folder.
 */

export const LayoutGrid = /* @__PURE__ */ icon(
  'LayoutGrid',
  'M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM15 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM15 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z',
);
export const Rows3 = /* @__PURE__ */ icon(
  'Rows3',
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM21 9H3M21 15H3',
);
