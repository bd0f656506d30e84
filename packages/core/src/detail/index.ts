export { dealerComments } from './dealerComments.ts';
export type { Breadcrumb, DetailButtonModel, DetailButtonName, GalleryPicture, SpecItem, VehicleDetailModel } from './detailModel.ts';
export { directionsHref } from './directionsHref.ts';
export { pickSimilarCars } from './pickSimilarCars.ts';
export { regoText } from './regoText.ts';
export { similarCarQueries } from './similarCarQueries.ts';
export { vehicleDetailModel } from './vehicleDetailModel.ts';
export { vehicleJsonLd } from './vehicleJsonLd.ts';
export { vehiclePhone } from './vehiclePhone.ts';
