import { vehicleCardModel } from '@dealer/core/card';
import type { EnquiryInput } from '@dealer/core/enquiry';
import { formatMoney } from '@dealer/core/format';
import { priceSummary } from '@dealer/core/price';
import type { PurchaseDraft, PurchaseStep } from '@dealer/core/checkout';
import type { Vehicle } from '@dealer/core/vehicle';
import { ReviewList } from '@dealer/ui/ReviewList';
import { useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';

/** A review of all answers with a link back to each step. */
export const ReviewStep = ({
  draft,
  contact,
  finance,
  vehicle,
  deposit,
  onChange,
}: {
  draft: PurchaseDraft;
  contact: EnquiryInput;
  finance: string | undefined;
  vehicle: Vehicle;
  deposit: string;
  onChange: (step: PurchaseStep) => void;
}) => {
  const t = useTexts();
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const { title, price } = vehicleCardModel(vehicle, site, time);
  const plate =
    draft.rego.trim() === ''
      ? ''
      : [draft.rego, site.country === 'AU' ? draft.regoState : ''].filter((part) => part.trim() !== '').join(' ');
  const tradeIn =
    draft.tradeIn === 'Yes'
      ? [
          [draft.tradeInVehicle, draft.kms.trim() === '' ? '' : `${draft.kms} km`, plate]
            .filter((part) => part !== '')
            .join(', '),
        ]
      : ['No trade-in'];
  const delivery =
    draft.receive === 'collect'
      ? t('I pick it up')
      : `To ${draft.postcode}: ${draft.delivery?.price === undefined ? 'price to be agreed' : formatMoney(draft.delivery.price, site)}`;
  return (
    <ReviewList
      parts={[
        {
          title: t('Vehicle'),
          lines: [title, priceSummary(price), `Deposit today: ${deposit}`],
          onChange: () => onChange('vehicle'),
        },
        { title: t('Trade-in'), lines: tradeIn, onChange: () => onChange('tradeIn') },
        {
          title: t('Payment'),
          lines:
            draft.payBy === 'finance'
              ? ['Finance', ...(finance === undefined ? [] : [finance])]
              : ['Cash or bank transfer'],
          onChange: () => onChange('payment'),
        },
        { title: t('Delivery'), lines: [delivery], onChange: () => onChange('delivery') },
        {
          title: t('Your details'),
          lines: [`${contact.name} ${contact.lastName}`, contact.email, contact.phone],
          onChange: () => onChange('details'),
        },
      ]}
    />
  );
};
