import { useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useLocation, useNavigate } from 'react-router';
import { fetchPayment } from '@dealer/api/payments';
import { homePath, pathTo } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import { choosePaymentPort } from '../../payments/choosePaymentPort.ts';
import { asPerson } from '../../reserve/asPerson.ts';
import { PaymentStateView } from '../../reserve/PaymentStateView.tsx';
import { OnlinePaymentForm } from './OnlinePaymentForm.tsx';
import { createPaymentsStore } from './paymentsStore.ts';

/** Online payment: the form, or the state of the payment in the address. */
export const OnlinePaymentPage = () => {
  const t = useTexts();
  const storefront = useStorefront();
  const { site, api, session } = storefront;
  const navigate = useNavigate();
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('payment')?.slice(0, 200) || undefined;
  const [store] = useState(() => createPaymentsStore(session));
  if (id === undefined) return <OnlinePaymentForm store={store} />;

  const stored = store.read();
  const own = stored?.id === id ? stored : undefined;
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
            token,
          }),
        )
      }
      about={() => ({ kind: 'payment' })}
      facts={() => [{ label: t('Reference'), value: id }]}
      port={choosePaymentPort([], site)}
      paymentUrl={own?.paymentUrl}
      done={{ label: t('Back to the home page'), href: homePath }}
      restart={{
        label: t('Make another payment'),
        onPress: () => {
          if (own) store.write(null);
          void navigate(pathTo('onlinePayment'), { replace: true });
        },
      }}
    />
  );
};
