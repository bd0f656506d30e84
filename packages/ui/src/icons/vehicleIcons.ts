import { icon } from './icon.tsx';

/*
 * Icons that searches and a page of a vehicle load, in the chunk `vehicles`.
 * The shapes of each icon of Lucide 1.75 (https://lucide.dev) as one path, in which each part begins with an absolute M.
 * Copyright (c) Lucide Icons and Contributors, and Cole Bemis: see LICENSE in this folder.
 */

export const Calendar = /* @__PURE__ */ icon(
  'Calendar',
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM3 9h18',
);
export const CalendarDays = /* @__PURE__ */ icon(
  'CalendarDays',
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01',
);
export const Camera = /* @__PURE__ */ icon(
  'Camera',
  'M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4zM9 13a3 3 0 1 0 6 0 3 3 0 1 0-6 0z',
);
export const CircleSlash2 = /* @__PURE__ */ icon('CircleSlash2', 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM22 2 2 22');
export const Cog = /* @__PURE__ */ icon(
  'Cog',
  'M11 10.27 7 3.34M11 13.73l-4 6.93M12 22v-2M12 2v2M14 12h8M17 20.66l-1-1.73M17 3.34l-1 1.73M2 12h2M20.66 17l-1.73-1M20.66 7l-1.73 1M3.34 17l1.73-1M3.34 7l1.73 1M10 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0z',
);
export const Ellipsis = /* @__PURE__ */ icon(
  'Ellipsis',
  'M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0z',
);
export const Eye = /* @__PURE__ */ icon(
  'Eye',
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0z',
);
export const FileDown = /* @__PURE__ */ icon(
  'FileDown',
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M12 18v-6M9 15l3 3 3-3',
);
export const FileText = /* @__PURE__ */ icon(
  'FileText',
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8',
);
export const Fuel = /* @__PURE__ */ icon(
  'Fuel',
  'M14 13h2a2 2 0 0 1 2 2v2a2 2 0 0 0 4 0v-6.998a2 2 0 0 0-.59-1.42L18 5M14 21V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v16M2 21h13M3 9h11',
);
export const Gauge = /* @__PURE__ */ icon('Gauge', 'M12 14l4-4M3.34 19a10 10 0 1 1 17.32 0');
export const Maximize2 = /* @__PURE__ */ icon('Maximize2', 'M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6');
export const Printer = /* @__PURE__ */ icon(
  'Printer',
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z',
);
export const Share = /* @__PURE__ */ icon(
  'Share',
  'M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM15 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM8.59 13.51L15.42 17.49M15.41 6.51L8.59 10.49',
);
