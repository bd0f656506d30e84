import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { aSite } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../boot/storefront.ts';
import { PaymentStateView } from './PaymentStateView.tsx';

afterEach(cleanup);

it('lets a shopper pay who went to the payment page and came back without paying', async () => {
  render(
    <StorefrontProvider value={{ site: aSite() } as unknown as Storefront}>
      <MemoryRouter>
        <PaymentStateView
          id="p1"
          noun="payment"
          ask={async () => ({ kind: 'known', status: 'pending', paymentUrl: 'https://pay.example.com/1' }) as never}
          about={() => ({ kind: 'payment' })}
          facts={() => []}
          port={{ name: 'hosted', start: () => ({ kind: 'leave', href: '#pay' }) }}
          done={{ label: 'Home', href: '/' }}
          restart={{ label: 'Again', onPress: () => undefined }}
        />
      </MemoryRouter>
    </StorefrontProvider>,
  );
  const pay = await screen.findByRole('button', { name: 'Go on to payment' });
  fireEvent.click(pay);
  expect(pay.getAttribute('aria-disabled')).toBe('true');
  // Browsers keep the page as it was left, and Back shows it again.
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(screen.getByRole('button', { name: 'Go on to payment' }).getAttribute('aria-disabled')).not.toBe('true');
});
