export { ResultFacts, ResultPanel, type ResultPanelProps } from './ResultPanel.tsx';
