import { fetchBlob } from '../http/fetchBlob.ts';
import { vehicleEndpoints } from './vehicleEndpoints.ts';

/** Milliseconds: a sheet is drawn by the server, which may take its time. */
const patienceMs = 30_000;

/** The first bytes of every PDF. */
const signature = '%PDF-';

export type CarPdfCall = {
  /** Put before the path; '' for the page's own origin. */
  baseUrl: string;
  slug: string;
  fetch?: typeof fetch;
  signal?: AbortSignal;
};

/**
 * Asks for a car's sheet as a PDF (row 7.A23); undefined where the call failed, took too long or answered anything but a PDF.
 *
 * @example
 * const pdf = await fetchCarPdf({ baseUrl: '', slug: '2022-toyota-hilux-1001' });
 */
export const fetchCarPdf = async ({ baseUrl, slug, ...call }: CarPdfCall): Promise<Blob | undefined> => {
  const file = await fetchBlob(baseUrl + vehicleEndpoints.pdf(slug), {
    ...call,
    accept: 'application/pdf',
    timeoutMs: patienceMs,
  });
  if (file === undefined || (await file.slice(0, signature.length).text()) !== signature) return undefined;
  return new Blob([file], { type: 'application/pdf' });
};
