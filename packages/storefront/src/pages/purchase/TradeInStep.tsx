import type { PurchaseDraft, PurchaseProblems } from '@dealer/core/purchase';
import { australianStates, initialRegoState } from '@dealer/core/valuation';
import { RadioGroup } from '@dealer/ui/RadioGroup';
import { Select } from '@dealer/ui/Select';
import { TextInput } from '@dealer/ui/TextInput';
import { useStorefront } from '../../boot/storefront.ts';
import styles from './Purchase.module.css';

const yesNo = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
];

/** Whether a vehicle is traded in, and which; New Zealand plates name no state. */
export const TradeInStep = ({
  said,
  problems,
  onChange,
}: {
  said: PurchaseDraft;
  problems: PurchaseProblems;
  onChange: (part: Partial<PurchaseDraft>) => void;
}) => {
  const { site } = useStorefront();
  const state = initialRegoState(site);
  const initial = australianStates.find(({ value }) => value === state)?.label;
  return (
    <>
      <RadioGroup
        id="purchase-tradeIn"
        name="tradeIn"
        label="Trade-in"
        options={yesNo}
        value={said.tradeIn}
        error={problems.tradeIn}
        onChange={({ target }) =>
          onChange({
            tradeIn: target.value === 'Yes' ? 'Yes' : 'No',
            ...(said.regoState === '' && initial ? { regoState: initial } : {}),
          })
        }
      />
      {said.tradeIn === 'Yes' ? (
        <>
          <TextInput
            id="purchase-tradeInVehicle"
            label="What do you drive?"
            hint="Year, make and model, such as 2016 Mazda CX-5."
            autoComplete="off"
            maxLength={200}
            value={said.tradeInVehicle}
            error={problems.tradeInVehicle}
            onChange={({ target }) => onChange({ tradeInVehicle: target.value })}
          />
          <div className={styles.pair}>
            <TextInput
              id="purchase-kms"
              label="Kilometres"
              optional="optional"
              suffix="km"
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              value={said.kms}
              error={problems.kms}
              onChange={({ target }) => onChange({ kms: target.value })}
            />
            <TextInput
              id="purchase-rego"
              label="Registration plate"
              optional="optional"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={20}
              value={said.rego}
              onChange={({ target }) => onChange({ rego: target.value })}
            />
            {site.country === 'AU' ? (
              <Select
                id="purchase-regoState"
                label="State"
                optional="optional"
                placeholder="Choose a state"
                options={australianStates.map(({ label }) => ({ value: label, label }))}
                value={said.regoState}
                onChange={({ target }) => onChange({ regoState: target.value })}
              />
            ) : null}
          </div>
        </>
      ) : null}
    </>
  );
};
