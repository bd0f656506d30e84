import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export type PostcodeInputProps = Omit<TextInputProps, 'label' | 'type'> & { label?: string };

/**
 * A postcode of Australia or New Zealand. It takes spaces and more digits than it needs, so that what is pasted is said to be wrong rather than cut.
 *
 * @example
 * <PostcodeInput id="enquiry-postcode" error={errors.postcode} {...register('postcode')} />
 */
export const PostcodeInput = ({ label = 'Postcode', ...input }: PostcodeInputProps) => (
  <TextInput label={label} type="text" inputMode="numeric" autoComplete="postal-code" placeholder="1234" {...input} />
);
