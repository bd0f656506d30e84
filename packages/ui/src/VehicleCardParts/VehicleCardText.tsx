import type { VehicleCardModel } from '@dealer/core/card';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { Facts } from '../Facts/index.ts';
import { anchors } from '@dealer/core/routes';
import { PriceBlock } from '../PriceBlock/index.ts';
import { Starred } from '../Starred/Starred.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './VehicleCardParts.module.css';

export type VehicleCardHeadingProps = {
  card: Pick<VehicleCardModel, 'heading' | 'subheading' | 'href'>;
  className?: string | undefined;
};

/** Name and badge of the vehicle. Its link covers the whole card and has the card's focus ring. */
export const VehicleCardHeading = ({
  card: { heading, subheading, href },
  className,
  ...root
}: WithRoot<VehicleCardHeadingProps, 'div'>) => (
  <div {...rootProps(root, joinClasses(styles['heading'], className))}>
    <h3 className={styles['title']} data-part="title">
      <Link className={styles['titleLink']} href={href}>
        <span className={styles['name']} data-part="name" translate="no">
          {heading}
        </span>{' '}
        {subheading ? (
          <span className={styles['badge']} data-part="badge">
            {subheading}
          </span>
        ) : null}
      </Link>
    </h3>
  </div>
);

export type VehicleCardFactsProps = { card: Pick<VehicleCardModel, 'facts'>; className?: string | undefined };

/** What shoppers compare at once: odometer, transmission, fuel and the like. */
export const VehicleCardFacts = ({ card, className, ...root }: WithRoot<VehicleCardFactsProps, 'div'>) => (
  <div {...rootProps(root, joinClasses(styles['facts'], className))}>
    <Facts facts={card.facts} />
  </div>
);

export type VehicleCardPriceProps = {
  card: Pick<VehicleCardModel, 'price' | 'weekly'>;
  className?: string | undefined;
};

/** The price, and what it is a week. */
export const VehicleCardPrice = ({
  card: { price, weekly },
  className,
  ...root
}: WithRoot<VehicleCardPriceProps, 'div'>) => (
  <div {...rootProps(root, joinClasses(styles['price'], className))}>
    <PriceBlock price={price} />
    {weekly ? (
      <p className={styles['weekly']} data-part="weekly">
        <Starred text={weekly} href={`#${anchors.weeklyFootnote}`} />
      </p>
    ) : null}
  </div>
);
