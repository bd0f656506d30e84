import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export type PostcodeInputProps = Omit<TextInputProps, 'label' | 'type'> & { label?: string };

/**
 * A postcode of Australia or New Zealand. It accepts spaces and extra digits, so that pasted text is reported as wrong instead of
 * being cut.
 *
 * @avoid For a suburb or an address: use a `TextInput`.
 * @accessibility Phones show a keyboard of digits, and browsers offer the visitor's own postcode. Label, hint and error are those of `TextInput`.
 *
 * @example
 * <PostcodeInput id="enquiry-postcode" error={errors.postcode} {...register('postcode')} />
 */
export const PostcodeInput = ({ label = 'Postcode', ...input }: PostcodeInputProps) => (
  <TextInput label={label} type="text" inputMode="numeric" autoComplete="postal-code" placeholder="1234" {...input} />
);
