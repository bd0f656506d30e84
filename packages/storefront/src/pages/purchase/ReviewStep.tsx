import { vehicleCardModel } from '@dealer/core/card';
import type { EnquiryInput } from '@dealer/core/enquiry';
import { formatMoney } from '@dealer/core/format';
import { priceWords } from '@dealer/core/price';
import type { PurchaseDraft, PurchaseStep } from '@dealer/core/purchase';
import type { Vehicle } from '@dealer/core/vehicle';
import { ReviewList } from '@dealer/ui/ReviewList';
import { useState } from 'react';
import { useStorefront } from '../../boot/storefront.ts';

/** Everything that was said, once more, with a way back to each part. */
export const ReviewStep = ({
  said,
  contact,
  finance,
  vehicle,
  deposit,
  onChange,
}: {
  said: PurchaseDraft;
  contact: EnquiryInput;
  finance: string | undefined;
  vehicle: Vehicle;
  deposit: string;
  onChange: (step: PurchaseStep) => void;
}) => {
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const { title, price } = vehicleCardModel(vehicle, site, time);
  const plate =
    said.rego.trim() === ''
      ? ''
      : [said.rego, site.country === 'AU' ? said.regoState : ''].filter((part) => part.trim() !== '').join(' ');
  const tradeIn =
    said.tradeIn === 'Yes'
      ? [
          [said.tradeInVehicle, said.kms.trim() === '' ? '' : `${said.kms} km`, plate]
            .filter((part) => part !== '')
            .join(', '),
        ]
      : ['No trade-in'];
  const delivery =
    said.receive === 'collect'
      ? 'I pick it up'
      : `To ${said.postcode}: ${said.delivery?.price === undefined ? 'price to be agreed' : formatMoney(said.delivery.price, site)}`;
  return (
    <ReviewList
      parts={[
        {
          title: 'Vehicle',
          lines: [title, priceWords(price), `Deposit today: ${deposit}`],
          onChange: () => onChange('vehicle'),
        },
        { title: 'Trade-in', lines: tradeIn, onChange: () => onChange('tradeIn') },
        {
          title: 'Payment',
          lines:
            said.payBy === 'finance'
              ? ['Finance', ...(finance === undefined ? [] : [finance])]
              : ['Cash or bank transfer'],
          onChange: () => onChange('payment'),
        },
        { title: 'Delivery', lines: [delivery], onChange: () => onChange('delivery') },
        {
          title: 'Your details',
          lines: [`${contact.name} ${contact.lastName}`, contact.email, contact.phone],
          onChange: () => onChange('details'),
        },
      ]}
    />
  );
};
