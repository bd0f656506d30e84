import * as z from 'zod/mini';
import { enquiryMessages as say } from '../enquiry/enquiryMessages.ts';
import { emailField, needed, termsField } from '../enquiry/formFields.ts';
import type { Site } from '../site/site.ts';
import { signInPhone } from './signInPhone.ts';

const personFields = () => ({ name: needed(say.name, 100), lastName: needed(say.lastName, 100), email: emailField() });

/**
 * What the garage's form of details accepts: the same as sign-in asks for, without the phone, which is the account.
 *
 * @example
 * detailsSchema().safeParse({ name: 'Ana', lastName: '', email: 'ana@example.com' }).success; // => false
 */
export const detailsSchema = () => z.object(personFields());

/** The values of a checked form of details. */
export type DetailsForm = z.output<ReturnType<typeof detailsSchema>>;

/**
 * What the sign-in form accepts: who it is and a mobile (specification sections 5 to 7; row 5.Q05; decision D9), the terms where the
 * site asks for them.
 *
 * @example
 * signInSchema(aSite()).safeParse({ ...form, phone: '07 5550 1234' }).success; // => false, no SMS reaches a landline
 */
export const signInSchema = (site: Pick<Site, 'forms' | 'country'>) =>
  z.object({
    ...personFields(),
    phone: z.string().check(z.trim(), z.maxLength(40, say.tooLong), (context) => {
      const read = signInPhone(context.value, site.country);
      if (read.kind === 'invalid') context.issues.push({ code: 'custom', message: read.message, input: context.value });
    }),
    terms: termsField(site),
  });

/** The values of a checked sign-in form. */
export type SignInForm = z.output<ReturnType<typeof signInSchema>>;
