import * as z from 'zod/mini';
import { readOtpCode } from './readOtpCode.ts';

/**
 * The code form as a schema, with the words of `readOtpCode` (rows 5.Q11, 5.Q12; decision E8). What comes out is six digits.
 *
 * @example
 * otpSchema().safeParse({ code: '' }).error?.issues[0]?.message; // => 'This is a required field.'
 */
export const otpSchema = () =>
  z.object({
    code: z.pipe(
      z.string().check((context) => {
        const read = readOtpCode(context.value);
        if (read.kind === 'invalid')
          context.issues.push({ code: 'custom', message: read.message, input: context.value });
      }),
      z.transform((text: string) => text.replace(/\s/g, '')),
    ),
  });
