import { useState } from 'react';
import { fetchCarPdf } from '@dealer/api/vehicle';
import { analyticsEvents } from '@dealer/core/analytics';
import { errorText } from '@dealer/core/errors';
import type { Vehicle } from '@dealer/core/vehicle';
import { VehicleReports } from '@dealer/ui/VehicleReports';
import { useStorefront } from '../../boot/storefront.ts';
import { printHref } from '../print/printHref.ts';

/** The address of a downloaded file is let go of a little later: some browsers read it after the click. */
const keepMs = 10_000;

const save = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keepMs);
};

/** A vehicle on paper: history report (event 60), the page to print, the PDF (event 61), which is said to be under way. */
export const VehiclePapers = ({ vehicle }: { vehicle: Vehicle }) => {
  const { site, events } = useStorefront();
  const [preparing, setPreparing] = useState(false);

  const download = async (): Promise<void> => {
    events.emit({ kind: 'analytics', id: analyticsEvents.printPdf, name: 'print PDF', carId: vehicle.id });
    setPreparing(true);
    const pdf = await fetchCarPdf({ baseUrl: site.services.api.baseUrl, slug: vehicle.slug });
    setPreparing(false);
    if (pdf) save(pdf, `${vehicle.slug}.pdf`);
    // The specification's own way of saying it (section 8; decision E7).
    else window.alert(errorText('pdf'));
  };

  return (
    <VehicleReports
      report={
        vehicle.historyReportUrl === undefined
          ? undefined
          : { label: site.phrases['detail.carHistoryReport'], href: vehicle.historyReportUrl }
      }
      printHref={printHref(vehicle)}
      preparing={preparing}
      onReport={() =>
        events.emit({ kind: 'analytics', id: analyticsEvents.historyReport, name: 'history report', carId: vehicle.id })
      }
      onPdf={() => void download()}
    />
  );
};
