import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/Button.tsx';
import { ChoiceInput } from '../Field/ChoiceInput.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './CompareChooser.module.css';

export type CompareChooserProps = {
  /** The vehicles to choose from. */
  vehicles: readonly { slug: string; name: string; picture?: string }[];
  /** Slugs of the selected vehicles. */
  chosen: readonly string[];
  /** The most that can be selected. */
  most: number;
  /** The address of the comparison. */
  href: string;
  onChoose: (slug: string, isChosen: boolean) => void;
};

/**
 * Selects vehicles for a comparison. When no more fit, the other vehicles say so.
 *
 * @avoid On a card, which has its own control to compare.
 * @accessibility A fieldset with a legend. Each checkbox is named by its vehicle, and the pictures are hidden from screen readers. How many are chosen describes each checkbox and is announced when it changes.
 * @accessibility When no more fit, the other checkboxes are announced as unavailable and stay in the tab order. Their dashed border says the same.
 * @accessibility Touch: a line is at least 60 px high, and the focus ring is around all of it.
 *
 * @example
 * <CompareChooser vehicles={saved} chosen={['a', 'b']} most={4} href="/compare?cars=a,b" onChoose={choose} />
 */
export const CompareChooser = ({
  vehicles,
  chosen,
  most,
  href,
  onChoose,
  ...root
}: WithRoot<CompareChooserProps, 'fieldset'>) => {
  const t = useTexts();
  const isFull = chosen.length >= most;
  return (
    <fieldset {...rootProps(root, styles.chooser)} data-part="compare-chooser" data-print="hide">
      <legend className={styles.legend}>{t('Put them side by side')}</legend>
      <ul className={styles.list}>
        {vehicles.map(({ slug, name, picture }) => {
          const isChosen = chosen.includes(slug);
          const isClosed = isFull && !isChosen;
          return (
            <li key={slug}>
              <label className={styles.choice} data-status={isClosed ? 'closed' : undefined}>
                <ChoiceInput
                  type="checkbox"
                  checked={isChosen}
                  aria-disabled={isClosed || undefined}
                  aria-describedby="compare-chooser-count"
                  onChange={({ target }) => (isClosed ? undefined : onChoose(slug, target.checked))}
                />
                {picture === undefined ? null : <img src={picture} width={72} height={48} alt="" loading="lazy" />}
                <span translate="no">{name}</span>
              </label>
            </li>
          );
        })}
      </ul>
      <div className={styles.end}>
        <p id="compare-chooser-count" className={styles.count} role="status">
          {`${chosen.length} of ${most} chosen${isFull ? '. Untick one to choose another.' : chosen.length < 2 ? '. Choose at least two.' : ''}`}
        </p>
        {chosen.length > 1 ? (
          <Button variant="primary" href={href}>
            {t('Compare {count} vehicles', { count: chosen.length })}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
};
