import Search from 'lucide-react/icons/search';
import { type FormEvent, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { SearchHero } from '../HomeHero/homeHeroProps.ts';
import styles from './HeroSearchForm.module.css';

export type HeroSearchFormProps = Pick<
  SearchHero,
  'searchAction' | 'searchLabel' | 'placeholder' | 'submitLabel' | 'onSearch'
>;

/**
 * The search of a home page: one large field and its button. Works as a plain form where nothing intercepts it.
 *
 * @example
 * <HeroSearchForm searchAction="/search/used-cars" searchLabel="Search our stock" onSearch={search} />
 */
export const HeroSearchForm = ({
  searchAction,
  searchLabel,
  placeholder,
  submitLabel = 'Search',
  onSearch,
}: HeroSearchFormProps) => {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (onSearch === undefined) return;
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('query');
    onSearch(typeof words === 'string' ? words.trim() : '');
  };
  return (
    <form className={styles.form} role="search" action={searchAction} method="get" onSubmit={submit}>
      <label className={styles.field} htmlFor={id}>
        <Search className={styles.icon} aria-hidden="true" />
        <VisuallyHidden>{searchLabel}</VisuallyHidden>
        <input
          id={id}
          className={styles.input}
          name="query"
          type="search"
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <span className={styles.submit}>
        <Button type="submit" variant="primary" size="large" wide>
          {submitLabel}
        </Button>
      </span>
    </form>
  );
};
