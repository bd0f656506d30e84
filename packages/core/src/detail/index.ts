export type { Breadcrumb, DetailButtonModel, DetailButtonName, GalleryPicture, SpecItem, VehicleDetailModel } from './detailModel.ts';
