import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { ArrowRight, CarFront, Tag } from '../icons/icons.ts';
import { Wrench } from '../icons/searchIcons.ts';
import styles from './FeatureBanner.module.css';

/** The topic of a tile, which determines its icon. */
export type FeatureTopic = 'offers' | 'service' | 'sell';

export type FeatureBannerProps = {
  /** The services, each with its icon, text and address. */
  tiles: readonly { topic: FeatureTopic; title: string; text: string; href: string }[];
  label: string;
};

const drawings = { offers: Tag, service: Wrench, sell: CarFront } as const;

/**
 * Other services of the dealer, side by side.
 *
 * @avoid For offers that end: use `OfferCard`.
 * @accessibility A named navigation landmark with a list of links, each read as title and text. Icons are hidden from screen readers.
 *
 * @example
 * <FeatureBanner label="More from us" tiles={[{ topic: 'offers', title: 'Latest offers', text: 'What costs less this month.', href: '/special-offers' }]} />
 */
export const FeatureBanner = ({ tiles, label, ...root }: WithRoot<FeatureBannerProps, 'nav'>) => (
  <nav {...rootProps(root, styles.root)} aria-label={label} data-part="feature-banner" data-print="hide">
    <ul className={styles.list}>
      {tiles.map(({ topic, title, text, href }) => {
        const Drawing = drawings[topic];
        return (
          <li key={topic}>
            <Link className={styles.tile} href={href}>
              <Drawing className={styles.drawing} />
              <span className={styles.content}>
                <strong className={styles.title}>{title}</strong>
                <span className={styles.text}>{text}</span>
              </span>
              <ArrowRight className={styles.arrow} />
            </Link>
          </li>
        );
      })}
    </ul>
  </nav>
);
