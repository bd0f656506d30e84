export {
  type Brand,
  type BrandDoc,
  brandDocSchema,
  type BrandGroup,
  brandGroups,
  brandsContent,
  parseBrand,
  type ParsedBrand,
} from './brand.ts';
export { brandDirectory, type BrandDirectoryGroup, brandHref, lettermark } from './brandDirectory.ts';
export {
  findModel,
  type FoundModel,
  modelChoices,
  type ModelPageOf,
  type ModelSearch,
  modelsOfBody,
  searchModels,
} from './searchModels.ts';
export { locationsSelling, modelsOfBrand } from './brandPage.ts';
export {
  type Manufacturer,
  type ManufacturerDoc,
  manufacturerDocSchema,
  type ParsedManufacturer,
  parseManufacturer,
} from './manufacturer.ts';
export {
  type Model,
  type ModelDoc,
  modelDocSchema,
  type ModelHighlight,
  modelsContent,
  type ModelVariant,
  type ParsedModel,
  parseModel,
} from './model.ts';
export { modelGraph, modelListGraph } from './modelGraph.ts';
export { modelLabel, modelTitle } from './modelTitle.ts';
export { modelPageModel, type ModelPageModel, type ModelVariantRow } from './modelPageModel.ts';
export { modelSearchPath, modelsHeading, readModelSearch } from './modelSearchAddress.ts';
export { modelTile, type ModelTile } from './modelTile.ts';
export { offersOfModel } from './offersOfModel.ts';
