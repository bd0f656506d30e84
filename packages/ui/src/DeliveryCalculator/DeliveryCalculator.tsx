import type { DeliveryCalculator as State } from '@dealer/core/vehicle-page';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Truck } from '../icons/searchIcons.ts';
import { Button } from '../Button/Button.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import frame from '../RunningCosts/calculatorFrame.module.css';
import styles from './DeliveryCalculator.module.css';

export type DeliveryCalculatorProps = {
  id: string;
  /** The postcode as typed, and the answer to it. */
  state: State;
  /** The text of an amount. */
  money: (amount: number) => string;
  onType: (text: string) => void;
  onSubmit: () => void;
};

/**
 * Estimates the cost of delivery to a postcode.
 *
 * @avoid For a dealer without delivery rates: there is nothing to work out.
 * @accessibility The estimate, or why there is none, is announced. Its live region is mounted from the start and has its height, so nothing moves. The error of the field is both at the field and in it.
 * @accessibility While it is calculated, the button is announced as unavailable and the focus stays on it.
 *
 * @example
 * <DeliveryCalculator id="delivery" state={idleDelivery} money={money} onType={type} onSubmit={submit} />
 */
export const DeliveryCalculator = ({
  id,
  state,
  money,
  onType,
  onSubmit,
  ...root
}: WithRoot<DeliveryCalculatorProps, 'div'>) => {
  const t = useTexts();
  const fieldError = state.kind === 'error' && state.field ? state.message : undefined;
  return (
    <div {...rootProps(root, frame.root)} data-part="delivery-calculator" data-state={state.kind}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <TextInput
          id={`${id}-postcode`}
          label={t('Postcode')}
          placeholder="e.g. 4000"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={8}
          value={state.postcode}
          error={fieldError}
          onChange={(event) => onType(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={state.kind === 'loading'}>
          {state.kind === 'loading' ? t('Estimating...') : t('Estimate delivery')}
        </Button>
      </form>
      <div className={styles.answer} role="status">
        {state.kind === 'idle' ? (
          <p className={styles.hint}>{t('An estimate of what it costs to bring this vehicle to your postcode.')}</p>
        ) : null}
        {state.kind === 'result' ? (
          <p className={styles.result}>
            <Truck />
            <span>
              <strong translate="no">{money(state.estimate.price)}</strong> <span>{`to ${state.estimate.region}`}</span>
            </span>
          </p>
        ) : null}
        {state.kind === 'error' ? (
          <p>{state.field ? <VisuallyHidden>{state.message}</VisuallyHidden> : state.message}</p>
        ) : null}
      </div>
    </div>
  );
};
