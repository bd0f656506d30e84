import { useId } from 'react';
import type { PriceLine } from '@dealer/core/price';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Info } from '../icons/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './PriceBlock.module.css';

export type PriceBlockProps = {
  price: PriceLine;
  /** `s` in lists, `m` on cards, `l` on the vehicle page. */
  size?: 's' | 'm' | 'l';
};

/**
 * The price with its type, the earlier price and the market comparison.
 *
 * @avoid On a card (`VehicleCardPrice`), and for a sum of several amounts (`PriceSummary`).
 * @keyboard Enter or Space opens the explanation of the price, Escape closes it.
 * @accessibility Screen readers get an earlier price and a subscription as a sentence; the figures, one of them struck through, are hidden from them. The button of the market comparison is named "About:" and the comparison.
 * @accessibility Touch: that button is drawn 20 px wide and pressed on 44 px.
 *
 * @example
 * <PriceBlock price={{ kind: 'price', amount: 45990, text: '$45,990', priceType: 'Drive away' }} />
 */
export const PriceBlock = ({ price, size = 'm', ...root }: WithRoot<PriceBlockProps, 'div'>) => (
  <div {...rootProps(root, styles['block'])} data-part="price" data-kind={price.kind} data-size={size}>
    <PriceFigures price={price} />
  </div>
);

const PriceFigures = ({ price }: { price: PriceLine }) => {
  switch (price.kind) {
    case 'price':
      return (
        <>
          <p className={styles['line']}>
            <span className={styles['amount']} data-part="price-amount" translate="no">
              {price.text}
            </span>{' '}
            <span className={styles['type']} data-part="price-type">
              {price.priceType}
            </span>
          </p>
          {price.onRoad === undefined ? null : (
            <p className={styles['type']} data-part="price-on-road">
              {price.onRoad}
            </p>
          )}
          {price.was || price.market ? (
            <div className={styles['aside']}>
              {price.was ? (
                <span data-part="price-was">
                  <VisuallyHidden>{price.was.spoken}</VisuallyHidden>
                  <s aria-hidden="true" translate="no">
                    {price.was.text}
                  </s>
                </span>
              ) : null}
              {price.market ? <MarketPrice {...price.market} /> : null}
            </div>
          ) : null}
        </>
      );
    case 'subscription':
      return (
        <p className={styles['line']}>
          <VisuallyHidden>{price.spoken}</VisuallyHidden>
          <span className={styles['amount']} data-part="price-amount" aria-hidden="true" translate="no">
            {price.text}
          </span>{' '}
          <span className={styles['type']} data-part="price-type" aria-hidden="true">
            {`${price.suffix} ${price.label}`}
          </span>
        </p>
      );
    case 'preorder':
    case 'noPrice':
      return (
        <p className={styles['line']}>
          <span className={styles['content']}>{price.text}</span>
        </p>
      );
  }
};

const MarketPrice = ({ text, explanation }: { text: string; explanation: string }) => {
  const t = useTexts();
  const id = useId();
  return (
    <div className={styles['market']} data-part="price-market">
      <span>{text}</span>{' '}
      <button type="button" className={styles['explain']} popoverTarget={id} aria-label={t('About: {text}', { text })}>
        <Info />
      </button>
      <div id={id} popover="auto" className={styles['explanation']}>
        {explanation}
      </div>
    </div>
  );
};
