import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export type PhoneInputProps = Omit<TextInputProps, 'label' | 'type'> & { label?: string };

/**
 * A phone number, with the phone keyboard and autofill. It accepts any format, since the rules read spaces and country codes.
 *
 * @avoid To show a number to call, which is a link or `RevealPhone`.
 * @accessibility Phones show their keyboard for numbers, and browsers offer the visitor's own. Label, hint and error are those of `TextInput`.
 *
 * @example
 * <PhoneInput id="enquiry-phone" error={errors.phone} {...register('phone')} />
 */
export const PhoneInput = ({ label = 'Phone', ...input }: PhoneInputProps) => (
  <TextInput label={label} type="tel" inputMode="tel" autoComplete="tel" {...input} />
);
