import type { LeadFormName, LeadKind } from '@dealer/core/enquiry';

/**
 * What a form's lead counts as, for analytics (specification section 7).
 *
 * @example
 * leadKindOfForm('career') // => 'career'
 */
export const leadKindOfForm = (form: LeadFormName, topic?: string): LeadKind => {
  if (topic === 'Career Enquiry') return 'career';
  if (form === 'career' || form === 'finance') return form;
  return topic === 'Finance Enquiry' ? 'finance' : 'enquiry';
};
