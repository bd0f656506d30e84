import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './PersonCards.module.css';

export type Person = {
  name: string;
  /** "Runs the workshop". */
  role: string;
  text?: string;
  /** A portrait; the initials without one. */
  picture?: string;
};
export type PersonCardsProps = {
  /** The people, in order. */
  people: readonly Person[];
  headingLevel?: 2 | 3;
};

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .slice(0, 2)
    .join('');

/**
 * The people of a dealer, each with a portrait, what they do, and a sentence about them.
 *
 * @avoid For one person with phone and email: use `PersonPanel`.
 * @accessibility The name is a heading. Portraits are hidden from screen readers, as are the initials that replace them.
 *
 * @example
 * <PersonCards people={[{ name: 'Mel Okafor', role: 'Runs the workshop', picture: '/pictures/mel.svg' }]} />
 */
export const PersonCards = ({ people, headingLevel = 3, ...root }: WithRoot<PersonCardsProps, 'ul'>) => {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul {...rootProps(root, styles.people)} data-part="person-cards">
      {people.map(({ name, role, text, picture }) => (
        <li key={name} className={styles.person}>
          <Picture
            src={picture}
            className={styles.picture}
            width={320}
            height={320}
            fallback={
              <span className={styles.initials} aria-hidden="true">
                {initialsOf(name)}
              </span>
            }
          />
          <Heading className={styles.name}>{name}</Heading>
          <p className={styles.role}>{role}</p>
          {text === undefined ? null : <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
};
