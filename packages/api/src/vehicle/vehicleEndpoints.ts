const car = (slug: string): string => `/api/cars/${encodeURIComponent(slug)}`;

/** The paths of data that a vehicle page loads after its first view. */
export const vehicleEndpoints = {
  autogauge: (slug: string) => `${car(slug)}/autogauge`,
  similar: (slug: string) => `${car(slug)}/similar`,
  pdf: (slug: string) => `${car(slug)}/pdf`,
  analysis: (slug: string) => `${car(slug)}/car-analysis`,
  disclaimer: (id: number) => `/api/cars/${id}/disclaimer`,
  cars: '/api/cars',
  deliveryPrice: '/api/delivery-price',
  salesThisMonth: '/api/sales-this-month',
} as const;
