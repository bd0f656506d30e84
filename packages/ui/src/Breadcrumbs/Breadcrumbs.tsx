import type { MouseEvent } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './Breadcrumbs.module.css';

export type BreadcrumbsProps = {
  /** From the home page down; the last one is the current page. */
  items: readonly { label: string; href?: string }[];
  /** On phones instead of the path; without it they show the last step before the current page. */
  back?: { label: string; href: string; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void };
};

/**
 * The path from the home page to the current page. Phones show one step back.
 *
 * @avoid On the home page, or for the steps of a journey, which are `StepProgress`.
 * @accessibility A navigation landmark named "Breadcrumb" with an ordered list. The current page is a text with `aria-current`, and the separators have an empty text alternative.
 * @accessibility Touch: a link is at least 44 px high and 24 px wide. What a phone does not show is left out for screen readers too.
 *
 * @example
 * <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Used cars' }]} />
 */
export const Breadcrumbs = ({ items, back, ...root }: WithRoot<BreadcrumbsProps, 'nav'>) => {
  const t = useTexts();
  return (
    <nav {...rootProps(root, styles['breadcrumbs'])} data-part="breadcrumbs" aria-label={t('Breadcrumb')}>
      {back ? (
        <Link className={styles['back']} href={back.href} onClick={back.onClick}>
          {back.label}
        </Link>
      ) : null}
      <ol className={styles['list']}>
        {items.map(({ label, href }, at) => (
          <li key={`${label}${href ?? ''}`} className={styles['item']}>
            {href && at < items.length - 1 ? (
              <Link className={styles['link']} href={href}>
                {label}
              </Link>
            ) : (
              <span className={styles['here']} aria-current={at === items.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
