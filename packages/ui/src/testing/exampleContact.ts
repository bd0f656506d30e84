/** The fields of a form's contact, and its question about news, for stories. */
export const exampleContact = {
  fields: {
    name: { name: 'name' },
    lastName: { name: 'lastName' },
    email: { name: 'email' },
    phone: { name: 'phone' },
    message: { name: 'message' },
    optIn: { name: 'optIn' },
  },
  errors: {},
  optInLabel: 'Send me news and offers. You can opt out at any time by replying STOP or with the link in any email.',
};
