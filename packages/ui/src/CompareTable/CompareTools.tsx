import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Check, Link } from '../icons/icons.ts';
import { Printer } from '../icons/vehicleIcons.ts';
import { Plus } from '../icons/lateIcons.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './CompareTable.module.css';

export type CompareToolsProps = {
  /** Whether rows without a difference are hidden. */
  onlyDifferences: boolean;
  /** Undefined with fewer than two vehicles. */
  onOnlyDifferences?: (only: boolean) => void;
  /** Where another vehicle is selected; undefined when the comparison is full. */
  add?: { label: string; href: string; onFollow?: () => void };
  /** Called when the visitor shares the comparison. */
  onShare: () => void;
  /** The result of sharing: the link was copied, or is shown for copying by hand. */
  shared?: { kind: 'copied' } | { kind: 'shown'; address: string };
  /** Called when the visitor prints the comparison. */
  onPrint: () => void;
};

/**
 * The tools of a comparison: show only differences, add, share, print.
 *
 * @example
 * <CompareTools onlyDifferences={only} onOnlyDifferences={setOnly} onShare={share} onPrint={print} />
 */
export const CompareTools = ({
  onlyDifferences,
  onOnlyDifferences,
  add,
  onShare,
  shared,
  onPrint,
  ...root
}: WithRoot<CompareToolsProps, 'div'>) => {
  const t = useTexts();
  return (
    <div
      {...rootProps(root, styles.tools)}
      role="group"
      aria-label={t('This comparison')}
      data-part="compare-tools"
      data-print="hide"
    >
      {onOnlyDifferences ? (
        <Checkbox
          id="compare-differences"
          label={t('Show differences only')}
          checked={onlyDifferences}
          onChange={({ target }) => onOnlyDifferences(target.checked)}
        />
      ) : (
        <span />
      )}
      <div className={styles.buttons}>
        {add ? (
          <Button href={add.href} icon={<Plus />} onClick={add.onFollow}>
            {add.label}
          </Button>
        ) : null}
        <Button icon={shared?.kind === 'copied' ? <Check /> : <Link />} onClick={onShare}>
          {shared?.kind === 'copied' ? t('Link copied') : t('Copy link')}
        </Button>
        <Button icon={<Printer />} onClick={onPrint}>
          {t('Print')}
        </Button>
      </div>
      <div role="status" className={styles.outcome}>
        {shared?.kind === 'copied' ? (
          <VisuallyHidden>{t('The link to this comparison is copied.')}</VisuallyHidden>
        ) : null}
        {shared?.kind === 'shown' ? (
          <label className={styles.link}>
            This browser would not copy. The link to this comparison:
            <input type="text" readOnly value={shared.address} onFocus={({ target }) => target.select()} />
          </label>
        ) : null}
      </div>
    </div>
  );
};
