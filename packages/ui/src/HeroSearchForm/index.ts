export { HeroSearchForm, type HeroSearchFormProps } from './HeroSearchForm.tsx';
export { QuickLinks, type QuickLinksProps } from './QuickLinks.tsx';
