export { fetchCarDisclaimer } from './fetchCarDisclaimer.ts';
export { fetchAutoGauge } from './fetchAutoGauge.ts';
export { fetchCarAnalysis, fetchCarPdf, type CarPdfCall } from './fetchCarPdf.ts';
export { fetchCars } from './fetchCars.ts';
export { fetchDeliveryPrice } from './fetchDeliveryPrice.ts';
export { fetchSalesThisMonth } from './fetchSalesThisMonth.ts';
export { fetchSimilarIds } from './fetchSimilarIds.ts';
export { vehicleEndpoints } from './vehicleEndpoints.ts';
