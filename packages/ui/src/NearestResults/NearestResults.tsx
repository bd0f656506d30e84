import { useId } from 'react';
import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './NearestResults.module.css';

export type NearestResultsProps = {
  /** What found nothing: "Nothing matches all of “hilux purple”". */
  title: string;
  /** One sentence. */
  text: string;
  /** Buttons, such as one that resets the search. */
  action?: ReactNode;
  /** The nearest results and the link to all of them; undefined while they load. */
  nearest: { title: string; text: string; link?: { label: string; href: string } } | undefined;
  /** The grid of vehicles, or its skeletons. */
  children: ReactNode;
};

/**
 * The message that no vehicle matches all terms, and under its own heading the results for fewer terms.
 *
 * @avoid Where nothing is near either: use `EmptyState`.
 * @accessibility The nearest results are a section named by their heading, marked as busy until they are there. It is not a live region.
 *
 * @example
 * <NearestResults title="Nothing matches all of “hilux purple”" text="…" nearest={{ title: 'Without “purple”', text: '208 cars match “hilux”.' }}>{grid}</NearestResults>
 */
export const NearestResults = ({
  title,
  text,
  action,
  nearest,
  children,
  ...root
}: WithRoot<NearestResultsProps, 'div'>) => {
  const t = useTexts();
  const id = useId();
  return (
    <div {...rootProps(root, styles['root'])} data-part="nearest-results">
      <div className={styles['notice']}>
        <div className={styles['content']}>
          <h2 className={styles['title']}>{title}</h2>
          <p className={styles['text']}>{text}</p>
        </div>
        {action ? <div className={styles['action']}>{action}</div> : null}
      </div>
      <section className={styles['nearest']} aria-labelledby={id} aria-busy={nearest === undefined}>
        <SectionHeading
          id={id}
          title={nearest?.title ?? t('Looking for the nearest')}
          text={nearest?.text ?? t('With fewer of your words.')}
          {...(nearest?.link ? { link: nearest.link } : {})}
        />
        {children}
      </section>
    </div>
  );
};
