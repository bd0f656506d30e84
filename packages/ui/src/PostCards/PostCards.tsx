import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { BookOpen } from '../icons/lateIcons.ts';
import { Picture } from '../Picture/Picture.tsx';
import textAction from '../Button/textAction.module.css';
import styles from './PostCards.module.css';

export type PostCardItem = {
  heading: string;
  date?: string;
  text: string;
  picture?: string;
  category?: string;
  action: { label: string; href: string };
};

export type PostCardsProps = {
  items: readonly PostCardItem[];
  headingLevel?: 2 | 3;
};

/**
 * Articles as cards: date, heading and the beginning of the description. The whole card is the link.
 *
 * @avoid For services and links without a date: use `ContentCards`.
 * @accessibility The link of a card is named by its label and the heading. Pictures are hidden from screen readers.
 *
 * @example
 * <PostCards items={posts.map((post) => blogCard(post, site))} />
 */
export const PostCards = ({ items, headingLevel = 3, ...root }: WithRoot<PostCardsProps, 'ul'>) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul {...rootProps(root, styles.cards)} data-part="post-cards">
      {items.map(({ heading, date, text, picture, category, action }) => (
        <li key={action.href} className={styles.card}>
          <span className={styles.picture} aria-hidden="true">
            <Picture src={picture} width={600} height={338} fallback={<BookOpen />} />
          </span>
          <div className={styles.content}>
            {date === undefined && category === undefined ? null : (
              <p className={styles.about}>
                <span>{date}</span>
                {category === undefined ? null : <span className={styles.category}>{category}</span>}
              </p>
            )}
            <Heading className={styles.heading}>{heading}</Heading>
            {text === '' ? null : <p className={styles.text}>{text}</p>}
            <Link
              className={`${textAction.action} ${styles.link}`}
              href={action.href}
              aria-label={`${action.label}: ${heading}`}
            >
              {action.label}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
};
