import { useEffect, useState } from 'react';
import { fetchCarAnalysis, fetchCarPdf } from '@dealer/api/vehicle';
import { analyticsEvents } from '@dealer/core/analytics';
import { errorText } from '@dealer/core/errors';
import type { Vehicle } from '@dealer/core/vehicle';
import { printLinks } from '@dealer/core/vehicle-page';
import { VehicleReports } from '@dealer/ui/VehicleReports';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page as definition } from '../../page.ts';
import { vehiclePlugins } from '../../websiteSession.ts';

/** Some browsers read the object URL after the click, so it is revoked with a delay. */
const revokeAfterMs = 10_000;

const save = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
};

/** Whether the website session allows the market analysis of this vehicle. */
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

/** History report (event 60), print page, PDF (event 61) and market analysis of the page's vehicle. */
export const PrintAndPdf = () => {
  const { quoted: vehicle } = usePage(definition);
  const { site, events } = useStorefront();
  const [preparing, setPreparing] = useState<'pdf' | 'analysis'>();
  const hasAnalysis = useHasAnalysis(vehicle);
  const { page, pdf } = printLinks(vehicle.slug);

  const download = async (what: 'pdf' | 'analysis'): Promise<void> => {
    setPreparing(what);
    const fetchFile = what === 'pdf' ? fetchCarPdf : fetchCarAnalysis;
    const file = await fetchFile({ baseUrl: site.services.api.baseUrl, slug: vehicle.slug });
    setPreparing(undefined);
    if (file) save(file, what === 'pdf' ? pdf.fileName : pdf.fileName.replace(/\.pdf$/, '-analysis.pdf'));
    // A native alert, by decision E7.
    else window.alert(errorText('pdf'));
  };

  return (
    <VehicleReports
      report={
        vehicle.historyReportUrl === undefined
          ? undefined
          : { label: site.phrases['detail.carHistoryReport'], href: vehicle.historyReportUrl }
      }
      printHref={page.href}
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
