import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { DateInput } from '../DateInput/DateInput.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { yesNo } from '../RadioGroup/yesNo.ts';
import { RegoFields } from '../RegoFields/RegoFields.tsx';
import { Select, type SelectOption } from '../Select/Select.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { InterestChips } from '../InterestChips/InterestChips.tsx';
import { TradeInDetails } from '../TradeInFields/TradeInDetails.tsx';
import { TradeInFields } from '../TradeInFields/TradeInFields.tsx';
import tradeInStyles from '../TradeInFields/TradeInFields.module.css';
import type { FieldBinding } from '../Field/fieldBinding.ts';
import frame from './formFrame.module.css';
import { type EnquiryExtraName, enquiryExtraLabels } from './enquiryExtraLabels.ts';
import { enquiryFieldId } from './enquiryFieldId.ts';

export type EnquiryExtrasProps = {
  idPrefix: string;
  /** One binding per question of the form; a question without one is not shown. */
  fields: Partial<Record<EnquiryExtraName, FieldBinding>>;
  errors: Partial<Record<EnquiryExtraName, string>>;
  categoryOptions?: readonly SelectOption[];
  serviceOptions?: readonly SelectOption[];
  /** The first selectable day. */
  firstDay?: string;
  dateLabel?: string;
  /** Finance and trade-in are two questions, or one row of ticks. */
  interests?: 'questions' | 'chips';
  /** "Do you have a trade-in?" was answered with yes. */
  tradeInOpen?: boolean;
  states?: readonly SelectOption[];
  locationOptions?: readonly SelectOption[];
};

/**
 * Optional questions in addition to contact and message; each is shown only if the form has a binding for it.
 *
 * @example
 * <EnquiryExtras idPrefix="enquiry" fields={{ vehicle: register('vehicle'), date: register('date') }} errors={{}} firstDay="2026-04-01" />
 */
export const EnquiryExtras = ({
  idPrefix,
  fields,
  errors,
  categoryOptions = [],
  serviceOptions = [],
  firstDay,
  dateLabel = enquiryExtraLabels.date,
  interests = 'questions',
  tradeInOpen = false,
  states = [],
  locationOptions = [],
}: EnquiryExtrasProps) => {
  const of = (name: EnquiryExtraName) => ({
    id: enquiryFieldId(idPrefix, name),
    error: errors[name],
    optional: 'optional',
  });
  const { kms, tradeInVehicle, tradeInRego } = fields;
  const tradeIn =
    tradeInVehicle && kms && tradeInRego
      ? {
          idPrefix: enquiryFieldId(idPrefix, 'swap'),
          fields: {
            vehicle: tradeInVehicle,
            kms,
            rego: tradeInRego,
            regoState: fields.regoState,
            location: fields.tradeInLocation,
          },
          states,
          locationOptions,
          errors: {
            tradeIn: errors.tradeIn,
            vehicle: errors.tradeInVehicle,
            kms: errors.kms,
            rego: errors.tradeInRego,
            regoState: errors.regoState,
            location: errors.tradeInLocation,
          },
        }
      : undefined;
  const hasChips = interests === 'chips' && (fields.finance ?? fields.tradeIn) !== undefined;
  return (
    <>
      {fields.category ? (
        <div className={frame.wide}>
          <Select
            label={enquiryExtraLabels.category}
            options={categoryOptions}
            {...of('category')}
            optional={undefined}
            aria-required
            {...fields.category}
          />
        </div>
      ) : null}
      {fields.company ? (
        <TextInput
          label={enquiryExtraLabels.company}
          autoComplete="organization"
          {...of('company')}
          {...fields.company}
        />
      ) : null}
      {fields.fleetSize ? (
        <TextInput
          label={enquiryExtraLabels.fleetSize}
          inputMode="numeric"
          autoComplete="off"
          {...of('fleetSize')}
          {...fields.fleetSize}
        />
      ) : null}
      {fields.position ? (
        <div className={frame.wide}>
          <TextInput label={enquiryExtraLabels.position} autoComplete="off" {...of('position')} {...fields.position} />
        </div>
      ) : null}
      {fields.vehicle ? (
        <TextInput label={enquiryExtraLabels.vehicle} autoComplete="off" {...of('vehicle')} {...fields.vehicle} />
      ) : null}
      {fields.year ? (
        <TextInput
          label={enquiryExtraLabels.year}
          inputMode="numeric"
          autoComplete="off"
          {...of('year')}
          {...fields.year}
        />
      ) : null}
      {fields.rego ? (
        <RegoFields idPrefix={idPrefix} rego={fields.rego} errors={{ rego: errors.rego }} optional="optional" />
      ) : null}
      {fields.date ? <DateInput label={dateLabel} min={firstDay} {...of('date')} {...fields.date} /> : null}
      {fields.services && serviceOptions.length > 0 ? (
        <div className={frame.wide}>
          <CheckboxGroup
            label={enquiryExtraLabels.services}
            options={serviceOptions}
            {...of('services')}
            {...fields.services}
          />
        </div>
      ) : null}
      {hasChips ? (
        <div className={frame.wide}>
          <InterestChips idPrefix={idPrefix} fields={{ finance: fields.finance, tradeIn: fields.tradeIn }} />
        </div>
      ) : null}
      {fields.finance && !hasChips ? (
        <div className={frame.wide}>
          <RadioGroup label={enquiryExtraLabels.finance} options={yesNo} {...of('finance')} {...fields.finance} />
        </div>
      ) : null}
      {tradeIn === undefined ? null : fields.tradeIn === undefined ? (
        <div className={frame.wide}>
          <TradeInDetails {...tradeIn} required />
        </div>
      ) : hasChips ? (
        tradeInOpen ? (
          <div className={`${frame.wide} ${tradeInStyles.more}`}>
            <TradeInDetails {...tradeIn} />
          </div>
        ) : null
      ) : (
        <div className={frame.wide}>
          <TradeInFields {...tradeIn} answer={fields.tradeIn} open={tradeInOpen} />
        </div>
      )}
    </>
  );
};
