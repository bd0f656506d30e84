export { PersonPanel, type PersonPanelProps } from './PersonPanel.tsx';
