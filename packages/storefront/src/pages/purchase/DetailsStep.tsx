import type { UseFormRegister } from 'react-hook-form';
import { enquiryFields } from '@dealer/core/enquiry';
import type { EnquiryInput } from '@dealer/core/enquiry';
import { EnquiryFields } from '@dealer/ui/EnquiryForm';
import type { EnquiryFieldsProps } from '@dealer/ui/EnquiryForm';
import { useStorefront } from '../../boot/storefront.ts';
import { LegalWords } from '../../enquiry/LegalWords.tsx';

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
      messageLabel="Anything we should know?"
      optInLabel={site.phrases['enquiry.optIn']}
      termsLabel={<LegalWords text={site.phrases['enquiry.terms']} />}
    />
  );
};
