export { OfferFilters, type OfferCategoryChoice, type OfferFiltersProps } from './OfferFilters.tsx';
