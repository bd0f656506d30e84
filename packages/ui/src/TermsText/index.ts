export { TermsText, type TermsTextProps } from './TermsText.tsx';
