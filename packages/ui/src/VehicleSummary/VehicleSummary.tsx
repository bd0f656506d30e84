import type { DetailButtonModel, VehicleDetailModel } from '@dealer/core/vehicle-page';
import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ChevronDown } from '../icons/icons.ts';
import { CircleSlash2, FileText } from '../icons/vehicleIcons.ts';
import { Button } from '../Button/Button.tsx';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { Tags } from '../Tags/Tags.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import action from '../Button/textAction.module.css';
import styles from './VehicleSummary.module.css';
import { VehicleSummaryIcons } from './VehicleSummaryIcons.tsx';
import { VehicleSummarySave } from './VehicleSummarySave.tsx';

export type VehicleSummaryProps = Pick<
  VehicleDetailModel,
  'availability' | 'title' | 'heading' | 'subheading' | 'tags' | 'price' | 'icons' | 'buttons' | 'save' | 'sold' | 'cin'
> & {
  /** "$128 per week*"; its space is reserved while it loads. */
  weekly?: ReactNode;
  /** Below the title: where the vehicle is. */
  notice?: ReactNode;
  saved?: boolean;
  onSave?: () => void;
};

/** Names of the groups for screen readers, in their order. */
const groups = { buy: 'Buy', finance: 'Finance', ask: 'Ask', more: 'About this vehicle' } as const;

const ButtonGroups = ({ buttons }: { buttons: readonly DetailButtonModel[] }) =>
  Object.entries(groups).map(([group, label]) => {
    const own = buttons.filter((button) => button.group === group);
    return own.length === 0 ? null : (
      <div key={group} className={styles.group} role="group" aria-label={label}>
        {own.map((button) => (
          <LinkButton key={button.name} {...button} />
        ))}
      </div>
    );
  });

const LinkButton = ({ name, label, href, newTab, emphasis }: DetailButtonModel) => (
  <Button
    variant={emphasis === 'more' ? 'text' : emphasis}
    href={href}
    data-button={name}
    {...(newTab ? { target: '_blank', rel: 'noopener', 'aria-label': `${label}, opens in a new tab` } : {})}
  >
    {label}
  </Button>
);

/**
 * The panel next to the pictures: title, price and actions. One filled button, the outlined ones below it, the rest in groups under
 * "More". For a sold vehicle a notice replaces the price.
 *
 * @avoid In a list or a dialog: use `VehicleCard` or `VehicleMini`.
 * @accessibility Screen readers: a section named by the vehicle. The control that saves is a button with a name and a pressed state, the further actions are groups with names, and what opens a new tab says so. That a vehicle is sold is a text.
 * @accessibility Touch: the control that saves is 44 px square. "More" is a native disclosure, at least 44 px high; its chevron turns, with reduced motion at once.
 *
 * @example
 * <VehicleSummary {...model} saved={isSaved} onSave={toggle} />
 */
export const VehicleSummary = ({
  availability,
  title,
  heading,
  subheading,
  tags,
  price,
  weekly,
  notice,
  icons,
  buttons,
  save,
  sold,
  cin,
  saved = false,
  onSave,
  ...root
}: WithRoot<VehicleSummaryProps, 'section'>) => {
  const t = useTexts();
  const primary = buttons.find((button) => button.emphasis === 'primary');
  const outlined = buttons.filter((button) => button.emphasis === 'secondary');
  const more = buttons.filter((button) => button.emphasis === 'more');

  return (
    <section
      {...rootProps(root, styles.summary)}
      aria-label={title}
      data-part="vehicle-summary"
      data-status={availability}
    >
      <div className={styles.top} data-area="title">
        <Tags tags={tags} />
        <h1 className={styles.title} tabIndex={-1} data-part="title">
          <span translate="no">{heading}</span>
          {subheading === '' ? null : <span className={styles.subheading}>{` ${subheading}`}</span>}
        </h1>
        {save === undefined || onSave === undefined ? null : (
          <VehicleSummarySave {...save} saved={saved} onSave={onSave} />
        )}
        {notice}
      </div>
      {sold === undefined ? (
        <div data-part="price" data-area="price">
          <PriceBlock price={price} size="l" />
          {weekly === undefined ? null : <p className={styles.weekly}>{weekly}</p>}
        </div>
      ) : (
        <div className={styles.sold} data-part="sold" data-area="price">
          <p className={styles.soldNotice}>
            <CircleSlash2 />
            <span>{sold.notice}</span>
          </p>
          <p>{sold.message}</p>
          <div className={styles.findSimilar} data-print="hide">
            <Button variant="primary" wide href={sold.enquiry.href}>
              {sold.enquireLabel}
            </Button>
          </div>
        </div>
      )}
      {icons.length === 0 ? null : <VehicleSummaryIcons icons={icons} />}
      {primary === undefined ? null : (
        <div className={styles.buttons} data-part="buttons" data-area="actions" data-print="hide">
          <LinkButton {...primary} />
          {outlined.length === 0 ? null : (
            <div className={styles.group}>
              {outlined.map((button) => (
                <LinkButton key={button.name} {...button} />
              ))}
            </div>
          )}
          {more.length > 0 ? (
            <details>
              <summary className={styles.moreLabel}>
                {t('More')}
                <ChevronDown className={styles.chevron} />
              </summary>
              <div className={styles.buttons}>
                <ButtonGroups buttons={more} />
              </div>
            </details>
          ) : null}
        </div>
      )}
      {cin === undefined ? null : (
        <a className={`${action.action} ${styles.cin}`} href={cin.href} data-part="cin">
          <FileText />
          <span>{cin.label}</span>
        </a>
      )}
    </section>
  );
};
