import type { Http } from '@dealer/api/http';
import { submitLead } from '@dealer/api/leads';
import { ask, postcodesIn } from '@dealer/core/ask';
import { yardsNearPostcodes } from '@dealer/core/postcodes';
import { filterLocations, locationCardModel } from '@dealer/core/contact';
import {
  emptyEnquiry,
  enquiryPayload,
  enquirySchema,
  testDriveBookingSchema,
  testDriveContactSchema,
  testDrivePayload,
} from '@dealer/core/enquiry';
import type { EnquiryForm, LeadContext } from '@dealer/core/enquiry';
import { assistantText, assistantVehicle } from '@dealer/core/feeds';
import {
  calculatorModel,
  changeCalculator,
  hasFinanceCalculator,
  startCalculator,
  vehicleLoan,
} from '@dealer/core/finance';
import { priceLine, priceSummary } from '@dealer/core/price';
import { absoluteAddress, vehiclePath } from '@dealer/core/routes';
import {
  pricedSort,
  refinementFilter,
  serialiseSearchUrl,
  type SortBy,
  sortOptions,
  startSearchState,
  stateFilter,
} from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import type { Vehicle } from '@dealer/core/vehicle';
import { compareTable } from '@dealer/core/vehicle-page';
import type { SearchQueries } from '@dealer/search/query';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';

/** What the tools of a site work with. */
export type AssistantTools = {
  readonly site: Site;
  readonly search: SearchQueries;
  readonly http: Http;
  /** The values of the index that words can name. */
  readonly facetValues: () => Promise<Readonly<Record<string, readonly string[]>>>;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The name of the program, for the lead. */
  readonly userAgent: string;
  /** Enquiries and test drives are offered. */
  readonly sendsLeads: boolean;
  /** Counts a lead; false where this client has sent too many. */
  readonly mayEnquire: () => boolean;
};

const pageSize = 10;
const mostCompared = 4;

const answer = (value: Record<string, unknown>): CallToolResult => ({
  structuredContent: value,
  content: [{ type: 'text', text: JSON.stringify(value) }],
});
const refusal = (sentence: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text: sentence }] });

const noSearch = 'The stock cannot be searched at the moment. Try again in a minute.';
const read = { readOnlyHint: true, openWorldHint: false };

const slug = z.string().max(200).describe('The `slug` of a vehicle, as search_vehicles answers it.');

/** The order of a search, as the index sorts. */
const sortOf = (sortBy: SortBy, site: Site): string[] =>
  pricedSort(sortOptions.find(({ value }) => value === sortBy)?.sort ?? [], site);

/** The vehicle of a slug, or why there is none. */
const findVehicle = async (
  wanted: string,
  { search, site, now }: AssistantTools,
): Promise<{ vehicle: Vehicle; described: Record<string, unknown> } | { fault: string }> => {
  const found = await search.findVehicle({ slug: wanted });
  if (found.kind === 'failed') return { fault: noSearch };
  const described = found.value && assistantVehicle(found.value, site, now);
  if (found.value === undefined) return { fault: 'This dealer has no vehicle with this slug.' };
  return described === undefined ? { fault: 'This vehicle is sold.' } : { vehicle: found.value, described };
};

const searchVehicles = (server: McpServer, tools: AssistantTools): void => {
  const { site, search, now } = tools;
  server.registerTool(
    'search_vehicles',
    {
      title: 'Search vehicles',
      description:
        'Finds vehicles for sale at this dealer by a text in plain words, such as "7 seater hybrid suv under 40k automatic". `notUnderstood` is what stayed a search for words. Each price has its `priceType`, and `statements` must be shown with the vehicle.',
      inputSchema: {
        text: z
          .string()
          .max(300)
          .default('')
          .describe('What the person is looking for, in their words. Empty: all stock.'),
        maxPrice: z.number().int().min(0).max(99_999_999).optional().describe('The most that it may cost, in dollars.'),
        sort: z.enum(['relevant', 'latest', 'highest-price', 'lowest-price']).optional(),
        page: z.number().int().min(1).max(100).default(1).describe(`Counts from 1; a page has ${pageSize} vehicles.`),
      },
      annotations: read,
    },
    async ({ text, maxPrice, sort, page }) => {
      const facetValues = await tools.facetValues();
      const yardsNear = await yardsNearPostcodes(postcodesIn(text), site);
      const { state, rest } = ask(text, { facetValues, site, now, yardsNear }, startSearchState(site));
      const wanted = {
        ...state,
        page,
        sortBy: sort ?? state.sortBy,
        ranges:
          maxPrice === undefined
            ? state.ranges
            : { ...state.ranges, price: { ...state.ranges['price'], max: maxPrice } },
      };
      const own = stateFilter(wanted, site);
      const found = await search.multiSearch([
        {
          q: wanted.query,
          filter: [...refinementFilter(wanted), ...(own === '' ? [] : [own])],
          sort: sortOf(wanted.sortBy, site),
          page,
          hitsPerPage: pageSize,
        },
      ]);
      const result = found.kind === 'ok' ? found.value[0] : undefined;
      if (result === undefined) return refusal(noSearch);
      return answer({
        total: result.total,
        page,
        notUnderstood: rest,
        address: absoluteAddress(serialiseSearchUrl(wanted, { site, facetValues }), site),
        vehicles: result.vehicles.flatMap((vehicle) => assistantVehicle(vehicle, site, now) ?? []),
      });
    },
  );
};

const readVehicles = (server: McpServer, tools: AssistantTools): void => {
  const { site, now } = tools;
  server.registerTool(
    'get_vehicle',
    {
      title: 'Read a vehicle',
      description: 'All facts of one vehicle with its price type, seller and the statements that the law requires.',
      inputSchema: { slug },
      annotations: read,
    },
    async ({ slug: wanted }) => {
      const found = await findVehicle(wanted, tools);
      return 'fault' in found ? refusal(found.fault) : answer(found.described);
    },
  );
  server.registerTool(
    'compare_vehicles',
    {
      title: 'Compare vehicles',
      description: `Two to ${mostCompared} vehicles row by row, with prices on one basis and running costs.`,
      inputSchema: { slugs: z.array(slug).min(2).max(mostCompared) },
      annotations: read,
    },
    async ({ slugs }) => {
      const found = await Promise.all(slugs.map((one) => findVehicle(one, tools)));
      const fault = found.findIndex((one) => 'fault' in one);
      if (fault >= 0) return refusal(`${slugs[fault]}: ${(found[fault] as { fault: string }).fault}`);
      const all = found as { vehicle: Vehicle; described: Record<string, unknown> }[];
      const { rows } = compareTable(
        all.map(({ vehicle }) => vehicle),
        site,
        now,
      );
      return answer({
        vehicles: all.map(({ described }) => described),
        rows: rows.map(({ label, values }) => ({
          label,
          values: values.map((value) => (value === undefined ? null : assistantText(value))),
        })),
      });
    },
  );
};

const findLocation = (server: McpServer, { site, now }: AssistantTools): void => {
  server.registerTool(
    'find_location',
    {
      title: 'Find a location',
      description:
        'The locations of this dealer with address, phone, opening hours and whether each is open now, by its own clock.',
      inputSchema: {
        for: z.enum(['sales', 'service', 'parts', 'all']).default('all'),
        text: z.string().max(100).default('').describe('A part of the name, the city, the state or the postcode.'),
        openNow: z.boolean().default(false).describe('Only those that are open now.'),
      },
      annotations: read,
    },
    ({ for: purpose, text, openNow: isOpenOnly }) => {
      const wanted = text.trim().toLowerCase();
      const locations = filterLocations(site.locations, purpose)
        .filter(({ name, address: { city, state, postcode } }) =>
          [name, city, state, postcode].some((part) =>
            String(part ?? '')
              .toLowerCase()
              .includes(wanted),
          ),
        )
        .map((location) => {
          const { name, address, phone, hours, licences, directionsHref, notice, openNow } = locationCardModel(
            location,
            site,
            now,
          );
          const isKnown = location.coming_soon !== true && openNow.kind !== 'unknown';
          return {
            name,
            address,
            phone,
            notice,
            licences,
            directions: directionsHref,
            ...(isKnown ? { isOpen: openNow.kind === 'open', openText: openNow.text } : {}),
            hours: hours.map(({ days, text: times }) => `${days}: ${times}`),
          };
        })
        .filter(({ isOpen }) => !isOpenOnly || isOpen === true);
      return answer({ locations });
    },
  );
};

const estimateRepayment = (server: McpServer, tools: AssistantTools): void => {
  const { site, now } = tools;
  server.registerTool(
    'estimate_repayment',
    {
      title: 'Estimate a repayment',
      description:
        'What a vehicle costs on finance, as the calculator of its page says it: an estimate, no offer of credit. Where a rate is stated, its comparison rate and the warning must be shown with it.',
      inputSchema: {
        slug,
        deposit: z.number().min(0).max(99_999_999).optional().describe('In dollars.'),
        years: z.number().int().min(1).max(10).optional(),
        finalPayment: z.number().min(0).max(99_999_999).optional().describe('A last payment at the end, in dollars.'),
        every: z.enum(['week', 'fortnight', 'month']).optional(),
      },
      annotations: read,
    },
    async ({ slug: wanted, deposit, years, finalPayment, every }) => {
      const found = await findVehicle(wanted, tools);
      if ('fault' in found) return refusal(found.fault);
      const loan = vehicleLoan(found.vehicle, site, now);
      if (loan === undefined || !hasFinanceCalculator(loan.carPrice, site))
        return refusal('This dealer states no payment for this vehicle. Ask the dealer about finance.');
      const typed = { deposit, residual: finalPayment, term: years } as const;
      let state = startCalculator(site, loan);
      for (const field of ['deposit', 'term', 'residual'] as const)
        if (typed[field] !== undefined)
          state = changeCalculator(state, { kind: 'type', field, text: String(typed[field]) });
      if (every !== undefined) state = changeCalculator(state, { kind: 'frequency', frequency: every });
      const { repayment, breakdown, rates } = calculatorModel(state, site);
      if (repayment.kind === 'enquire' || (site.country === 'AU' && rates.kind === 'none'))
        return refusal(
          'No payment is stated for this vehicle, because no lender’s comparison rate is known for it. Ask the dealer about finance.',
        );
      return answer({
        vehicle: found.described,
        repayment: `${repayment.text} ${repayment.per}`.replaceAll('\u00a0', ' '),
        total: `${repayment.totalLabel}: ${repayment.total}`,
        breakdown,
        rates: site.country === 'AU' ? rates : { kind: 'none' },
        deposit: state.deposit.value,
        years: state.term.value,
        finalPayment: state.residual.value,
        every: state.frequency,
        note: 'An estimate, not an offer of credit; for approved applicants only.',
      });
    },
  );
};

const person = {
  slug,
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  email: z.string().max(200),
  phone: z.string().max(40),
  postcode: z.string().max(10).default(''),
  message: z.string().max(2_000).describe('The person’s own words, unchanged.'),
  consent: z
    .literal(true)
    .describe('The person has seen these details and agreed that they are sent to this dealer, who will contact them.'),
  acceptsTerms: z.boolean().default(false).describe('The person has accepted the terms of use of this website.'),
  idempotencyKey: z
    .uuid()
    .describe('A new one for each request of the person; the same one to try that request again.'),
};
type Person = z.infer<z.ZodObject<typeof person>>;

const formOf = ({ firstName, lastName, email, phone, postcode, message, acceptsTerms }: Person, site: Site) => ({
  ...emptyEnquiry(site),
  name: firstName,
  lastName,
  email,
  phone,
  postcode,
  message,
  optIn: false,
  terms: acceptsTerms,
});

/** Sends a lead, or says why it is not sent. */
const send = async (
  payload: (context: LeadContext, vehicle: Vehicle) => object,
  { slug: wanted, idempotencyKey }: Person,
  tools: AssistantTools,
): Promise<CallToolResult> => {
  const { site, http, userAgent } = tools;
  const found = await findVehicle(wanted, tools);
  if ('fault' in found) return refusal(found.fault);
  if (!tools.mayEnquire()) return refusal('Too many requests were sent. Call the dealer, or try again in an hour.');
  const context: LeadContext = {
    url: absoluteAddress(vehiclePath(found.vehicle.slug), site),
    userAgent,
    visitedPages: [],
    linkedQueryParams: {},
    pageId: 'vehicle',
    priceShown: priceSummary(priceLine(found.vehicle, site)),
    extra: { sent_by: 'assistant' },
  };
  const outcome = await submitLead(http, payload(context, found.vehicle), { idempotencyKey });
  return outcome.kind === 'accepted'
    ? answer({
        sent: true,
        reference: outcome.leadId,
        seller: found.described['seller'],
        phone: found.described['phone'],
      })
    : refusal(outcome.message);
};

const problems = (error: z.core.$ZodError): CallToolResult =>
  refusal([...new Set(error.issues.map(({ message }) => message))].join(' '));

const sendLeads = (server: McpServer, tools: AssistantTools): void => {
  const { site, now } = tools;
  const writes = { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true };
  server.registerTool(
    'enquire',
    {
      title: 'Send an enquiry',
      description:
        'Sends a person’s enquiry about a vehicle to the dealer. Only in the person’s own words, with their details, after they agreed.',
      inputSchema: person,
      annotations: writes,
    },
    (given) => {
      const form = enquirySchema(site, { aboutVehicle: true }).safeParse(formOf(given, site));
      if (!form.success) return problems(form.error);
      return send((context, vehicle) => enquiryPayload({ form: form.data, vehicle, site, context }), given, tools);
    },
  );
  server.registerTool(
    'book_test_drive',
    {
      title: 'Request a test drive',
      description:
        'Sends a person’s request for a test drive to the dealer, who confirms the time. Only in the person’s own words, with their details, after they agreed.',
      inputSchema: {
        ...person,
        dateTime: z
          .string()
          .max(16)
          .default('')
          .describe('"YYYY-MM-DDTHH:mm" by the clock of the vehicle’s location; empty: the dealer proposes a time.'),
      },
      annotations: writes,
    },
    (given) => {
      const form = formOf(given, site);
      const contact = testDriveContactSchema(site).safeParse(form);
      if (!contact.success) return problems(contact.error);
      const booking = testDriveBookingSchema(site, now).safeParse({
        dateTime: given.dateTime,
        terms: given.acceptsTerms,
      });
      if (!booking.success) return problems(booking.error);
      return send(
        (context, vehicle) =>
          testDrivePayload({ contact: contact.data as EnquiryForm, booking: booking.data, vehicle, site, context }),
        given,
        tools,
      );
    },
  );
};

/**
 * Registers the tools of a site: those that read, and those that send a lead where the site allows it.
 *
 * @example
 * registerTools(server, { site, search, http, facetValues, now: Date.now(), userAgent: '', sendsLeads: true, mayEnquire: () => true });
 */
export const registerTools = (server: McpServer, tools: AssistantTools): void => {
  searchVehicles(server, tools);
  readVehicles(server, tools);
  findLocation(server, tools);
  estimateRepayment(server, tools);
  if (tools.sendsLeads) sendLeads(server, tools);
};
