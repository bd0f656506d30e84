import { useEffect, useState } from 'react';
import { fetchCarAnalysis, fetchCarPdf } from '@dealer/api/vehicle';
import { analyticsEvents } from '@dealer/core/analytics';
import { errorText } from '@dealer/core/errors';
import type { Vehicle } from '@dealer/core/vehicle';
import { VehicleReports } from '@dealer/ui/VehicleReports';
import { useStorefront } from '../../boot/storefront.ts';
import { printHref } from '../../pages/print/printHref.ts';
import { vehiclePlugins } from '../../pages/vehicle/websiteSession.ts';

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

/** Whether the website session allows the analysis of this vehicle (row 6.R11). */
const useHasAnalysis = (vehicle: Vehicle): boolean => {
  const storefront = useStorefront();
  const [allowed, setAllowed] = useState<number>();
  useEffect(() => {
    let isGone = false;
    if (storefront.site.plugins.carAnalysis)
      void vehiclePlugins(vehicle, storefront).then((plugins) => {
        if (!isGone && plugins.includes('Car Analysis')) setAllowed(vehicle.id);
      });
    return () => void (isGone = true);
  }, [storefront, vehicle]);
  return allowed === vehicle.id;
};

/**
 * A vehicle on paper: history report (event 60), the page to print, the PDF (event 61), which is said to be under way, and the analysis
 * of its market.
 */
export const VehiclePapers = ({ vehicle }: { vehicle: Vehicle }) => {
  const { site, events } = useStorefront();
  const [preparing, setPreparing] = useState<'pdf' | 'analysis'>();
  const hasAnalysis = useHasAnalysis(vehicle);

  const download = async (what: 'pdf' | 'analysis'): Promise<void> => {
    setPreparing(what);
    const fetchFile = what === 'pdf' ? fetchCarPdf : fetchCarAnalysis;
    const file = await fetchFile({ baseUrl: site.services.api.baseUrl, slug: vehicle.slug });
    setPreparing(undefined);
    if (file) save(file, `${vehicle.slug}${what === 'pdf' ? '' : '-analysis'}.pdf`);
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
      onPdf={() => {
        events.emit({ kind: 'analytics', id: analyticsEvents.printPdf, name: 'print PDF', carId: vehicle.id });
        void download('pdf');
      }}
      onAnalysis={hasAnalysis ? () => void download('analysis') : undefined}
    />
  );
};
