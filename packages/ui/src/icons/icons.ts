import { icon } from './icon.tsx';

/*
 * Icons that each first page of a visit loads, in the chunk `pages`.
 * The shapes of each icon of Lucide 1.75 (https://lucide.dev) as one path, in which each part begins with an absolute M.
 * Copyright (c) Lucide Icons and Contributors, and Cole Bemis: see LICENSE in this folder.
 */

export const ArrowRight = /* @__PURE__ */ icon('ArrowRight', 'M5 12h14M12 5l7 7-7 7');
export const BadgeCheck = /* @__PURE__ */ icon(
  'BadgeCheck',
  'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM16 9l-5.5 5.5L8 12',
);
export const Bookmark = /* @__PURE__ */ icon(
  'Bookmark',
  'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
);
export const CarFront = /* @__PURE__ */ icon(
  'CarFront',
  'M21 8l-2 2-1.5-3.7A2 2 0 0 0 15.646 5H8.4a2 2 0 0 0-1.903 1.257L5 10 3 8M7 14h.01M17 14h.01M5 10h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2zM5 18v2M19 18v2',
);
export const Check = /* @__PURE__ */ icon('Check', 'M20 6 9 17l-5-5');
export const ChevronDown = /* @__PURE__ */ icon('ChevronDown', 'M6 9l6 6 6-6');
export const ChevronLeft = /* @__PURE__ */ icon('ChevronLeft', 'M15 18l-6-6 6-6');
export const ChevronRight = /* @__PURE__ */ icon('ChevronRight', 'M9 18l6-6-6-6');
export const CircleAlert = /* @__PURE__ */ icon(
  'CircleAlert',
  'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM12 8L12 12M12 16L12.01 16',
);
export const CircleCheck = /* @__PURE__ */ icon(
  'CircleCheck',
  'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM16 9l-5.5 5.5L8 12',
);
export const CircleDollarSign = /* @__PURE__ */ icon(
  'CircleDollarSign',
  'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM16 8h-6a2 2 0 1 0 0 4h4a2 2 0 1 1 0 4H8M12 18V6',
);
export const Clock = /* @__PURE__ */ icon('Clock', 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM12 6v6l4 2');
export const Heart = /* @__PURE__ */ icon(
  'Heart',
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
);
export const Info = /* @__PURE__ */ icon('Info', 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM12 16v-4M12 8h.01');
export const Link = /* @__PURE__ */ icon(
  'Link',
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
);
export const MapPin = /* @__PURE__ */ icon(
  'MapPin',
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0z',
);
export const Menu = /* @__PURE__ */ icon('Menu', 'M4 5h16M4 12h16M4 19h16');
export const Phone = /* @__PURE__ */ icon(
  'Phone',
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
);
export const Scale = /* @__PURE__ */ icon(
  'Scale',
  'M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7M7 21h10',
);
export const ShieldCheck = /* @__PURE__ */ icon(
  'ShieldCheck',
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
);
export const Tag = /* @__PURE__ */ icon(
  'Tag',
  'M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42zM7 7.5a0.5 0.5 0 1 0 1 0 0.5 0.5 0 1 0-1 0z',
);
export const User = /* @__PURE__ */ icon(
  'User',
  'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0z',
);
export const X = /* @__PURE__ */ icon('X', 'M18 6 6 18M6 6l12 12');
