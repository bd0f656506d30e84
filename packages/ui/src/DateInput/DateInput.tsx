import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export type DateInputProps = Omit<TextInputProps, 'type'>;

/**
 * A day, with the browser's own calendar; `min` and `max` keep impossible days out of it. Days are "YYYY-MM-DD".
 *
 * @avoid For a day long ago, such as a birthday, which is faster to type than to find in a calendar.
 * @accessibility A native date field: the browser brings the calendar and what screen readers say of it. Label, hint and error are those of `TextInput`.
 *
 * @example
 * <DateInput id="service-date" label="Preferred date" min={today} error={errors.date} {...register('date')} />
 */
export const DateInput = (input: DateInputProps) => <TextInput {...input} type="date" />;
