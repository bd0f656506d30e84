export { HeroSearchForm, type HeroSearchFormProps } from './HeroSearchForm.tsx';
