import type { FinanceBoxModel } from '@dealer/core/finance';
import { isUntranslated, type SpecItem } from '@dealer/core/vehicle-page';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Printer } from '../icons/vehicleIcons.ts';
import { Button } from '../Button/Button.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import styles from './PrintSheet.module.css';

export type PrintSheetProps = {
  title: string;
  picture?: { src: string; alt: string } | undefined;
  /** "$45,990", with what it includes; or what is said without a price. */
  price: {
    text: string;
    type?: string | undefined;
    /** The price on the road, where finance is for that one: "Estimated drive away from $47,370 in QLD". */
    onRoad?: string | undefined;
  };
  /** The weekly cost, printed with all of its conditions. */
  finance?: FinanceBoxModel | undefined;
  facts: readonly SpecItem[];
  /** What is known of this one vehicle; empty without a passport. */
  passport?: readonly SpecItem[];
  /** The equipment, one entry each. */
  features: readonly string[];
  /** Who sells the vehicle. */
  dealer: { name: string; address?: string | undefined; phone?: string | undefined };
  /** The address of the page, printed as text and as a QR code. */
  address: string;
  /** Day of printing, the seller with its licence, and what the law requires. */
  notes: readonly string[];
  /** Called when the visitor prints the page. */
  onPrint: () => void;
};

/**
 * The window sticker of a vehicle, on one printed page; on screen the page and a print button.
 *
 * @avoid To print what is on the screen: every page has print styles.
 *
 * @example
 * <PrintSheet title="2022 Toyota Hilux" price={{ text: '$45,990' }} facts={[]} features={[]} dealer={{ name: 'Harbour City Motors' }} address="https://..." notes={[]} onPrint={() => window.print()} />
 */
export const PrintSheet = ({
  title,
  picture,
  price,
  finance,
  facts,
  passport = [],
  features,
  dealer,
  address,
  notes,
  onPrint,
  ...root
}: WithRoot<PrintSheetProps, 'div'>) => (
  <div {...rootProps(root, styles.root)} data-part="print-sheet">
    <div className={styles.bar} data-print="hide">
      <Button variant="primary" icon={<Printer />} onClick={onPrint}>
        Print this page
      </Button>
    </div>
    <article className={styles.sheet}>
      <header className={styles.head}>
        <p className={styles.name}>{dealer.name}</p>
        <p className={styles.contact}>
          {[dealer.phone, dealer.address].filter((part) => part !== undefined).join(' · ')}
        </p>
      </header>
      {picture === undefined ? null : (
        <img
          className={styles.picture}
          src={picture.src}
          alt={picture.alt}
          width={1200}
          height={800}
          fetchPriority="high"
        />
      )}
      <div className={styles.title}>
        <h1 translate="no">{title}</h1>
        <p className={styles.price}>
          <strong translate="no">{price.text}</strong>
          {price.type === undefined ? null : <span>{` ${price.type}`}</span>}
        </p>
        {price.onRoad === undefined ? null : <p>{price.onRoad}</p>}
        {finance === undefined ? null : (
          <p className={styles.finance}>
            {`${finance.lead} ${finance.weekly}${
              finance.rates.kind === 'rates'
                ? `, ${finance.rates.interest} interest rate, ${finance.rates.comparison} comparison rate`
                : ''
            }`}
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd translate={isUntranslated(fact) ? 'no' : undefined}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {passport.length === 0 ? null : (
        <section className={styles.passport} aria-labelledby="print-passport">
          <h2 id="print-passport">Vehicle passport</h2>
          <dl className={styles.facts}>
            {passport.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {features.length === 0 ? null : (
        <section className={styles.features} aria-labelledby="print-features">
          <h2 id="print-features">Features</h2>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      )}
      <footer className={styles.foot}>
        <div className={styles.page}>
          <QrCode text={address} label="QR code of this vehicle’s page" />
          <p className={styles.address} translate="no">
            {address}
          </p>
        </div>
        <div className={styles.notes}>
          {finance === undefined ? null : <p>{`*${finance.disclaimer.details.text}`}</p>}
          {finance?.disclaimer.legal === undefined ? null : <p>{finance.disclaimer.legal}</p>}
          {finance?.rates.kind === 'rates' && finance.rates.warning !== undefined ? (
            <p>{finance.rates.warning}</p>
          ) : null}
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </footer>
    </article>
  </div>
);
