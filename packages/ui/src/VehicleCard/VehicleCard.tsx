import type { ReactNode } from 'react';
import type { CardButtonName, VehicleCardModel } from '@dealer/core/card';
import { Facts } from '../Facts/index.ts';
import type { FactsProps } from '../Facts/index.ts';
import { PriceBlock } from '../PriceBlock/index.ts';
import type { PriceBlockProps } from '../PriceBlock/index.ts';
import { VehicleCardActions } from './VehicleCardActions.tsx';
import { VehicleCardMedia } from './VehicleCardMedia.tsx';
import styles from './VehicleCard.module.css';

/** A named way to set a card: editorial (classic), showroom (single brand), priceFirst (value-led). */
export type VehicleCardRecipe = 'editorial' | 'showroom' | 'priceFirst';

export type VehicleCardProps = VehicleCardModel & {
  recipe?: VehicleCardRecipe;
  layout?: 'grid' | 'list';
  /** The vehicle is in the visitor's garage or compare list. */
  saved?: boolean;
  onSave?: () => void;
  /** A link of the card was followed. */
  onFollow?: (what: 'vehicle' | CardButtonName) => void;
  /** The picture is among the first on the page: loaded at once, not faded in. */
  priority?: boolean;
  /** Width of the picture for the browser's choice of file. */
  sizes?: string;
  headingLevel?: 2 | 3 | 4;
};

type Setting = { facts: FactsProps['look']; price: PriceBlockProps['look']; order: readonly Part[] };
type Part = 'price' | 'heading' | 'facts';

/** What a recipe asks of the parts, and in which order they are read. */
const settings: Record<VehicleCardRecipe, Setting> = {
  editorial: { facts: 'grid', price: 'plain', order: ['heading', 'facts', 'price'] },
  showroom: { facts: 'line', price: 'quiet', order: ['heading', 'facts', 'price'] },
  priceFirst: { facts: 'bold', price: 'tag', order: ['price', 'heading', 'facts'] },
};

/**
 * A vehicle in a list. Renders core's model and decides nothing; five rows (picture, three texts, actions)
 * line up with the neighbours' when it stands in a `VehicleGrid`.
 *
 * @example
 * <VehicleCard {...vehicleCardModel(vehicle, site, now)} onSave={toggle} />
 */
export const VehicleCard = ({
  recipe = 'editorial',
  layout = 'grid',
  saved = false,
  onSave,
  onFollow,
  priority = false,
  sizes = '(min-width: 80rem) 24rem, (min-width: 40rem) 50vw, 100vw',
  headingLevel = 3,
  ...card
}: VehicleCardProps) => {
  const { facts, price, order } = settings[recipe];
  const Heading = `h${headingLevel}` as const;

  const parts: Record<Part, ReactNode> = {
    heading: (
      <div key="heading" className={styles['heading']}>
        <Heading className={styles['title']} data-part="title">
          <a className={styles['titleLink']} href={card.href} onClick={() => onFollow?.('vehicle')}>
            <span className={styles['name']}>{card.heading}</span>{' '}
            {card.subheading ? <span className={styles['badge']}>{card.subheading}</span> : null}
          </a>
        </Heading>
      </div>
    ),
    facts: (
      <div key="facts" className={styles['facts']}>
        <Facts facts={card.facts} look={facts} />
      </div>
    ),
    price: (
      <div key="price" className={styles['price']}>
        <PriceBlock price={card.price} look={price} />
        {card.weekly ? (
          <p className={styles['weekly']} data-part="weekly">
            {card.weekly}
          </p>
        ) : null}
      </div>
    ),
  };

  return (
    <article
      className={styles['card']}
      data-part="vehicle-card"
      data-recipe={recipe}
      data-layout={layout}
      data-status={card.availability}
      data-vehicle={card.id}
    >
      <VehicleCardMedia
        picture={card.picture}
        placeholder={card.placeholder}
        photosCount={card.photosCount}
        tags={card.tags}
        priority={priority}
        saved={saved}
        sizes={sizes}
        {...(card.locationName ? { locationName: card.locationName } : {})}
        {...(card.views ? { views: card.views } : {})}
        {...(card.save ? { save: card.save } : {})}
        {...(onSave ? { onSave } : {})}
      />
      {order.map((part) => parts[part])}
      <VehicleCardActions buttons={card.buttons} title={card.title} {...(onFollow ? { onFollow } : {})} />
    </article>
  );
};
