import { fireEvent, screen } from '@testing-library/react';

/** Types a value into each field of a form, by its label. */
export const fillIn = (values: Readonly<Record<string, string>>): void => {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

/** What a buyer types into the details of a finance application. */
export const aBuyer = {
  'First name': 'Mia',
  'Last name': 'Tran',
  Email: 'mia@example.com',
  Phone: '0400 111 222',
  Postcode: '4006',
};
