import { errorItems } from '@dealer/ui/ErrorSummary';
import { FormStatus } from '@dealer/ui/FormStatus';
import { TextInput } from '@dealer/ui/TextInput';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { errorMessages } from '../../enquiry/errorMessages.ts';
import type { StepProps } from './stepProps.ts';
import { TradeInStep } from './TradeInStep.tsx';
import styles from './TradeInPage.module.css';

const labels = { year: 'Year', make: 'Make', model: 'Model', badge: 'Badge or variant' } as const;
const idOf = (name: keyof typeof labels): string => `trade-in-${name}`;

/** Manual entry of the car; `failed` is the reason if a lookup failed. */
export const HandStep = ({
  failed,
  ...step
}: StepProps & { failed: { title: string; text: string } | undefined; onSubmit: () => void }) => {
  const t = useTexts();
  const noun = useStorefront().site.vehicleNoun.toLowerCase();
  const { form } = step;
  const messages = errorMessages(form.formState.errors);
  const of = (name: keyof typeof labels) => ({
    id: idOf(name),
    label: labels[name],
    error: messages[name],
    autoComplete: 'off',
    'aria-required': name !== 'badge',
    ...form.register(name),
  });
  return (
    <TradeInStep {...step} title={t('Tell us about your {noun}', { noun })} errors={errorItems(labels, messages, idOf)}>
      <FormStatus message={failed?.title}>{failed === undefined ? null : <p>{failed.text}</p>}</FormStatus>
      <div className={styles.pair}>
        <TextInput inputMode="numeric" maxLength={4} {...of('year')} />
        <TextInput {...of('make')} />
        <TextInput {...of('model')} />
        <TextInput optional="optional" {...of('badge')} />
      </div>
    </TradeInStep>
  );
};
