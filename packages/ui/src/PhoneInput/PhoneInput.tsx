import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export type PhoneInputProps = Omit<TextInputProps, 'label' | 'type'> & { label?: string };

/**
 * A phone number: the keys for one, what the browser remembers, and any way of writing it, since spaces and country codes are for the rules to read.
 *
 * @example
 * <PhoneInput id="enquiry-phone" error={errors.phone} {...register('phone')} />
 */
export const PhoneInput = ({ label = 'Phone', ...input }: PhoneInputProps) => (
  <TextInput label={label} type="tel" inputMode="tel" autoComplete="tel" {...input} />
);
