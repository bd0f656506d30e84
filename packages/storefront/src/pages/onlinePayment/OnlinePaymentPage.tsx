import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fetchPayment } from '@dealer/api/payments';
import { homePath, pathTo } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import { choosePaymentPort } from '../../payments/choosePaymentPort.ts';
import { asPerson } from '../../reserve/asPerson.ts';
import { PaymentStateView } from '../../reserve/PaymentStateView.tsx';
import { OnlinePaymentForm } from './OnlinePaymentForm.tsx';
import { createPaymentsStore } from './paymentsStore.ts';

/** Paying the dealer (row 2.R23): the form, or how the payment that the address names stands. */
export const OnlinePaymentPage = () => {
  const storefront = useStorefront();
  const { site, api, session } = storefront;
  const navigate = useNavigate();
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('payment')?.slice(0, 200) || undefined;
  const [store] = useState(() => createPaymentsStore(session));
  if (id === undefined) return <OnlinePaymentForm store={store} />;

  const kept = store.read();
  const own = kept?.id === id ? kept : undefined;
  return (
    <PaymentStateView
      key={id}
      id={id}
      noun="payment"
      ask={(signal) =>
        asPerson(storefront, (token) =>
          fetchPayment(api, id, {
            signal,
            ...(own ? { key: own.key } : {}),
            ...(token === undefined ? {} : { token }),
          }),
        )
      }
      about={() => ({ kind: 'payment' })}
      facts={() => [{ label: 'Reference', value: id }]}
      port={choosePaymentPort([], site)}
      paymentUrl={own?.paymentUrl}
      done={{ label: 'Back to the home page', href: homePath }}
      again={{
        label: 'Make another payment',
        onPress: () => {
          if (own) store.write(null);
          void navigate(pathTo('onlinePayment'), { replace: true });
        },
      }}
    />
  );
};
