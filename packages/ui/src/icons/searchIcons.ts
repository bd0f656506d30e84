import { icon } from './icon.tsx';

/*
 * Icons that home and search pages load, in the chunk `searches`.
 * The shapes of each icon of Lucide 1.75 (https://lucide.dev) as one path, in which each part begins with an absolute M.
 * Copyright (c) Lucide Icons and Contributors, and Cole Bemis: see LICENSE in this folder.
 */

export const ArrowLeftRight = /* @__PURE__ */ icon('ArrowLeftRight', 'M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4');
export const Search = /* @__PURE__ */ icon('Search', 'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0z');
export const Truck = /* @__PURE__ */ icon(
  'Truck',
  'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14M15 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM5 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0z',
);
export const Video = /* @__PURE__ */ icon(
  'Video',
  'M16 13l5.223 3.482a.5.5 0 0 0 .777-.416V7.87a.5.5 0 0 0-.752-.432L16 10.5M4 6h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z',
);
export const Wrench = /* @__PURE__ */ icon(
  'Wrench',
  'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.106-3.105c.32-.322.863-.22.983.218a6 6 0 0 1-8.259 7.057l-7.91 7.91a1 1 0 0 1-2.999-3l7.91-7.91a6 6 0 0 1 7.057-8.259c.438.12.54.662.219.984z',
);
