export { RevealPhone, type RevealPhoneProps } from './RevealPhone.tsx';
