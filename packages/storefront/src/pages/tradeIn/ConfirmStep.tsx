import { tradeInCarFacts, tradeInCarTitle } from '@dealer/core/valuation';
import { OwnCar } from '@dealer/ui/OwnCar';
import { StepForm } from '@dealer/ui/StepForm';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import type { StepProps } from './stepProps.ts';
import type { TradeInCarState } from './tradeInValues.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

/** Confirms the car that was found; "No" leads to manual entry. */
export const ConfirmStep = ({
  takesFocus,
  onBack,
  lookup: { plate, found },
  onConfirm,
  onHand,
}: Pick<StepProps, 'takesFocus' | 'onBack'> & {
  lookup: NonNullable<TradeInCarState['lookup']>;
  onConfirm: () => void;
  onHand: () => void;
}) => {
  const t = useTexts();
  const noun = useStorefront().site.vehicleNoun.toLowerCase();
  const heading = useHeadingFocus(takesFocus);
  return (
    <StepForm
      title={t('Is this your {noun}?', { noun })}
      errors={[]}
      attempt={0}
      headingRef={heading}
      submitLabel={t('Yes, this is my {noun}', { noun })}
      other={{ label: t('Not my vehicle'), onPress: onHand }}
      onBack={onBack}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      <OwnCar title={tradeInCarTitle(found.car)} facts={tradeInCarFacts(found.car, plate.rego)} />
    </StepForm>
  );
};
