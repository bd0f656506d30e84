/** The error messages of the enquiry form. */
export const enquiryMessages = {
  name: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  email: 'Please enter your email address.',
  emailForm: 'Please enter a whole email address, such as name@example.com.',
  phone: 'Please enter your phone number.',
  phoneForm: {
    AU: 'Please enter an Australian phone number with its area code, such as 07 5550 1234 or 0412 345 678.',
    NZ: 'Please enter a New Zealand phone number with its area code, such as 09 555 0123 or 021 555 012.',
  },
  /** Where only a mobile is of use. */
  mobileForm: {
    AU: 'Please enter an Australian mobile number, such as 0412 345 678.',
    NZ: 'Please enter a New Zealand mobile number, such as 021 555 012.',
  },
  postcode: 'Please enter your postcode.',
  postcodeForm: 'Invalid postcode. Please enter a 4-digit number.',
  dealership: 'Please choose a dealership.',
  location: 'Please choose a location.',
  message: 'Please enter a message.',
  tooLong: 'This is too long. Please shorten it.',
  /** Decision E16. */
  terms: {
    list: '*You must agree to the terms of use before submitting.',
    inline: 'You must agree to the terms of use before submitting the form.',
  },
} as const;
