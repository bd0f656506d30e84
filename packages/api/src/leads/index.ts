export { leadAnswerSchema, submitLead } from './leads.ts';
