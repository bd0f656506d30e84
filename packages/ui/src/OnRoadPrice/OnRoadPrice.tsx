import type { OnRoadPrice as OnRoad } from '@dealer/core/price';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ChevronDown } from '../icons/icons.ts';
import { Select, type SelectOption } from '../Select/Select.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import action from '../Button/textAction.module.css';
import styles from './OnRoadPrice.module.css';

export type OnRoadPriceProps = {
  /** Prefix of all ids. */
  id: string;
  /** The on-road costs, or why they are not known. */
  road: OnRoad;
  /** The states of the country. */
  states: readonly SelectOption[];
  /** The state that the visitor named; empty until then. */
  state: string;
  /** Called with the state that the visitor chooses. */
  onState: (state: string) => void;
};

/**
 * What a vehicle costs on the road in the visitor's state, with its parts; an estimate is called one, and what is not known has no
 * figure.
 *
 * @avoid Where the price is drive away: `PriceBlock` says so.
 * @accessibility The price is a live region that is read as a whole when the state changes. Its parts are a native disclosure, at least 44 px high, with a description list.
 *
 * @example
 * <OnRoadPrice id="on-road" road={onRoadPrice(vehicle, site, { state, now })} states={australianStates} state="qld" onState={choose} />
 */
export const OnRoadPrice = ({ id, road, states, state, onState, ...root }: WithRoot<OnRoadPriceProps, 'section'>) => {
  const t = useTexts();
  return (
    <section {...rootProps(root, styles.box)} aria-label={t('Price on the road')} data-part="on-road-price">
      <div role="status" aria-atomic="true">
        {road.kind === 'unknown' ? (
          <p>{t('The dealer’s drive-away price is for its own state. Ask us for the price in yours.')}</p>
        ) : (
          <p className={styles.total}>
            <span>{road.label}</span> <strong translate="no">{road.text}</strong>
          </p>
        )}
      </div>
      {road.kind === 'estimate' ? (
        <details className={styles.parts}>
          <summary className={action.action}>
            {t('What it is made of')}
            <ChevronDown className={styles.chevron} />
          </summary>
          <dl>
            {road.lines.map(({ part, label, text, note }) => (
              <div key={part}>
                <dt>
                  <span>{label}</span>
                  {note === undefined ? null : <small>{note}</small>}
                </dt>
                <dd translate="no">{text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.small}>
            {t(
              'An estimate from published rates, without concessions. The seller tells you the exact amounts in writing before you sign anything.',
            )}
          </p>
        </details>
      ) : null}
      <Select
        id={`${id}-state`}
        label={t('Where will you register it?')}
        placeholder={t('The dealer’s state')}
        options={states}
        value={state}
        onChange={(event) => onState(event.target.value)}
      />
    </section>
  );
};
