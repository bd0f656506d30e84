import { FormStatus } from '@dealer/ui/FormStatus';
import { StepForm } from '@dealer/ui/StepForm';
import { TextInput } from '@dealer/ui/TextInput';
import { wordsOf } from '../../enquiry/wordsOf.ts';
import type { StepProps } from './stepProps.ts';
import styles from './TradeInPage.module.css';
import { useHeadingFocus } from './useHeadingFocus.ts';

const fields = ['year', 'make', 'model'] as const;

/** A car that no plate told us of; `failed` says why, where a plate was looked up. */
export const HandStep = ({
  form,
  takesFocus,
  attempt,
  onBack,
  failed,
  onSubmit,
}: StepProps & { failed: { title: string; text: string } | undefined; onSubmit: () => void }) => {
  const heading = useHeadingFocus(takesFocus);
  const words = wordsOf(form.formState.errors);
  const of = (name: 'year' | 'make' | 'model') => ({
    id: `trade-in-${name}`,
    error: words[name],
    'aria-required': true,
    ...form.register(name),
  });
  return (
    <StepForm
      title="Tell us about your car"
      errors={fields.flatMap((name) =>
        words[name] === undefined ? [] : [{ id: `trade-in-${name}`, message: words[name] }],
      )}
      attempt={attempt}
      headingRef={heading}
      submitLabel="Next"
      onBack={onBack}
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
    >
      <FormStatus message={failed?.title}>{failed === undefined ? null : <p>{failed.text}</p>}</FormStatus>
      <div className={styles.pair}>
        <TextInput label="Year" inputMode="numeric" autoComplete="off" maxLength={4} {...of('year')} />
        <TextInput label="Make" autoComplete="off" {...of('make')} />
        <TextInput label="Model" autoComplete="off" {...of('model')} />
        <TextInput
          label="Badge or variant"
          optional="optional"
          autoComplete="off"
          id="trade-in-badge"
          {...form.register('badge')}
        />
      </div>
    </StepForm>
  );
};
