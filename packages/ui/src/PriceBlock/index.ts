export { PriceBlock } from './PriceBlock.tsx';
export type { PriceBlockProps } from './PriceBlock.tsx';
