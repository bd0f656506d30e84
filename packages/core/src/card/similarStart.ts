/** The initial message of a find-similar enquiry, which a sold vehicle's page shows in its first view. */
export const similarStart = {
  title: 'Find me something similar',
  subcategory: 'Find me something similar',
  message: 'Can you please find me something similar?',
} as const;
