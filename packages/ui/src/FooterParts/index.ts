export { FooterContact } from './FooterContact.tsx';
export type { FooterContactProps } from './FooterContact.tsx';
export { FooterFold } from './FooterFold.tsx';
export { FooterFrame, FooterTop } from './FooterFrame.tsx';
export type { FooterFrameProps } from './FooterFrame.tsx';
export { FooterColumns, FooterLegal, FooterLocations } from './FooterLinks.tsx';
export type { FooterColumn, FooterLink, FooterLocation } from './FooterLinks.tsx';
export { FooterSocial } from './FooterSocial.tsx';
