import { Link, type LinkProps } from '../Link/index.ts';
import styles from './StretchedLink.module.css';

/**
 * The one link of a card, which covers the card: the nearest ancestor with `position: relative`. Other controls of the card need a
 * `z-index` to stay above it.
 *
 * @avoid On a card with several links of the same weight, or with text that people copy, such as an address.
 * @accessibility The link is named by its own text, not by the card. The focus ring is around the card.
 *
 * @example
 * <h3><StretchedLink href="/offers/tray">Free tray</StretchedLink></h3>
 */
export const StretchedLink = ({ className, ...link }: LinkProps & { href: string }) => (
  <Link className={className === undefined ? styles.link : `${styles.link} ${className}`} {...link} />
);
