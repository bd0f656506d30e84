import { icon } from './icon.tsx';

/*
 * Icons of what loads later.
 * The shapes of each icon of Lucide 1.75 (https://lucide.dev) as one path, in which each part begins with an absolute M.
 * Copyright (c) Lucide Icons and Contributors, and Cole Bemis: see LICENSE in this folder.
 */

export const Armchair = /* @__PURE__ */ icon(
  'Armchair',
  'M19 9V6a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v3M3 16a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-5a2 2 0 0 0-4 0v1.5a.5.5 0 0 1-.5.5h-9a.5.5 0 0 1-.5-.5V11a2 2 0 0 0-4 0zM5 18v2M19 18v2',
);
export const BadgePercent = /* @__PURE__ */ icon(
  'BadgePercent',
  'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM15 9l-6 6M9 9h.01M15 15h.01',
);
export const BookOpen = /* @__PURE__ */ icon(
  'BookOpen',
  'M12 5v16M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z',
);
export const CalendarClock = /* @__PURE__ */ icon(
  'CalendarClock',
  'M16 14v2.2l1.6 1M16 2v3M21 7.338V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h2.338M3 9h5.859M8 2v3M10 16a6 6 0 1 0 12 0 6 6 0 1 0-12 0z',
);
export const ChartLine = /* @__PURE__ */ icon('ChartLine', 'M3 3v16a2 2 0 0 0 2 2h16M19 9l-5 5-4-4-3 3');
export const ChevronUp = /* @__PURE__ */ icon('ChevronUp', 'M18 15l-6-6-6 6');
export const CircleOff = /* @__PURE__ */ icon(
  'CircleOff',
  'M2 2l20 20M8.35 2.69A10 10 0 0 1 21.3 15.65M19.08 19.08A10 10 0 1 1 4.92 4.92',
);
export const CirclePlay = /* @__PURE__ */ icon(
  'CirclePlay',
  'M9 9.003a1 1 0 0 1 1.517-.859l4.997 2.997a1 1 0 0 1 0 1.718l-4.997 2.997A1 1 0 0 1 9 14.996zM2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0z',
);
export const ClipboardCheck = /* @__PURE__ */ icon(
  'ClipboardCheck',
  'M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1zM16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2M9 14l2 2 4-4',
);
export const ExternalLink = /* @__PURE__ */ icon(
  'ExternalLink',
  'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
);
export const HandCoins = /* @__PURE__ */ icon(
  'HandCoins',
  'M11 15h2a2 2 0 1 0 0-4h-3c-.6 0-1.1.2-1.4.6L3 17M7 21l1.6-1.4c.3-.4.8-.6 1.4-.6h4c1.1 0 2.1-.4 2.8-1.2l4.6-4.4a2 2 0 0 0-2.75-2.91l-4.2 3.9M2 16l6 6M13.1 9a2.9 2.9 0 1 0 5.8 0 2.9 2.9 0 1 0-5.8 0zM3 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0z',
);
export const Headset = /* @__PURE__ */ icon(
  'Headset',
  'M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5Zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3ZM21 16v2a4 4 0 0 1-4 4h-5',
);
export const Images = /* @__PURE__ */ icon(
  'Images',
  'M22 11l-1.296-1.296a2.4 2.4 0 0 0-3.408 0L11 16M4 8a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2M12 7a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM10 2h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z',
);
export const List = /* @__PURE__ */ icon('List', 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13');
export const MessageCircle = /* @__PURE__ */ icon(
  'MessageCircle',
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
);
export const Minimize2 = /* @__PURE__ */ icon('Minimize2', 'M14 10l7-7M20 10h-6V4M3 21l7-7M4 14h6v6');
export const MoveHorizontal = /* @__PURE__ */ icon('MoveHorizontal', 'M18 8l4 4-4 4M2 12h20M6 8l-4 4 4 4');
export const Navigation = /* @__PURE__ */ icon('Navigation', 'M3 11 22 2 13 21 11 13 3 11z');
export const Pause = /* @__PURE__ */ icon(
  'Pause',
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1z',
);
export const Play = /* @__PURE__ */ icon(
  'Play',
  'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
);
export const Plus = /* @__PURE__ */ icon('Plus', 'M5 12h14M12 5v14');
export const RefreshCw = /* @__PURE__ */ icon(
  'RefreshCw',
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
);
export const Repeat2 = /* @__PURE__ */ icon(
  'Repeat2',
  'M2 9l3-3 3 3M13 18H7a2 2 0 0 1-2-2V6M22 15l-3 3-3-3M11 6h6a2 2 0 0 1 2 2v10',
);
export const Rotate3d = /* @__PURE__ */ icon(
  'Rotate3d',
  'M15.194 13.707l3.814 1.86-1.86 3.814M16.47214 7.52786 A 5 10 0 1 0 13 21.79796M21.79796 11 A 10 5 0 1 0 19 15.57071',
);
export const RotateCcw = /* @__PURE__ */ icon('RotateCcw', 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5');
export const RotateCw = /* @__PURE__ */ icon('RotateCw', 'M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5');
export const Star = /* @__PURE__ */ icon(
  'Star',
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z',
);
export const Store = /* @__PURE__ */ icon(
  'Store',
  'M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05',
);
export const Trash = /* @__PURE__ */ icon(
  'Trash',
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
);
export const TrendingDown = /* @__PURE__ */ icon('TrendingDown', 'M16 17h6v-6M22 17l-8.5-8.5-5 5L2 7');
export const TrendingUp = /* @__PURE__ */ icon('TrendingUp', 'M16 7h6v6M22 7l-8.5 8.5-5-5L2 17');
export const TriangleAlert = /* @__PURE__ */ icon(
  'TriangleAlert',
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
);
export const ZoomIn = /* @__PURE__ */ icon(
  'ZoomIn',
  'M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM21 21L16.65 16.65M11 8L11 14M8 11L14 11',
);
export const ZoomOut = /* @__PURE__ */ icon(
  'ZoomOut',
  'M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM21 21L16.65 16.65M8 11L14 11',
);
