import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/Button.tsx';
import styles from './ModelSummary.module.css';

export type ModelSummaryProps = {
  /** The heading of the page. */
  title: string;
  /** "New", "Coming Soon". */
  label?: string;
  /** "From $39,990", and what it includes. */
  price?: { text: string; type: string };
  text?: string;
  /** The first one is the filled button. */
  actions?: readonly { label: string; href: string }[];
};

/**
 * The head of a model's page: name, price from, description and actions.
 *
 * @avoid For a vehicle of the stock, which is a `VehicleSummary`.
 *
 * @example
 * <ModelSummary title="Toyota HiLux" label="New" price={{ text: 'From $39,990', type: 'Drive away' }} actions={[{ label: 'Enquire Now', href: '#enquire' }]} />
 */
export const ModelSummary = ({
  title,
  label,
  price,
  text = '',
  actions = [],
  ...root
}: WithRoot<ModelSummaryProps, 'div'>) => (
  <div {...rootProps(root, styles.summary)} data-part="model-summary">
    {label === undefined ? null : <p className={styles.label}>{label}</p>}
    <h1 className={styles.title}>{title}</h1>
    {price === undefined ? null : (
      <p>
        <span className={styles.amount}>{price.text}</span> <span className={styles.type}>{price.type}</span>
      </p>
    )}
    {text === '' ? null : <p className={styles.text}>{text}</p>}
    {actions.length === 0 ? null : (
      <div className={styles.actions} data-print="hide">
        {actions.map((action, at) => (
          <Button key={action.href} variant={at === 0 ? 'primary' : 'secondary'} size="large" href={action.href}>
            {action.label}
          </Button>
        ))}
      </div>
    )}
  </div>
);
