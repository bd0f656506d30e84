import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import styles from './ContentCards.module.css';

export type ContentCard = {
  title: string;
  text?: string;
  picture?: { src: string; alt?: string };
  /** The whole card leads there. */
  link?: { label: string; href: string };
};
export type ContentCardsProps = { cards: readonly ContentCard[]; headingLevel?: 2 | 3 };

const Picture = ({ picture: { src, alt = '' } }: { picture: { src: string; alt?: string } }) => {
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? null : (
    <img
      className={styles.image}
      src={src}
      alt={alt}
      width={600}
      height={400}
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  );
};

/**
 * Cards side by side: a picture, a title, a short text and where it leads. A card without a picture has a tinted area in its place
 * where others have one.
 *
 * @example
 * <ContentCards cards={[{ title: 'Servicing', text: 'Booked online.', link: { label: 'Book', href: '/service' } }]} />
 */
export const ContentCards = ({ cards, headingLevel = 3 }: ContentCardsProps) => {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const hasPictures = cards.some(({ picture }) => picture !== undefined);
  return (
    <div className={styles.root} data-part="content-cards">
      <ul className={styles.list} data-count={Math.min(cards.length, 4)} data-odd={cards.length % 3 !== 0}>
        {cards.map(({ title, text, picture, link }, at) => (
          <li key={at} className={styles.card} data-part="content-card">
            {hasPictures ? (
              <div className={styles.media}>{picture === undefined ? null : <Picture picture={picture} />}</div>
            ) : null}
            <div className={styles.words}>
              <Heading className={styles.title}>{title}</Heading>
              {text === undefined ? null : <p className={styles.text}>{text}</p>}
              {link === undefined ? null : (
                <a className={styles.link} href={link.href}>
                  {link.label}
                  <ArrowRight aria-hidden="true" />
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};
