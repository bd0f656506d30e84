import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { ArrowRight } from '../icons/icons.ts';
import action from '../Button/textAction.module.css';
import styles from './SectionHeading.module.css';

export type SectionHeadingProps = {
  title: string;
  /** Id for the aria-labelledby of the section. */
  id?: string;
  /** The level of the heading in the outline of the page. */
  level?: 2 | 3;
  text?: string | null;
  link?: { label: string; href: string };
};

/**
 * The heading of a section, a sentence, and a link to all of it.
 *
 * @avoid For the heading of a whole page or of a card.
 * @accessibility `level` makes it an `h2` or `h3`, and `id` lets its section be named by it. The arrow of the link is hidden from screen readers; it moves on hover, with reduced motion without a transition.
 *
 * @example
 * <SectionHeading title="Just arrived" link={{ label: 'View all used cars', href: '/search/used-cars' }} />
 */
export const SectionHeading = ({ title, id, level = 2, text, link, ...root }: WithRoot<SectionHeadingProps, 'div'>) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div {...rootProps(root, styles.heading)} data-part="section-heading">
      <div className={styles.content}>
        <Heading className={styles.title} id={id}>
          {title}
        </Heading>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      {link ? (
        <Link className={`${action.action} ${styles.link}`} href={link.href}>
          <span>{link.label}</span>
          <ArrowRight />
        </Link>
      ) : null}
    </div>
  );
};
