/** The id of the form on a model's page, to which its buttons lead. */
export const formAnchor = 'enquire';
