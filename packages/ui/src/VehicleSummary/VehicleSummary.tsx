import type { DetailButtonModel, VehicleDetailModel } from '@dealer/core/detail';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleSlash2 from 'lucide-react/icons/circle-slash-2';
import FileText from 'lucide-react/icons/file-text';
import { Button } from '../Button/Button.tsx';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { Tags } from '../Tags/Tags.tsx';
import styles from './VehicleSummary.module.css';
import { VehicleSummaryIcons } from './VehicleSummaryIcons.tsx';
import { VehicleSummarySave } from './VehicleSummarySave.tsx';

export type VehicleSummaryProps = Pick<
  VehicleDetailModel,
  'availability' | 'title' | 'heading' | 'subheading' | 'tags' | 'price' | 'weekly' | 'icons' | 'buttons' | 'save' | 'sold' | 'cin'
> & {
  saved?: boolean;
  onSave?: () => void;
  /** A button whose `action` opens something on this page; without it the button is a link to its `href`. */
  onAction?: (button: DetailButtonModel) => void;
  /** Opens the find-similar enquiry of a sold vehicle here; without it its button is a link. */
  onFindSimilar?: () => void;
  /** What the folded buttons are under. */
  moreLabel?: string;
};

/**
 * Title, price and what to do next: the panel beside the pictures. One filled button at most, the outlined ones
 * below it, the rest under "More". For a sold vehicle the notice stands where the price was.
 *
 * @example
 * <VehicleSummary {...model} saved={isSaved} onSave={toggle} onAction={openDialog} />
 */
export const VehicleSummary = ({
  availability,
  title,
  heading,
  subheading,
  tags,
  price,
  weekly,
  icons,
  buttons,
  save,
  sold,
  cin,
  saved = false,
  onSave,
  onAction,
  onFindSimilar,
  moreLabel = 'More',
}: VehicleSummaryProps) => {
  const loud = buttons.filter((button) => button.emphasis === 'primary');
  const outlined = buttons.filter((button) => button.emphasis === 'secondary');
  const folded = buttons.filter((button) => button.emphasis === 'more');

  const asButton = (button: DetailButtonModel, variant: 'primary' | 'secondary' | 'text') =>
    button.action !== undefined && onAction !== undefined ? (
      <Button key={button.name} variant={variant} onClick={() => onAction(button)}>
        {button.label}
      </Button>
    ) : (
      <Button key={button.name} variant={variant} href={button.href} data-button={button.name} {...(button.newTab ? { target: '_blank', rel: 'noopener', 'aria-label': `${button.label}, opens in a new tab` } : {})}>
        {button.label}
      </Button>
    );

  return (
    <section className={styles.summary} aria-label={title} data-part="vehicle-summary" data-status={availability}>
      <div className={styles.top}>
        <Tags tags={tags} />
        {save === undefined || onSave === undefined ? null : <VehicleSummarySave {...save} saved={saved} onSave={onSave} />}
      </div>
      <h1 className={styles.title} tabIndex={-1} data-part="title">
        <span className={styles.heading}>{heading}</span>
        {subheading === '' ? null : <span className={styles.subheading}> {subheading}</span>}
      </h1>
      {sold === undefined ? (
        <div className={styles.price} data-part="price">
          <PriceBlock price={price} size="l" />
          {weekly === undefined ? null : <p className={styles.weekly}>{weekly}</p>}
        </div>
      ) : (
        <div className={styles.sold} data-part="sold">
          <p className={styles.soldNotice}>
            <CircleSlash2 aria-hidden="true" />
            {sold.notice}
          </p>
          <p>{sold.message}</p>
          <div className={styles.findSimilar} data-print="hide">
            {onFindSimilar === undefined ? (
              <Button variant="primary" wide href={sold.enquiry.href}>
                {sold.enquireLabel}
              </Button>
            ) : (
              <Button variant="primary" wide onClick={onFindSimilar}>
                {sold.enquireLabel}
              </Button>
            )}
          </div>
        </div>
      )}
      {icons.length === 0 ? null : <VehicleSummaryIcons icons={icons} />}
      {buttons.length === 0 ? null : (
        <div className={styles.buttons} data-part="buttons" data-print="hide">
          {loud.map((button) => asButton(button, 'primary'))}
          {outlined.length === 0 ? null : <div className={styles.outlined}>{outlined.map((button) => asButton(button, 'secondary'))}</div>}
          {folded.length === 0 ? null : (
            <details className={styles.more}>
              <summary className={styles.moreLabel}>
                {moreLabel}
                <ChevronDown className={styles.chevron} aria-hidden="true" />
              </summary>
              <div className={styles.folded}>{folded.map((button) => asButton(button, 'text'))}</div>
            </details>
          )}
        </div>
      )}
      {cin === undefined ? null : (
        <a className={styles.cin} href={cin.href} data-part="cin">
          <FileText aria-hidden="true" />
          {cin.label}
        </a>
      )}
    </section>
  );
};
