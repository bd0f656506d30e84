export { manufacturerDocSchema, type ManufacturerDoc } from './manufacturerDoc.ts';
export type { Model } from './model.ts';
export { modelDocSchema, type ModelDoc } from './modelDoc.ts';
export { modelLabel } from './modelLabel.ts';
export { modelsOfBody } from './modelsOfBody.ts';
export { modelTile, type ModelTile } from './modelTile.ts';
export { parseManufacturer, type Manufacturer, type ParsedManufacturer } from './parseManufacturer.ts';
export { parseModel, type ParsedModel } from './parseModel.ts';
