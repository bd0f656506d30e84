import type { TextFor } from '@dealer/core/texts';
import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PostcodeInput } from '../PostcodeInput/PostcodeInput.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import type { SelectOption } from '../Select/Select.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import chip from '../Button/chip.module.css';
import styles from './DealerLocator.module.css';

export type LocatorPostcode = {
  value: string;
  /** The most digits that the field takes. */
  length: number;
  error?: string;
  /** The postcode is being looked up. */
  busy: boolean;
  onType: (text: string) => void;
  onSubmit: () => void;
};

export type DealerLocatorProps = {
  /** A field for a postcode; without it `location` filters the list. */
  postcode?: LocatorPostcode;
  /** A list to filter by, where there is no field for a postcode. */
  location?: { label: string; value: string; options: readonly SelectOption[]; onChange: (value: string) => void };
  /** The services to filter by; none where all locations offer the same. */
  types: readonly SelectOption[];
  /** The chosen service. */
  type: string;
  /** Called with the service that the visitor chooses. */
  onType: (value: string) => void;
  /** Shows only locations that are open at the moment; absent where no hours are known. */
  openNow?: { isOn: boolean; onChange: (isOn: boolean) => void };
  /** Whether the locations are a list or on a map. */
  view: 'list' | 'map';
  /** Called when the visitor changes between list and map. */
  onView: (view: 'list' | 'map') => void;
  /** "6 locations, nearest to 4000 first". */
  summary: string;
  /** Why there are no distances. */
  problem?: string;
  /** The locations. */
  children: ReactNode;
};

const viewsOf = (t: TextFor) =>
  [
    { value: 'list', label: t('List') },
    { value: 'map', label: t('Map') },
  ] as const;

/**
 * Finds the nearest location by postcode and service, as a list or with a map.
 *
 * @avoid For a dealer with one location: use `LocationCard`.
 * @accessibility Screen readers: the form is a search landmark. The summary of the results and problems are announced when they change. Whether a location is open is a text.
 * @accessibility The buttons for list or map, and those of `LocationChooser`, have a pressed state and are at least 44 px high.
 * @accessibility Forced colours: a pressed button has the system's highlight colour.
 *
 * @example
 * <DealerLocator postcode={postcode} types={types} type="all" onType={setType} view="list" onView={setView} summary="6 locations">...</DealerLocator>
 */
export const DealerLocator = ({
  postcode,
  location,
  types,
  type,
  onType,
  openNow,
  view,
  onView,
  summary,
  problem,
  children,
  ...root
}: WithRoot<DealerLocatorProps, 'div'>) => {
  const t = useTexts();
  return (
    <div {...rootProps(root, styles.root)} data-part="dealer-locator">
      <div className={styles.tools}>
        {postcode === undefined ? null : (
          <form
            className={styles.form}
            role="search"
            aria-label={t('Find the nearest location')}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              postcode.onSubmit();
            }}
          >
            <div className={styles.field}>
              <PostcodeInput
                id="locator-postcode"
                name="postcode"
                label={t('Your postcode')}
                required
                maxLength={postcode.length}
                value={postcode.value}
                onChange={(event) => postcode.onType(event.target.value)}
                error={postcode.error}
              />
            </div>
            <span className={styles.submit}>
              <Button type="submit" variant="primary" size="large" busy={postcode.busy}>
                {t('Find')}
              </Button>
            </span>
          </form>
        )}
        {location === undefined ? null : (
          <div className={styles.field}>
            <Select
              id="locator-place"
              label={location.label}
              placeholder={t('Anywhere')}
              options={location.options}
              value={location.value}
              onChange={(event) => location.onChange(event.target.value)}
            />
          </div>
        )}
        {types.length === 0 ? null : (
          <RadioGroup
            id="locator-type"
            name="type"
            label={t('What for?')}
            options={types}
            value={type}
            onChange={(event) => onType(event.target.value)}
          />
        )}
        {openNow === undefined ? null : (
          <div className={styles.open}>
            <Checkbox
              id="locator-open"
              name="open"
              label={t('Open now')}
              checked={openNow.isOn}
              onChange={(event) => openNow.onChange(event.target.checked)}
            />
          </div>
        )}
      </div>
      <div className={styles.bar}>
        <div role="status" className={styles.content}>
          {problem === undefined ? null : <p className={styles.problem}>{problem}</p>}
          <p>{summary}</p>
        </div>
        <div className={chip.chips} role="group" aria-label={t('Show as')}>
          {viewsOf(t).map(({ value, label }) => (
            <button
              key={value}
              type="button"
              className={chip.chip}
              aria-pressed={view === value}
              onClick={() => onView(value)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
};
