import type { ReactNode } from 'react';
import { enquiryFields } from '@dealer/core/enquiry';
import { estimateDisclaimer, inspectionChoices } from '@dealer/core/valuation';
import { EnquiryFields, type EnquiryFieldsProps, enquiryProblems } from '@dealer/ui/EnquiryForm';
import { StepForm } from '@dealer/ui/StepForm';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { FormNote } from '../../enquiry/FormNote.tsx';
import { LegalText } from '../../enquiry/LegalText.tsx';
import { errorMessages } from '../../enquiry/errorMessages.ts';
import { useErrorSummary } from '../../enquiry/useErrorSummary.ts';
import type { StepProps } from './stepProps.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

const idPrefix = 'trade-in';
const messageLabel = 'Anything we should know about it?';

/** Contact details; continuing requests the valuation and sends the lead. */
export const ContactStep = ({
  form,
  takesFocus,
  attempt,
  onBack,
  failure,
  failureHelp,
  check,
  onSubmit,
}: StepProps & {
  failure: string | undefined;
  failureHelp: ReactNode;
  check: ReactNode;
  onSubmit: () => Promise<void>;
}) => {
  const t = useTexts();
  const heading = useHeadingFocus(takesFocus);
  const { site } = useStorefront();
  const messages: EnquiryFieldsProps['errors'] = errorMessages(form.formState.errors);
  const inspections = inspectionChoices(site);
  const shown = [
    ...enquiryFields(site, { aboutVehicle: true }).shown,
    ...(inspections.length > 0 ? (['location'] as const) : []),
  ];
  return (
    <StepForm
      title={t('Where do we send your valuation?')}
      intro={t('You see it here as well. {estimateDisclaimer}', { estimateDisclaimer })}
      errors={enquiryProblems({ idPrefix, errors: messages, messageLabel })}
      attempt={attempt}
      summaryText={useErrorSummary()}
      headingRef={heading}
      busy={form.formState.isSubmitting}
      submitLabel={t('See my valuation')}
      busyLabel={t('Working it out')}
      failure={failure}
      failureHelp={failureHelp}
      check={check}
      note={<FormNote text={site.answerTime} />}
      onBack={onBack}
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
    >
      <EnquiryFields
        idPrefix={idPrefix}
        fields={Object.fromEntries(shown.map((name) => [name, form.register(name)])) as EnquiryFieldsProps['fields']}
        errors={messages}
        optional={['message']}
        locationOptions={inspections}
        messageLabel={messageLabel}
        optInLabel={site.phrases['enquiry.optIn']}
        termsLabel={<LegalText text={site.phrases['enquiry.terms']} />}
      />
    </StepForm>
  );
};
