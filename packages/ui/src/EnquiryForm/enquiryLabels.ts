/** Labels of an enquiry's fields, in their order on the page; the two ticks have longer texts there. */
export const enquiryLabels = {
  name: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  postcode: 'Postcode',
  preferredContact: 'How should we contact you?',
  dealership: 'Dealership',
  location: 'Location',
  message: 'Message',
  optIn: 'News and offers',
  terms: 'Terms of use',
} as const;

export type EnquiryFieldName = keyof typeof enquiryLabels;
