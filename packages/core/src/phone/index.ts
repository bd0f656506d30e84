export { normalisePhone, type Phone } from '../enquiry/normalisePhone.ts';
export { maskPhone } from './maskPhone.ts';
export { pagePhone } from './pagePhone.ts';
export { phoneChoice, type PhoneChoice } from './phoneChoice.ts';
export { phoneView, type PhoneView } from './phoneView.ts';
export { revealPhone, type PhoneReveal, type RevealedPhones } from './revealPhone.ts';
export { telHref } from './telHref.ts';
export { whatsappHref } from './whatsappHref.ts';
export { spacedPhone } from './spacedPhone.ts';
