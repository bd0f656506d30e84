export { leadBodySchema, type LeadBody } from './leadBodySchema.ts';
export { leadKindOf, type LeadBodyKind } from './leadKindOf.ts';
export { revealPhoneBody, type RevealPhoneBody } from './revealPhoneBody.ts';
