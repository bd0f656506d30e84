import type { VehicleCardRecipe } from '../VehicleCard/index.ts';
import card from '../VehicleCard/VehicleCard.module.css';
import styles from './VehicleCardSkeleton.module.css';

export type VehicleCardSkeletonProps = {
  recipe?: VehicleCardRecipe;
  layout?: 'grid' | 'list';
  /** Cards of this list show a weekly figure. */
  weekly?: boolean;
  /** How many buttons the cards of this list have; more than two are in a menu. */
  actions?: number;
};

const bar = (name: string) => <span className={styles['bar']} data-bar={name} />;

/**
 * A card before its vehicle has come: the same rows in the same size, so that nothing moves.
 *
 * @example
 * <VehicleCardSkeleton recipe="editorial" />
 */
export const VehicleCardSkeleton = ({
  recipe = 'editorial',
  layout = 'grid',
  weekly = false,
  actions = 2,
}: VehicleCardSkeletonProps) => {
  const heading = (
    <div key="heading" className={card['heading']}>
      <div className={card['title']} data-part="title">
        {bar('name')}
        {bar('badge')}
      </div>
    </div>
  );
  const facts = (
    <div key="facts" className={card['facts']}>
      <div className={styles['facts']} data-look={recipe}>
        {bar('fact')}
        {bar('fact')}
        {recipe === 'showroom' ? null : (
          <>
            {bar('fact')}
            {bar('fact')}
          </>
        )}
      </div>
    </div>
  );
  const price = (
    <div key="price" className={card['price']}>
      {bar('price')}
      {weekly ? bar('weekly') : null}
    </div>
  );

  return (
    <div
      className={`${card['card']} ${styles['skeleton']}`}
      data-part="vehicle-card-skeleton"
      data-recipe={recipe}
      data-layout={layout}
      aria-hidden="true"
    >
      <div className={card['media']}>
        <div className={card['frame']}>
          <div className={card['picture']} />
        </div>
        <div className={card['foot']} />
      </div>
      {recipe === 'priceFirst' ? [price, heading, facts] : [heading, facts, price]}
      <div className={card['actions']}>
        {Array.from({ length: Math.min(2, actions) }, (_, at) => (
          <span key={at} className={styles['bar']} data-bar="action" />
        ))}
      </div>
    </div>
  );
};
