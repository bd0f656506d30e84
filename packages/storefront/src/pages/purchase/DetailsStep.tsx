import type { UseFormRegister } from 'react-hook-form';
import { enquiryFields, type EnquiryInput } from '@dealer/core/enquiry';
import { EnquiryFields, type EnquiryFieldsProps } from '@dealer/ui/EnquiryForm';
import { useStorefront } from '../../boot/storefront.ts';
import { LegalText } from '../../enquiry/LegalText.tsx';

/** The label of the message. */
export const anythingLabel = 'Anything we should know?';

/** Who buys: the questions of an enquiry, without having to write a message. */
export const DetailsStep = ({
  register,
  errors,
}: {
  register: UseFormRegister<EnquiryInput>;
  errors: Record<string, string>;
}) => {
  const { site } = useStorefront();
  const { shown } = enquiryFields(site, { aboutVehicle: true });
  return (
    <EnquiryFields
      idPrefix="purchase"
      fields={Object.fromEntries(shown.map((name) => [name, register(name)])) as EnquiryFieldsProps['fields']}
      errors={errors}
      optional={['message']}
      messageLabel={anythingLabel}
      optInLabel={site.phrases['enquiry.optIn']}
      termsLabel={<LegalText text={site.phrases['enquiry.terms']} />}
    />
  );
};
