export { InterestChips, type InterestChipsProps } from './InterestChips.tsx';
