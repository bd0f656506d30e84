import { type PurchaseStep, purchaseSteps } from '@dealer/core/checkout';

const texts: Readonly<Record<PurchaseStep, { name: string; title: string; intro?: string }>> = {
  vehicle: {
    name: 'Vehicle',
    title: 'Is this the one?',
    intro: 'Six short steps. Nothing is paid before the last one, and you can go back at any time.',
  },
  tradeIn: {
    name: 'Trade-in',
    title: 'Do you have a vehicle to trade in?',
    intro: 'We value it with you; you decide then.',
  },
  payment: { name: 'Payment', title: 'How would you like to pay?', intro: 'You settle nothing today but the deposit.' },
  delivery: { name: 'Delivery', title: 'How would you like to get it?' },
  details: { name: 'Your details', title: 'Who is buying?' },
  review: { name: 'Review', title: 'Is everything right?' },
};

/** The question of a step, a sentence below it, and the short names of all steps. */
export const stepText = (step: PurchaseStep, deposit: string): { title: string; intro?: string; names: string[] } => {
  const { title, intro } = texts[step];
  const last =
    step === 'review' ? `Next you pay ${deposit}, fully refundable. We then call you to finish the purchase.` : intro;
  return {
    title,
    intro: last,
    names: purchaseSteps.map((name) => texts[name].name),
  };
};
