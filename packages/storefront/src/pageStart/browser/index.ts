export { mountStorefront } from './mountStorefront.tsx';
