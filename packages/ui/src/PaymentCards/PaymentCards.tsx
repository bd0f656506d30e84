import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './PaymentCards.module.css';

export type PaymentCardsProps = {
  /** Names as printed on the cards: "Visa". The strip is empty without any. */
  cards: readonly string[];
  /** The strip is in the middle of a band, not below a form. */
  centred?: boolean;
};

/**
 * The cards that the dealer accepts, each drawn as a small card with its name.
 *
 * @avoid To choose how to pay: the cards are not controls.
 * @accessibility A named list of names as text, not of logos. They are no controls and no stops of the Tab key.
 *
 * @example
 * <PaymentCards cards={['Visa', 'Mastercard']} />
 */
export const PaymentCards = ({ cards, centred = false, ...root }: WithRoot<PaymentCardsProps, 'div'>) => {
  const t = useTexts();
  return cards.length === 0 ? null : (
    <div {...rootProps(root, styles.root)} data-part="payment-cards" data-centred={centred || undefined}>
      <p className={styles.label}>{t('Cards we accept')}</p>
      <ul className={styles.list} aria-label={t('Cards we accept')}>
        {[...new Set(cards)].map((card) => (
          <li key={card} className={styles.card}>
            {card}
          </li>
        ))}
      </ul>
    </div>
  );
};
