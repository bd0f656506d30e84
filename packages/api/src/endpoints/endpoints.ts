/**
 * Every path of the backend, in one place (specification section 7; decisions E1, E2 where it gives none).
 *
 * @example
 * endpoints.carView('2022-toyota-hilux-1001') // => '/api/cars/2022-toyota-hilux-1001/view.json'
 */
export const endpoints = {
  site: 'site.json',
  leads: '/api/leads',
  carView: (slug: string) => `/api/cars/${encodeURIComponent(slug)}/view.json`,
  revealPhone: '/api/reveal-phone',
  testDriveAvailability: '/api/test-drive-availability',
} as const;
