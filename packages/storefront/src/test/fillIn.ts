import { fireEvent, screen } from '@testing-library/react';

/** Types a value into each field of a form, by its label. */
export const fillIn = (values: Readonly<Record<string, string>>): void => {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
