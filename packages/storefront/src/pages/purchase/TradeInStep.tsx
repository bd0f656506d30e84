import type { PurchaseDraft, PurchaseProblems } from '@dealer/core/checkout';
import { australianStates } from '@dealer/core/contact';
import { initialRegoState } from '@dealer/core/enquiry';
import { RadioGroup, yesNo } from '@dealer/ui/RadioGroup';
import { Select } from '@dealer/ui/Select';
import { TextInput } from '@dealer/ui/TextInput';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import styles from './Purchase.module.css';

/** Whether a vehicle is traded in, and which; New Zealand plates name no state. */
export const TradeInStep = ({
  draft,
  problems,
  onChange,
}: {
  draft: PurchaseDraft;
  problems: PurchaseProblems;
  onChange: (part: Partial<PurchaseDraft>) => void;
}) => {
  const t = useTexts();
  const { site } = useStorefront();
  const state = initialRegoState(site);
  const initial = australianStates.find(({ value }) => value === state)?.label;
  return (
    <>
      <RadioGroup
        id="purchase-tradeIn"
        name="tradeIn"
        label={t('Trade-in')}
        options={yesNo}
        value={draft.tradeIn}
        error={problems.tradeIn}
        onChange={({ target }) =>
          onChange({
            tradeIn: target.value === 'Yes' ? 'Yes' : 'No',
            ...(draft.regoState === '' && initial ? { regoState: initial } : {}),
          })
        }
      />
      {draft.tradeIn === 'Yes' ? (
        <>
          <TextInput
            id="purchase-tradeInVehicle"
            label={t('What do you drive?')}
            hint={t('Year, make and model, such as 2016 Mazda CX-5.')}
            autoComplete="off"
            maxLength={200}
            value={draft.tradeInVehicle}
            error={problems.tradeInVehicle}
            onChange={({ target }) => onChange({ tradeInVehicle: target.value })}
          />
          <div className={styles.pair}>
            <TextInput
              id="purchase-kms"
              label={t('Kilometres')}
              optional="optional"
              suffix="km"
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              value={draft.kms}
              error={problems.kms}
              onChange={({ target }) => onChange({ kms: target.value })}
            />
            <TextInput
              id="purchase-rego"
              label={t('Registration plate')}
              optional="optional"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={20}
              value={draft.rego}
              onChange={({ target }) => onChange({ rego: target.value })}
            />
            {site.country === 'AU' ? (
              <Select
                id="purchase-regoState"
                label={t('State')}
                optional="optional"
                placeholder={t('Choose a state')}
                options={australianStates.map(({ label }) => ({ value: label, label }))}
                value={draft.regoState}
                onChange={({ target }) => onChange({ regoState: target.value })}
              />
            ) : null}
          </div>
        </>
      ) : null}
    </>
  );
};
