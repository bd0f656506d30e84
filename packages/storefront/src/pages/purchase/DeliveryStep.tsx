import { fetchDeliveryPrice } from '@dealer/api/vehicle';
import { isDeliveryCalculatorShown, vehicleLocation } from '@dealer/core/vehicle-page';
import { deliveryPostcodeProblem } from '@dealer/core/contact';
import { formatMoney, visibleText } from '@dealer/core/format';
import type { PurchaseDraft, PurchaseProblems } from '@dealer/core/checkout';
import type { Vehicle } from '@dealer/core/vehicle';
import { Button } from '@dealer/ui/Button';
import { RadioGroup } from '@dealer/ui/RadioGroup';
import { TextInput } from '@dealer/ui/TextInput';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { useWhenOnline } from '../../errors/online.ts';
import styles from './Purchase.module.css';

/** Collection, or delivery at a price by postcode; without a price it is agreed later and the page says so. */
export const DeliveryStep = ({
  vehicle,
  draft,
  problems,
  onChange,
}: {
  vehicle: Vehicle;
  draft: PurchaseDraft;
  problems: PurchaseProblems;
  onChange: (part: Partial<PurchaseDraft>) => void;
}) => {
  const t = useTexts();
  const { api, site } = useStorefront();
  const [isAsking, setIsAsking] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const yard = vehicleLocation(vehicle, site);
  const ways = [
    {
      value: 'collect',
      label: yard === undefined ? t('I pick it up') : t('I pick it up at {name}', { name: yard.name }),
    },
    ...(isDeliveryCalculatorShown(vehicle, site) ? [{ value: 'deliver', label: t('Bring it to me') }] : []),
  ];
  const postcode = visibleText(draft.postcode).trim();
  const answer = draft.delivery?.postcode === postcode ? draft.delivery : undefined;

  const ask = async (): Promise<void> => {
    const problem = deliveryPostcodeProblem(postcode);
    setWrong(problem);
    if (problem !== undefined) return document.getElementById('purchase-postcode')?.focus();
    asking.current?.abort();
    const stop = new AbortController();
    asking.current = stop;
    setIsAsking(true);
    const price = await fetchDeliveryPrice(api, { postcode, signal: stop.signal });
    if (stop.signal.aborted) return undefined;
    setIsAsking(false);
    return onChange({
      delivery: { postcode, ...(price === undefined ? {} : { region: price.region, price: price.price }) },
    });
  };
  // The request may have failed for want of a connection.
  useWhenOnline(() => {
    if (draft.receive === 'deliver' && answer !== undefined && answer.price === undefined) void ask();
  });

  return (
    <>
      <RadioGroup
        id="purchase-receive"
        name="receive"
        label={t('Delivery')}
        options={ways}
        value={draft.receive}
        error={problems.receive}
        onChange={({ target }) => onChange({ receive: target.value === 'deliver' ? 'deliver' : 'collect' })}
      />
      {draft.receive === 'deliver' ? (
        <div className={styles.postcode}>
          <TextInput
            id="purchase-postcode"
            label={t('Postcode')}
            placeholder="e.g. 4000"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            value={draft.postcode}
            error={wrong ?? problems.postcode}
            onChange={({ target }) => {
              asking.current?.abort();
              setIsAsking(false);
              setWrong(undefined);
              onChange({ postcode: target.value });
            }}
          />
          <Button busy={isAsking} onClick={() => void ask()}>
            {isAsking ? t('Asking') : t('Get the delivery price')}
          </Button>
          <p role="status" className={styles.answer}>
            {answer === undefined
              ? ''
              : answer.price === undefined
                ? t(
                    'There is no fixed price for that postcode, or we could not ask for it. You can go on: we agree on the price of delivery with you before you buy.',
                  )
                : `${formatMoney(answer.price, site)} to ${answer.region ?? postcode}`}
          </p>
        </div>
      ) : null}
    </>
  );
};
