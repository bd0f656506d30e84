export { copyConfirmation, type CopyConfirmation } from './copyConfirmation.ts';
export { printLinks, type PrintLinks } from './printLinks.ts';
export { shareLinks, type Shared, type ShareLink } from './shareLinks.ts';
export { shareWatch, type ShareWatch } from './shareWatch.ts';
export { shareWindowFeatures, type WindowPlace } from './shareWindowFeatures.ts';
export { socialLinks, type SocialLink, type SocialNetwork } from './socialLinks.ts';
