import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export type DateInputProps = Omit<TextInputProps, 'type'>;

/**
 * A day, with the browser's own calendar; `min` and `max` keep impossible days out of it. Days are "YYYY-MM-DD".
 *
 * @example
 * <DateInput id="service-date" label="Preferred date" min={today} error={errors.date} {...register('date')} />
 */
export const DateInput = (input: DateInputProps) => <TextInput {...input} type="date" />;
