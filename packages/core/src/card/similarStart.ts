/** How the find-similar enquiry starts; the words are those of specification section 4. A sold vehicle's page has them at once. */
export const similarStart = {
  title: 'Find me something similar',
  subcategory: 'Find me something similar',
  message: 'Can you please find me something similar?',
} as const;
