export { PromoTile } from './PromoTile.tsx';
export type { PromoTileProps } from './PromoTile.tsx';
