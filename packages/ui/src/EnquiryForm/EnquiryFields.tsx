import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { FieldBinding } from '../Field/fieldBinding.ts';
import { PhoneInput } from '../PhoneInput/PhoneInput.tsx';
import { PostcodeInput } from '../PostcodeInput/PostcodeInput.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select, type SelectOption } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import frame from './formFrame.module.css';
import { EmailField } from './EmailField.tsx';
import { enquiryFieldId } from './enquiryFieldId.ts';
import { type EnquiryFieldName, enquiryLabels } from './enquiryLabels.ts';

export type EnquiryFieldsProps = {
  /** Prefix of the ids; two forms on one page need different ones. */
  idPrefix: string;
  /** One binding per field of the site; a field without one is not shown. */
  fields: { name: FieldBinding; lastName: FieldBinding; email: FieldBinding; phone: FieldBinding } & Partial<
    Record<EnquiryFieldName, FieldBinding>
  >;
  errors: Partial<Record<EnquiryFieldName, string>>;
  /** Optional fields, marked next to their label. */
  optional?: EnquiryFieldName[];
  /** The dealerships to choose from; without them the question is missing. */
  dealershipOptions?: readonly SelectOption[];
  /** The locations to choose from; without them the question is missing. */
  locationOptions?: readonly SelectOption[];
  /** How the visitor can be contacted; without them the question is missing. */
  preferredContactOptions?: SelectOption[];
  /** Consent to marketing, with how to opt out; the lead records this wording (decision E17). */
  optInLabel?: ReactNode;
  /** The label of the box that accepts the terms; without it there is none. */
  termsLabel?: ReactNode;
  /** The label of the message, where the form has its own purpose. */
  messageLabel?: string | undefined;
  /** Further questions of this form, between contact and message. */
  children?: ReactNode;
};

/**
 * The fields of an enquiry for which there are bindings, in a fixed order, each with the right keyboard and autofill.
 *
 * @example
 * <EnquiryFields idPrefix="enquiry" fields={{ name: register('name'), lastName: register('lastName'), email: register('email'), phone: register('phone') }} errors={{}} />
 */
export const EnquiryFields = ({
  idPrefix,
  fields,
  errors,
  optional = [],
  dealershipOptions = [],
  locationOptions = [],
  preferredContactOptions = [],
  optInLabel,
  termsLabel,
  messageLabel = enquiryLabels.message,
  children,
  ...root
}: WithRoot<EnquiryFieldsProps, 'div'>) => {
  const t = useTexts();
  const of = (name: EnquiryFieldName) => ({
    id: enquiryFieldId(idPrefix, name),
    error: errors[name],
    optional: optional.includes(name) ? 'optional' : undefined,
    'aria-required': optional.includes(name) ? undefined : true,
  });
  const tick = (name: EnquiryFieldName) => ({ id: enquiryFieldId(idPrefix, name), error: errors[name] });

  return (
    <div {...rootProps(root, frame.fields)} data-part="enquiry-fields">
      <div className={frame.pair}>
        <TextInput label={enquiryLabels.name} autoComplete="given-name" {...of('name')} {...fields.name} />
        <TextInput label={enquiryLabels.lastName} autoComplete="family-name" {...of('lastName')} {...fields.lastName} />
      </div>
      <EmailField {...of('email')} {...fields.email} />
      <PhoneInput {...of('phone')} {...fields.phone} />
      {fields.postcode ? <PostcodeInput {...of('postcode')} {...fields.postcode} /> : null}
      {fields.preferredContact ? (
        <div className={frame.wide}>
          <RadioGroup
            label={enquiryLabels.preferredContact}
            options={preferredContactOptions}
            id={enquiryFieldId(idPrefix, 'preferredContact')}
            error={errors.preferredContact}
            {...fields.preferredContact}
          />
        </div>
      ) : null}
      {fields.dealership ? (
        <Select
          label={enquiryLabels.dealership}
          options={dealershipOptions}
          placeholder={t('Choose a dealership')}
          {...of('dealership')}
          {...fields.dealership}
        />
      ) : null}
      {fields.location ? (
        <Select
          label={enquiryLabels.location}
          options={locationOptions}
          placeholder={t('Choose a location')}
          {...of('location')}
          {...fields.location}
        />
      ) : null}
      {children}
      {fields.message ? (
        <div className={frame.wide}>
          <TextArea label={messageLabel} rows={4} {...of('message')} {...fields.message} />
        </div>
      ) : null}
      {fields.optIn || fields.terms ? (
        <div className={frame.wide}>
          {fields.optIn && optInLabel !== undefined ? (
            <Checkbox label={optInLabel} {...tick('optIn')} {...fields.optIn} />
          ) : null}
          {fields.terms && termsLabel !== undefined ? (
            <Checkbox label={termsLabel} aria-required {...tick('terms')} {...fields.terms} />
          ) : null}
        </div>
      ) : null}
    </div>
  );
};
