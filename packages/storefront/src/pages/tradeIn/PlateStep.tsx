import { australianStates } from '@dealer/core/contact';
import { RegoFields } from '@dealer/ui/RegoFields';
import { StepForm } from '@dealer/ui/StepForm';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { errorMessages } from '../../enquiry/errorMessages.ts';
import { useErrorSummary } from '../../enquiry/useErrorSummary.ts';
import type { StepProps } from './stepProps.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

const plateLabel = 'Number plate';

/** The plate and, in Australia, its state; or a link to manual entry. */
export const PlateStep = ({
  form,
  takesFocus,
  attempt,
  isBusy,
  onHand,
  onSubmit,
}: StepProps & { isBusy: boolean; onHand: () => void; onSubmit: () => Promise<void> }) => {
  const t = useTexts();
  const heading = useHeadingFocus(takesFocus);
  const { site } = useStorefront();
  const noun = site.vehicleNoun.toLowerCase();
  const { rego, regoState } = errorMessages(form.formState.errors);
  const hasState = site.country === 'AU';
  const errors = [
    ['trade-in-rego', plateLabel, rego],
    ['trade-in-regoState', 'State', regoState],
  ] as const;
  return (
    <StepForm
      title={t('What is your number plate?')}
      intro={t("Pop in your rego and we'll do the rest.")}
      errors={errors.flatMap(([id, label, message]) => (message === undefined ? [] : [{ id, label, message }]))}
      attempt={attempt}
      summaryText={useErrorSummary()}
      headingRef={heading}
      busy={isBusy}
      submitLabel={t('Find my {noun}', { noun })}
      busyLabel={t('Looking up your {noun}', { noun })}
      other={{ label: t('Enter details myself'), onPress: onHand }}
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
    >
      <RegoFields
        idPrefix="trade-in"
        label={plateLabel}
        rego={form.register('rego')}
        state={hasState ? form.register('regoState') : undefined}
        states={australianStates}
        errors={{ rego, regoState }}
      />
    </StepForm>
  );
};
