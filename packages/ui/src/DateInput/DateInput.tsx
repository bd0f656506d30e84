import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export type DateInputProps = Omit<TextInputProps, 'type'>;

/**
 * A day, with the browser's own calendar; `min` and `max` keep impossible days out of it. Days are "YYYY-MM-DD".
 *
 * @avoid For a day long ago, such as a birthday, which is faster to type than to find in a calendar.
 *
 * @example
 * <DateInput id="service-date" label="Preferred date" min={today} error={errors.date} {...register('date')} />
 */
export const DateInput = (input: DateInputProps) => <TextInput {...input} type="date" />;
