export { brandGroups, type Brand, type BrandGroup } from './brand.ts';
export { brandDirectory, type BrandDirectoryGroup } from './brandDirectory.ts';
export { brandDocSchema, type BrandDoc } from './brandDoc.ts';
export { brandHref } from './brandHref.ts';
export { brandsContent } from './brandsContent.ts';
export { lettermark } from './lettermark.ts';
export { locationsSelling } from './locationsSelling.ts';
export { modelsOfBrand } from './modelsOfBrand.ts';
export { parseBrand, type ParsedBrand } from './parseBrand.ts';
