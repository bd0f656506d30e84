import * as z from 'zod/mini';
import { businessDay } from '../format/days.ts';
import type { Site } from '../site/site.ts';
import { australianStates } from '../site/australianStates.ts';
import { initialRegoState } from './initialRegoState.ts';
import { readMoment } from '../data/readers.ts';
import { emptyEnquiry, enquirySchema } from './enquirySchema.ts';
import { enquiryCategories, yesNo } from './formChoices.ts';
import { needed, optional, writtenCount } from './formFields.ts';
import type { FormPurpose } from './locationChoices.ts';

/** The error messages of the additional questions. */
const leadFormMessages = {
  rego: 'Please enter the registration number as it stands on the plate, letters and numbers only.',
  kms: 'Please enter the kilometres as a number, such as 84000.',
  year: 'Please enter the year as four digits, such as 2019.',
  date: 'Please choose a date.',
  past: 'Please choose a day that is still to come.',
  fleetSize: 'Please enter a number of vehicles, such as 12.',
  ownVehicle: 'Please enter what you drive, such as 2016 Mazda CX-5.',
  ownKms: 'Please enter how many kilometres your vehicle has driven.',
} as const;

const platePattern = /^[a-z0-9](?:[ -]?[a-z0-9]){0,8}$/i;

/** A text that may be empty; otherwise it must have the format. */
const fitting = (longest: number, fits: (value: string) => boolean, error: string) =>
  optional(longest).check(z.refine((value) => value === '' || fits(value), { error }));

const states = australianStates.map(({ value }) => value as string);

/**
 * The schema of an enquiry form with additional questions: the enquiry and the questions in `leadForms`. All additional answers may be
 * empty, except what the visitor drives where the form is about it (`ownVehicle`). `now` is in milliseconds since 1970; dates must not
 * be in the past.
 *
 * @example
 * leadFormSchema(aSite(), now).safeParse({ ...form, year: '19' }).error?.issues[0]?.message; // => 'Please enter the year as four digits, such as 2019.'
 */
export const leadFormSchema = (
  site: Pick<Site, 'forms' | 'dealerships' | 'locations' | 'country' | 'timezone'>,
  now: number,
  {
    aboutVehicle = false,
    ownVehicle = false,
    form = 'general',
  }: { readonly aboutVehicle?: boolean; readonly ownVehicle?: boolean; readonly form?: FormPurpose } = {},
) => {
  const say = leadFormMessages;
  const today = businessDay(now, site.timezone);
  const latestYear = Number(today.slice(0, 4)) + 1;
  const isPlate = (value: string): boolean => platePattern.test(value);
  const isCount = (value: string): boolean => /^\d{1,7}$/.test(writtenCount(value));
  // Without a selection, the value is '' in a draft, null in a question and false in a tick.
  const answer = z.optional(z.union([z.enum([...yesNo, '']), z.null(), z.literal(false)]));
  return z.extend(enquirySchema(site, { aboutVehicle, form }), {
    category: z._default(z.enum(enquiryCategories), 'General Enquiry'),
    company: optional(200),
    fleetSize: fitting(20, isCount, say.fleetSize),
    position: optional(200),
    vehicle: optional(200),
    year: fitting(
      20,
      (value) => /^\d{4}$/.test(value) && Number(value) >= 1900 && Number(value) <= latestYear,
      say.year,
    ),
    rego: fitting(20, isPlate, say.rego),
    // The value of a form with a single checkbox is not a list.
    services: z._default(
      z.pipe(
        z.union([z.array(z.string()), z.string(), z.boolean(), z.null()]),
        z.transform((ticked) =>
          Array.isArray(ticked) ? ticked : typeof ticked === 'string' && ticked !== '' ? [ticked] : [],
        ),
      ),
      [],
    ),
    date: optional(20).check(
      z.refine((value) => value === '' || (/^\d{4}-\d{2}-\d{2}$/.test(value) && readMoment(value) !== undefined), {
        error: say.date,
        abort: true,
      }),
      z.refine((value) => value === '' || value >= today, { error: say.past }),
    ),
    finance: answer,
    tradeIn: answer,
    tradeInVehicle: ownVehicle ? needed(say.ownVehicle, 200) : optional(200),
    kms: ownVehicle ? needed(say.ownKms, 20, { test: isCount, error: say.kms }) : fitting(20, isCount, say.kms),
    tradeInRego: fitting(20, isPlate, say.rego),
    regoState: z._default(z.string().check(z.refine((value) => value === '' || states.includes(value))), ''),
    tradeInLocation: optional(100),
  });
};

/** The values of the form before validation. */
export type LeadFormInput = z.input<ReturnType<typeof leadFormSchema>>;

/**
 * The values of a form without the answers about a trade-in where there is none: their fields are not shown, so what was typed there before
 * is no reason to refuse the form.
 *
 * @example
 * shownAnswers({ ...form, tradeIn: false, kms: 'lots' }).kms; // => ''
 */
export const shownAnswers = (
  values: LeadFormInput,
  { ownVehicle = false }: { readonly ownVehicle?: boolean } = {},
): LeadFormInput =>
  ownVehicle || values.tradeIn === 'Yes'
    ? values
    : { ...values, tradeInVehicle: '', kms: '', tradeInRego: '', tradeInLocation: '' };

/** The values of a valid form. */
export type LeadFormValues = z.infer<ReturnType<typeof leadFormSchema>>;

/**
 * The initial values of a form with additional questions.
 *
 * @example
 * emptyLeadForm(aSite()).services; // => []
 */
export const emptyLeadForm = (site: Pick<Site, 'forms' | 'country' | 'locations' | 'search'>): LeadFormValues => ({
  ...emptyEnquiry(site),
  category: 'General Enquiry',
  company: '',
  fleetSize: '',
  position: '',
  vehicle: '',
  year: '',
  services: [],
  date: '',
  finance: '',
  tradeIn: '',
  tradeInVehicle: '',
  kms: '',
  tradeInRego: '',
  regoState: initialRegoState(site) ?? '',
  tradeInLocation: '',
});
