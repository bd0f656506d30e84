export { BrandDirectory, type BrandDirectoryProps, type BrandGroupProps } from './BrandDirectory.tsx';
export { BrandTile, type BrandTileProps } from './BrandTile.tsx';
