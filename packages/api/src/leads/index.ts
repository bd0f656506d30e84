export { leadAnswerSchema, leadErrors, submitLead } from './leads.ts';
export type { LeadOutcome } from './leads.ts';
