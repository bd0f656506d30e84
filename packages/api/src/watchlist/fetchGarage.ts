import * as z from 'zod/mini';
import type { Http, HttpResult } from '../http/http.ts';
import { watchlistEndpoints } from './watchlistEndpoints.ts';

/** What is sent of an enquiry or valuation, apart from its number. */
export const sentFields = {
  received_at: z.string(),
  category: z.string(),
  subcategory: z.optional(z.nullable(z.string())),
  car_id: z.optional(z.nullable(z.number())),
  description: z.optional(z.nullable(z.string())),
  rego: z.optional(z.nullable(z.string())),
  offer_price: z.optional(z.nullable(z.number())),
};

const sentSchema = z.object({
  lead_id: z.union([z.string(), z.pipe(z.number(), z.transform(String))]),
  ...sentFields,
});

/** An enquiry or valuation that the person sent to the dealer. */
export type SentDoc = z.output<typeof sentSchema>;

/** Both lists are newest first. */
export type GarageDoc = { enquiries: SentDoc[]; valuations: SentDoc[] };

const listOf = z.pipe(
  z.array(z.catch(z.nullable(sentSchema), null)),
  z.transform((rows): SentDoc[] => rows.filter((row) => row !== null)),
);

/** Invalid rows are omitted. */
const garageSchema = z.object({ enquiries: listOf, valuations: listOf });

/** Fetches the enquiries and valuations that the signed-in person sent to this dealer (decision E25). */
export const fetchGarage = (http: Http, { bearer }: { bearer: string }): Promise<HttpResult<GarageDoc>> =>
  http.json('GET', watchlistEndpoints.garage, { schema: garageSchema, bearer });
