import FileText from 'lucide-react/icons/file-text';
import FileDown from 'lucide-react/icons/file-down';
import Printer from 'lucide-react/icons/printer';
import { Button } from '../Button/Button.tsx';
import styles from './VehicleReports.module.css';

export type VehicleReportsProps = {
  /** The history report, where there is one. */
  report?: { label: string; href: string } | undefined;
  printHref: string;
  preparing: boolean;
  onReport: () => void;
  onPdf: () => void;
};

/**
 * A vehicle on paper: its history report, a sheet to print, a sheet to keep.
 *
 * @example
 * <VehicleReports printHref="/print?car_id=2022-toyota-hilux-7" preparing={false} onReport={count} onPdf={download} />
 */
export const VehicleReports = ({ report, printHref, preparing, onReport, onPdf }: VehicleReportsProps) => (
  <div className={styles.root} data-part="vehicle-reports" data-print="hide">
    {report === undefined ? null : (
      <Button
        href={report.href}
        target="_blank"
        rel="noopener"
        icon={<FileText />}
        aria-label={`${report.label}, opens in a new tab`}
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
      aria-label="Print this page, opens in a new tab"
    >
      Print this page
    </Button>
    <Button icon={<FileDown />} busy={preparing} onClick={onPdf}>
      {preparing ? 'Preparing...' : 'Print PDF'}
    </Button>
  </div>
);
