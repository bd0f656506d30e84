import type { OfferTile } from '@dealer/core/offers';
import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { CalendarClock } from '../icons/lateIcons.ts';
import { LongText } from '../LongText/LongText.tsx';
import { OfferPicture } from '../OfferCard/index.ts';
import styles from './OfferDetail.module.css';

export type OfferDetailProps = Pick<
  OfferTile,
  'name' | 'category' | 'imageUrl' | 'price' | 'end' | 'disclaimer' | 'warning'
> & {
  paragraphs: readonly string[];
  /** Shown when the offer is over. */
  ended?: { title: string; text: string } | undefined;
  /** The actions: buttons. */
  actions?: ReactNode;
};

/**
 * The page of an offer: picture, price, last day, text, conditions and actions.
 *
 * @avoid In a list of offers: use `OfferCard`.
 * @accessibility That the offer has ended is a note before its text, not only a missing price. The picture is hidden from screen readers, and the button of long conditions is named with them.
 *
 * @example
 * <OfferDetail {...offerTile(offer, site, now)} paragraphs={['Fitted before you pick it up.']} actions={<Button href="#enquire">Enquire</Button>} />
 */
export const OfferDetail = ({
  name,
  category,
  imageUrl,
  price,
  end,
  disclaimer,
  warning,
  paragraphs,
  ended,
  actions,
  ...root
}: WithRoot<OfferDetailProps, 'article'>) => (
  <article
    {...rootProps(root, styles.offer)}
    data-part="offer-detail"
    data-state={ended === undefined ? undefined : 'ended'}
  >
    <div className={styles.media}>
      <OfferPicture src={imageUrl} sizes="(min-width: 64rem) 44rem, 100vw" priority />
    </div>
    <div className={styles.content}>
      {category === undefined ? null : <p className={styles.category}>{category}</p>}
      <h1 className={styles.name}>{name}</h1>
      {ended === undefined ? null : (
        <div className={styles.ended} role="note">
          <p className={styles.endedTitle}>{ended.title}</p>
          <p>{ended.text}</p>
        </div>
      )}
      {price === undefined || ended !== undefined ? null : (
        <p className={styles.price}>
          <strong translate="no">{price.text}</strong>
          {price.type === undefined ? null : <span>{` ${price.type}`}</span>}
        </p>
      )}
      {end === undefined || ended !== undefined ? null : (
        <p className={styles.end}>
          <CalendarClock />
          <span data-state={end.kind}>{end.text}</span>
        </p>
      )}
      <div className={styles.text}>
        {paragraphs.map((paragraph, at) => (
          // Paragraphs never change their order; two may be equal.
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      {disclaimer.text === '' ? null : (
        <div className={styles.disclaimer}>
          <LongText text={disclaimer} about="conditions" />
        </div>
      )}
      {warning === undefined ? null : <p className={styles.disclaimer}>{warning}</p>}
    </div>
  </article>
);
