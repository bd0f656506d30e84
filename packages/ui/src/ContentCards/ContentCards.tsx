import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ArrowRight } from '../icons/icons.ts';
import { Picture } from '../Picture/Picture.tsx';
import { StretchedLink } from '../StretchedLink/StretchedLink.tsx';
import styles from './ContentCards.module.css';

export type ContentCard = {
  title: string;
  text?: string;
  picture?: { src: string; alt?: string };
  /** The whole card is the link. */
  link?: { label: string; href: string };
};
export type ContentCardsProps = {
  /** The cards, in order. */
  cards: readonly ContentCard[];
  headingLevel?: 2 | 3;
};

/**
 * Cards with a picture, a title, a short text and a link. A card without a picture is all text.
 *
 * @avoid For articles (`PostCards`), offers (`OfferCard`), people (`PersonCards`) and vehicles (`VehicleCard`).
 * @accessibility A list. The link covers its card and is named by its own label, so the label has to say where it leads. A picture without `alt` is hidden from screen readers.
 * @accessibility Touch: the link is at least 44 px high.
 * @accessibility Motion: a picture grows while the pointer is on its card, but not with reduced motion.
 *
 * @example
 * <ContentCards cards={[{ title: 'Servicing', text: 'Booked online.', link: { label: 'Book', href: '/service' } }]} />
 */
export const ContentCards = ({ cards, headingLevel = 3, ...root }: WithRoot<ContentCardsProps, 'div'>) => {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div {...rootProps(root, styles.root)} data-part="content-cards">
      <ul className={styles.list} data-count={Math.min(cards.length, 4)} data-odd={cards.length % 3 !== 0}>
        {cards.map(({ title, text, picture, link }, at) => (
          <li key={at} className={styles.card} data-part="content-card">
            {picture ? (
              <div className={styles.media}>
                <Picture className={styles.image} src={picture.src} alt={picture.alt ?? ''} width={600} height={400} />
              </div>
            ) : null}
            <div className={styles.content}>
              <Heading className={styles.title}>{title}</Heading>
              {text === undefined ? null : <p className={styles.text}>{text}</p>}
              {link === undefined ? null : (
                <StretchedLink className={styles.link} href={link.href}>
                  <span>{link.label}</span>
                  <ArrowRight />
                </StretchedLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};
