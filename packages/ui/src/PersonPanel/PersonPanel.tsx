import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './PersonPanel.module.css';

export type PersonPanelProps = {
  /** Label and value: "Phone" and "0412 345 678". */
  facts: readonly { label: string; value: string }[];
  /** A form that edits them. */
  form?: ReactNode;
  /** The source of the data, or its purpose. */
  note?: ReactNode;
  /** Signing out, for example. */
  actions?: ReactNode;
};

/**
 * The details of a person, with actions.
 *
 * @avoid For a team: use `PersonCards`.
 *
 * @example
 * <PersonPanel facts={[{ label: 'Name', value: 'Ana Kerr' }]} actions={<Button onClick={signOut}>Sign out</Button>} />
 */
export const PersonPanel = ({ facts, form, note, actions, ...root }: WithRoot<PersonPanelProps, 'div'>) => (
  <div {...rootProps(root, styles.panel)} data-part="person-panel">
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
    {form}
    {note === undefined ? null : <p className={styles.note}>{note}</p>}
    {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
  </div>
);
