import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { enquiryLabels } from './enquiryLabels.ts';

/** The email address of the person who fills in a form. */
export const EmailField = (input: Omit<TextInputProps, 'label' | 'type'>) => (
  <TextInput
    label={enquiryLabels.email}
    type="email"
    inputMode="email"
    autoComplete="email"
    spellCheck={false}
    {...input}
  />
);
