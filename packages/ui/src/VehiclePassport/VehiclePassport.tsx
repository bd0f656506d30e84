import type { CSSProperties, ReactNode } from 'react';
import type { PassportFact, PassportModel, PassportTone } from '@dealer/core/vehicle-page';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { BadgeCheck, CircleAlert } from '../icons/icons.ts';
import { TriangleAlert } from '../icons/lateIcons.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './VehiclePassport.module.css';

export type VehiclePassportProps = {
  /** Prefix of all ids. */
  id: string;
  model: PassportModel;
};

const icons = { good: BadgeCheck, fair: TriangleAlert, bad: CircleAlert } as const;

const Tone = ({ tone }: { tone: PassportTone }) => {
  const Icon = icons[tone];
  return <Icon className={styles.tone} data-tone={tone} />;
};

/**
 * What is known of one vehicle beyond its specification: history checks, battery, inspection, wear, marks on photos and services. Parts of
 * which nothing is known are left out.
 *
 * @avoid For what all vehicles of the model have in common, which is a `SpecList`.
 * @accessibility Every result is a text. Icons and meters are hidden from screen readers and repeat it, so nothing is conveyed by colour alone. Marks on a photo have the numbers of the list below it, which describes them.
 *
 * @example
 * const model = passportModel(vehicle, site, now);
 * <>{model && <VehiclePassport id="passport" model={model} />}</>
 */
export const VehiclePassport = ({ id, model, ...root }: WithRoot<VehiclePassportProps, 'div'>) => {
  const t = useTexts();
  const { checks, facts, electric, health, inspection, wear, services, photos } = model;
  return (
    <div {...rootProps(root, styles.root)} data-part="vehicle-passport">
      {checks.length === 0 ? null : (
        <ul className={styles.checks} aria-label={t('History checks')}>
          {checks.map(({ label, text, tone }) => (
            <li key={label} className={styles.check} data-tone={tone}>
              <Tone tone={tone} />
              <span>
                <strong>{label}</strong>
                <span>{text}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <FactList facts={facts} />
      {electric.length === 0 && health === undefined ? null : (
        <Part id={`${id}-battery`} title={t('Battery and charging')}>
          {health === undefined ? null : (
            <div className={styles.health}>
              <p>
                <span>{t('State of health')}</span> <strong>{health.text}</strong>
              </p>
              <Meter share={health.percent} tone="good" />
              <p className={styles.small}>{health.note}</p>
            </div>
          )}
          <FactList facts={electric} />
        </Part>
      )}
      {inspection === undefined ? null : (
        <Part id={`${id}-inspection`} title={t('Inspection')}>
          <p>
            <strong>{inspection.summary}</strong>
            {inspection.note === undefined ? null : <span className={styles.small}>{inspection.note}</span>}
          </p>
          <ul className={styles.items}>
            {inspection.items.map(({ item, result, tone, note }) => (
              <li key={item} className={styles.item}>
                <Tone tone={tone} />
                <span>
                  <span>{item}</span>
                  {note === undefined ? null : <span className={styles.small}>{note}</span>}
                </span>
                <span className={styles.result}>{result}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {wear.length === 0 ? null : (
        <Part id={`${id}-wear`} title={t('Tyres and brakes')}>
          <div className={styles.wear}>
            {wear.map(({ title, parts }) => (
              <dl key={title} className={styles.parts}>
                {parts.map(({ label, text, share, tone }) => (
                  <div key={label}>
                    <dt>{`${title}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`}</dt>
                    <dd>
                      <span>{text}</span>
                      <Meter share={share} tone={tone} />
                    </dd>
                  </div>
                ))}
              </dl>
            ))}
          </div>
        </Part>
      )}
      {photos.length === 0 ? null : (
        <Part id={`${id}-marks`} title={t('Marks')}>
          <div className={styles.photos}>
            {photos.map(({ src, alt, marks }) => (
              <figure key={src} className={styles.photo}>
                <div className={styles.frame}>
                  <img src={src} alt={alt} width={600} height={400} loading="lazy" decoding="async" />
                  {marks.map(({ number, left, top }) => (
                    <span
                      key={number}
                      className={styles.pin}
                      style={{ '--left': `${left}%`, '--top': `${top}%` } as CSSProperties}
                      aria-hidden="true"
                    >
                      {number}
                    </span>
                  ))}
                </div>
                <figcaption>
                  <ol className={styles.marks} start={marks[0]?.number}>
                    {marks.map(({ number, text }) => (
                      <li key={number}>{text}</li>
                    ))}
                  </ol>
                </figcaption>
              </figure>
            ))}
          </div>
        </Part>
      )}
      {services.length === 0 ? null : (
        <Part id={`${id}-services`} title={t('Service history')}>
          <ol className={styles.services}>
            {services.map(({ when, km, work, by }) => (
              <li key={`${when}${work}`}>
                <span className={styles.when}>{[when, km].filter((one) => one !== undefined).join(', ')}</span>
                <span>{work}</span>
                {by === undefined ? null : <span className={styles.small}>{by}</span>}
              </li>
            ))}
          </ol>
        </Part>
      )}
    </div>
  );
};

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={styles.part} aria-labelledby={id}>
    <h3 className={styles.title} id={id}>
      {title}
    </h3>
    {children}
  </section>
);

const FactList = ({ facts }: { facts: readonly PassportFact[] }) =>
  facts.length === 0 ? null : (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );

/** How much is left, next to its figure. */
const Meter = ({ share, tone }: { share: number; tone: PassportTone }) => (
  <span
    className={styles.meter}
    data-tone={tone}
    style={{ '--share': `${share}%` } as CSSProperties}
    aria-hidden="true"
  />
);
