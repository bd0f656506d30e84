/** The id of the form on an offer's page, to which its button leads. */
export const formAnchor = 'offer-enquiry';
