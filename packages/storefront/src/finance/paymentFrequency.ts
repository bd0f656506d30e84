import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RepaymentFrequency } from '@dealer/core/finance';
import { type Storefront, useStorefront } from '../boot/storefront.ts';

/**
 * How often the visitor pays, as chosen in a calculator; absent until they choose. Every payment of the page is stated by it, so that no
 * page has two totals for one loan.
 */
export const paymentFrequency = ({ once }: Pick<Storefront, 'once'>): StoreApi<{ every?: RepaymentFrequency }> =>
  once('payment frequency', () => createStore(() => ({})));

/** How often the visitor pays; undefined is the site's frequency. */
export const usePaymentFrequency = (): RepaymentFrequency | undefined =>
  useStore(paymentFrequency(useStorefront())).every;
