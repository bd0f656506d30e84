/**
 * The backend's paths that pages need at startup (decisions E1, E2). Other areas have their own endpoint files, so that
 * the first load stays small.
 */
export const endpoints = {
  site: 'site.json',
  leads: '/api/leads',
  carView: (slug: string) => `/api/cars/${encodeURIComponent(slug)}/view.json`,
  revealPhone: '/api/reveal-phone',
  testDriveAvailability: '/api/test-drive-availability',
} as const;
