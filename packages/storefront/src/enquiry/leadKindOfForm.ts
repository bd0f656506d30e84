import type { LeadFormName } from '@dealer/core/enquiry';
import type { LeadKind } from '@dealer/core/analytics';

/** What a form's lead counts as, for analytics. */
export const leadKindOfForm = (form: LeadFormName, topic?: string): LeadKind => {
  if (topic === 'Career Enquiry') return 'career';
  if (form === 'career' || form === 'finance') return form;
  return topic === 'Finance Enquiry' ? 'finance' : 'enquiry';
};
