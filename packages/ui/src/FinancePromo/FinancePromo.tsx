import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/Button.tsx';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import styles from './FinancePromo.module.css';

export type FinancePromoProps = {
  /** Id of the heading, for the section around it. */
  id: string;
  /** The heading. */
  heading: string;
  text?: string;
  /** The buttons, in order. */
  actions: readonly { readonly label: string; readonly href: string }[];
  /** The cards. */
  children: ReactNode;
};

/**
 * Vehicles to finance and two actions, the first one the primary; on wide screens the actions are next to the vehicles.
 *
 * @avoid On the page of a vehicle, which has its own repayment.
 *
 * @example
 * <FinancePromo id="finance-promo" heading="Get Finance Now" actions={financePromo.actions}>{cards}</FinancePromo>
 */
export const FinancePromo = ({ id, heading, text, actions, children, ...root }: WithRoot<FinancePromoProps, 'div'>) => (
  <div {...rootProps(root, styles.root)} data-part="finance-promo">
    <div className={styles.lead}>
      <SectionHeading id={id} title={heading} text={text} />
      <div className={styles.actions}>
        {actions.map(({ label, href }, at) => (
          <Button key={label} size="large" variant={at === 0 ? 'primary' : 'secondary'} href={href}>
            {label}
          </Button>
        ))}
      </div>
    </div>
    {children}
  </div>
);
