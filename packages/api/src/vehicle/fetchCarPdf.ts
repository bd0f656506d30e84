import { fetchBlob } from '../http/fetchBlob.ts';
import { vehicleEndpoints } from './vehicleEndpoints.ts';

/** The server generates the PDF for each call, which is slow. */
const timeoutMs = 30_000;

/** The first bytes of every PDF. */
const signature = '%PDF-';

export type CarPdfCall = {
  /** Prefix of the path; '' for the page's own origin. */
  baseUrl: string;
  slug: string;
  fetch?: typeof fetch;
  signal?: AbortSignal;
};

const fetchPdf = async (address: string, call: Pick<CarPdfCall, 'fetch' | 'signal'>): Promise<Blob | undefined> => {
  const file = await fetchBlob(address, { ...call, accept: 'application/pdf', timeoutMs });
  if (file === undefined || (await file.slice(0, signature.length).text()) !== signature) return undefined;
  return new Blob([file], { type: 'application/pdf' });
};

/** Fetches a car's sheet as a PDF; undefined if the call fails, times out or returns anything else. */
export const fetchCarPdf = ({ baseUrl, slug, ...call }: CarPdfCall): Promise<Blob | undefined> =>
  fetchPdf(baseUrl + vehicleEndpoints.pdf(slug), call);

/** Fetches the analysis of a car's market as a PDF; undefined as for `fetchCarPdf`. */
export const fetchCarAnalysis = ({ baseUrl, slug, ...call }: CarPdfCall): Promise<Blob | undefined> =>
  fetchPdf(baseUrl + vehicleEndpoints.analysis(slug), call);
