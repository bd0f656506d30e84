import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { FileDown, FileText, Printer } from '../icons/vehicleIcons.ts';
import { ChartLine } from '../icons/lateIcons.ts';
import { Button } from '../Button/Button.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './VehicleReports.module.css';

export type VehicleReportsProps = {
  /** The history report, where there is one. */
  report?: { label: string; href: string } | undefined;
  /** The address of the sheet for printing. */
  printHref: string;
  /** The file that is being prepared. */
  preparing: 'pdf' | 'analysis' | undefined;
  /** Called when the visitor opens the history report. */
  onReport: () => void;
  /** Called when the visitor saves the sheet as a file. */
  onPdf: () => void;
  /** The analysis of the vehicle's market, where there is one. */
  onAnalysis?: (() => void) | undefined;
};

/**
 * Documents of a vehicle: history report, market analysis, printable page.
 *
 * @avoid For documents of the site, such as its terms: link them in the text.
 * @accessibility What opens a new tab says so in its name. A button that prepares a document is announced as unavailable with another text, and the focus stays on it.
 *
 * @example
 * <VehicleReports printHref="/print?car_id=2022-toyota-hilux-7" preparing={undefined} onReport={count} onPdf={download} />
 */
export const VehicleReports = ({
  report,
  printHref,
  preparing,
  onReport,
  onPdf,
  onAnalysis,
  ...root
}: WithRoot<VehicleReportsProps, 'div'>) => {
  const t = useTexts();
  return (
    <div {...rootProps(root, styles.root)} data-part="vehicle-reports" data-print="hide">
      {report === undefined ? null : (
        <Button
          href={report.href}
          target="_blank"
          rel="noopener"
          icon={<FileText />}
          aria-label={t('{label}, opens in a new tab', { label: report.label })}
          onClick={onReport}
        >
          {report.label}
        </Button>
      )}
      <Button
        href={printHref}
        target="_blank"
        rel="noopener"
        icon={<Printer />}
        aria-label={t('Print this page, opens in a new tab')}
      >
        {t('Print this page')}
      </Button>
      <Button icon={<FileDown />} busy={preparing === 'pdf'} onClick={onPdf}>
        {preparing === 'pdf' ? t('Preparing...') : t('Print PDF')}
      </Button>
      {onAnalysis === undefined ? null : (
        <Button icon={<ChartLine />} busy={preparing === 'analysis'} onClick={onAnalysis}>
          {preparing === 'analysis' ? t('Preparing...') : t('Car Analysis')}
        </Button>
      )}
    </div>
  );
};
