const car = (slug: string): string => `/api/cars/${encodeURIComponent(slug)}`;

/**
 * The paths that a vehicle's page asks below its top; apart from `endpoints`, which every first load carries.
 *
 * @example
 * vehicleEndpoints.pdf('2022-toyota-hilux-1001') // => '/api/cars/2022-toyota-hilux-1001/pdf'
 */
export const vehicleEndpoints = {
  autogauge: (slug: string) => `${car(slug)}/autogauge`,
  similar: (slug: string) => `${car(slug)}/similar`,
  pdf: (slug: string) => `${car(slug)}/pdf`,
  analysis: (slug: string) => `${car(slug)}/car-analysis`,
  disclaimer: (id: number) => `/api/cars/${id}/disclaimer`,
  cars: '/api/cars',
  deliveryPrice: '/api/delivery-price',
} as const;
