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

const fetchPdf = async (address: string, call: Pick<CarPdfCall, 'fetch' | 'signal'>): Promise<Blob | undefined> => {
  const file = await fetchBlob(address, { ...call, accept: 'application/pdf', timeoutMs: patienceMs });
  if (file === undefined || (await file.slice(0, signature.length).text()) !== signature) return undefined;
  return new Blob([file], { type: 'application/pdf' });
};

/**
 * Asks for a car's sheet as a PDF (row 7.A23); undefined where the call failed, took too long or answered anything but a PDF.
 *
 * @example
 * const pdf = await fetchCarPdf({ baseUrl: '', slug: '2022-toyota-hilux-1001' });
 */
export const fetchCarPdf = ({ baseUrl, slug, ...call }: CarPdfCall): Promise<Blob | undefined> =>
  fetchPdf(baseUrl + vehicleEndpoints.pdf(slug), call);

/**
 * Asks for the analysis of a car's market as a PDF (row 6.R11); undefined as of `fetchCarPdf`.
 *
 * @example
 * const pdf = await fetchCarAnalysis({ baseUrl: '', slug: '2022-toyota-hilux-1001' });
 */
export const fetchCarAnalysis = ({ baseUrl, slug, ...call }: CarPdfCall): Promise<Blob | undefined> =>
  fetchPdf(baseUrl + vehicleEndpoints.analysis(slug), call);
