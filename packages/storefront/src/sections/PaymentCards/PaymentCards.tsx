import { PaymentCards as Strip } from '@dealer/ui/PaymentCards';
import { Section } from '@dealer/ui/Section';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';

/** The cards that the dealer accepts. */
export const PaymentCards = () => {
  const t = useTexts();
  const { paymentCards } = useStorefront().site.copy;
  return paymentCards.length === 0 ? null : (
    <Section label={t('Cards we accept')}>
      <Strip cards={paymentCards} centred />
    </Section>
  );
};
