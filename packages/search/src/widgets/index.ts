export * from 'react-instantsearch';
export { Insights } from './Insights.tsx';
