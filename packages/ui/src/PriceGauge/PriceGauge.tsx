import { useId } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './PriceGauge.module.css';

export type PriceGaugeProps = {
  /** The filled part of the scale, in per cent. */
  fill: number;
  /** The price of the vehicle. */
  listing: string;
  /** The lower end of the market. */
  rangeMin: string;
  /** The upper end of the market. */
  rangeMax: string;
  /** What the scale compares, for people who do not see it. */
  description: string;
};

/** Half a circle of radius 80 around 100, 100. */
const arc = 'M 20 100 A 80 80 0 0 1 180 100';
const arcLength = Math.PI * 80;

/** Position of the needle's end on the arc. */
const needle = (fill: number): { x: number; y: number } => {
  const angle = Math.PI * (1 - fill / 100);
  return { x: 100 + 80 * Math.cos(angle), y: 100 - 80 * Math.sin(angle) };
};

/**
 * A price in its market: a half dial with the rating as text, the price and the range of the market.
 *
 * @avoid Without a market range of a named provider: then the price is a `PriceBlock` alone.
 * @accessibility The dial is an image whose name has the rating, the price and the range. The same is written next to it, so neither the position nor the colour is needed.
 *
 * @example
 * <PriceGauge fill={64} listing="$45,990" rangeMin="$42,000" rangeMax="$51,000" description="Great price" />
 */
export const PriceGauge = ({
  fill,
  listing,
  rangeMin,
  rangeMax,
  description,
  ...root
}: WithRoot<PriceGaugeProps, 'div'>) => {
  const t = useTexts();
  const id = useId();
  const at = needle(fill);
  return (
    <div {...rootProps(root, styles.root)} data-part="price-gauge">
      <svg className={styles.dial} viewBox="0 0 200 116" role="img" aria-labelledby={id}>
        <title id={id}>
          {t('{description}. This vehicle is {listing}; similar ones are {rangeMin} to {rangeMax}.', {
            description,
            listing,
            rangeMin,
            rangeMax,
          })}
        </title>
        <path className={styles.track} d={arc} />
        <path className={styles.fill} d={arc} strokeDasharray={`${(arcLength * fill) / 100} ${arcLength}`} />
        <circle className={styles.dot} cx={at.x} cy={at.y} r="9" />
      </svg>
      <div className={styles.content}>
        <p className={styles.verdict}>{description}</p>
        <dl className={styles.figures}>
          <div>
            <dt>{t('This vehicle')}</dt>
            <dd>{listing}</dd>
          </div>
          <div>
            <dt>{t('Similar vehicles')}</dt>
            <dd>{t('{rangeMin} to {rangeMax}', { rangeMin, rangeMax })}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
};
