import { type FormEvent, useId } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ChevronDown } from '../icons/icons.ts';
import { Search } from '../icons/searchIcons.ts';
import { Button } from '../Button/Button.tsx';
import { combobox } from '../SearchBox/combobox.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { SearchHero } from './searchHero.ts';
import styles from './HeroSearchForm.module.css';

export type HeroSearchFormProps = Pick<
  SearchHero,
  'searchAction' | 'searchLabel' | 'placeholder' | 'choices' | 'status' | 'submitLabel' | 'onEnter' | 'onSearch'
>;

/**
 * The search form of a home page: one large field, choices such as make and price, and a button that may say how many vehicles they
 * find. It also works without script.
 *
 * @avoid On the page of results, whose box is `SearchBox`.
 * @accessibility Screen readers: a search landmark. The labels of the field and the choices are hidden from sight only. Where there are choices, `status` is announced when it changes.
 * @accessibility Touch: field and choices are at least 52 px high, and the focus ring is around them.
 *
 * @example
 * <HeroSearchForm searchAction="/search/used-cars" searchLabel="Search our stock" onSearch={search} />
 */
export const HeroSearchForm = ({
  searchAction,
  searchLabel,
  placeholder,
  choices = [],
  status,
  submitLabel = 'Search',
  onEnter,
  onSearch,
  ...root
}: WithRoot<HeroSearchFormProps, 'form'>) => {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (onSearch === undefined) return;
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('query');
    onSearch(typeof query === 'string' ? query.trim() : '');
  };
  return (
    <form
      {...rootProps(root, styles.form)}
      data-part="hero-search"
      data-choices={choices.length > 0 || undefined}
      role="search"
      action={searchAction}
      method="get"
      onSubmit={submit}
    >
      <label className={styles.field} htmlFor={id}>
        <Search className={styles.icon} />
        <VisuallyHidden>{searchLabel}</VisuallyHidden>
        <input
          id={id}
          className={styles.input}
          name="query"
          {...(onEnter ? combobox : { type: 'search' })}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={(event) => onEnter?.(event.currentTarget)}
        />
      </label>
      {choices.map(({ name, label, value, options, onChange }) => (
        <label key={name} className={styles.choice}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <select className={styles.select} name={name} value={value} onChange={({ target }) => onChange(target.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} />
        </label>
      ))}
      {choices.length > 0 ? (
        <VisuallyHidden>
          <span role="status">{status}</span>
        </VisuallyHidden>
      ) : null}
      <span className={styles.submit}>
        <Button type="submit" variant="primary" size="large" wide>
          {submitLabel}
        </Button>
      </span>
    </form>
  );
};
