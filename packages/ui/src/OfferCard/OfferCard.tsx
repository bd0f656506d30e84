import type { OfferTile } from '@dealer/core/offers';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ArrowRight } from '../icons/icons.ts';
import { CalendarClock } from '../icons/lateIcons.ts';
import { LongText } from '../LongText/LongText.tsx';
import { StretchedLink } from '../StretchedLink/StretchedLink.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import { OfferPicture } from './OfferPicture.tsx';
import styles from './OfferCard.module.css';

export type OfferCardProps = OfferTile & {
  /** In a row of cards: the small print is on the offer's page only. */
  compact?: boolean;
  headingLevel?: 2 | 3;
};

/**
 * An offer: name, price, last day and conditions. The whole card is a link to its page.
 *
 * @avoid For a vehicle (`VehicleCard`), and for a service without conditions (`ContentCards`).
 * @accessibility Screen readers: an article whose one link is named by the offer; long texts have buttons. The picture and "View offer" are hidden.
 * @accessibility Motion: the arrow moves while the pointer is on the card, but not with reduced motion.
 *
 * @example
 * <OfferCard {...offerTile(offer, site, now)} />
 */
export const OfferCard = ({
  name,
  category,
  imageUrl,
  price,
  end,
  description,
  disclaimer,
  warning,
  href,
  compact = false,
  headingLevel = 3,
  ...root
}: WithRoot<OfferCardProps, 'article'>) => {
  const t = useTexts();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article {...rootProps(root, styles.card)} data-part="offer-card">
      <div className={styles.media}>
        <OfferPicture src={imageUrl} />
        {category === undefined ? null : <span className={styles.category}>{category}</span>}
      </div>
      <div className={styles.content}>
        <Heading className={styles.name}>
          <StretchedLink className={styles.link} href={href}>
            {name}
          </StretchedLink>
        </Heading>
        {price === undefined ? null : (
          <p className={styles.price}>
            <strong translate="no">{price.text}</strong>
            {price.type === undefined ? null : <span>{` ${price.type}`}</span>}
          </p>
        )}
        {description.text === '' ? null : (
          <div className={styles.text}>
            {compact ? (
              <p>{description.kind === 'whole' ? description.text : description.short}</p>
            ) : (
              <LongText text={description} about={name} />
            )}
          </div>
        )}
        <div className={styles.foot}>
          {end === undefined ? null : (
            <p className={styles.end}>
              <CalendarClock />
              <span data-state={end.kind}>{end.text}</span>
            </p>
          )}
          {disclaimer.text === '' ? null : (
            <div className={styles.disclaimer}>
              {compact ? (
                <p>{t('Conditions apply.')}</p>
              ) : (
                <LongText text={disclaimer} about={t('conditions of {name}', { name })} />
              )}
            </div>
          )}
          {warning === undefined ? null : <p className={styles.disclaimer}>{warning}</p>}
          <span className={styles.more} aria-hidden="true">
            {t('View offer')}
            <ArrowRight />
          </span>
        </div>
      </div>
    </article>
  );
};
