import type { LeadBody } from '@dealer/core/enquiry';
import { createTransport } from 'nodemailer';
import type { Channel } from './forwarder.ts';

const timeoutMs = 20_000;

/** One line: control characters and line breaks are spaces. */
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Where the mail server did not answer an earlier attempt. */
const repeatText = 'You may have this e-mail already: we do not know whether an earlier attempt to send it succeeded.';

/**
 * The e-mail about a lead: plain text, a line for each field in the order of the form. Further lines of a text are
 * indented, so that no text looks like another field.
 */
export const leadMail = (
  { lead_attributes: attributes, user_agent: _, ...lead }: LeadBody,
  { leadId, mayRepeat = false }: { leadId: number; mayRepeat?: boolean },
): { subject: string; text: string; replyTo: string | undefined } => {
  const about = textOf(lead.car_description ?? lead.offer_name ?? lead.subcategory ?? '');
  const email = (lead.email ?? '').trim();
  const lines = Object.entries({ ...lead, ...attributes })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${oneLine(name)}: ${textOf(value).replace(/\r\n?|\n/g, '\n    ')}`);
  return {
    subject: oneLine(`${lead.category} ${leadId}${about === '' ? '' : `: ${about}`}`).slice(0, 150),
    text: [`Lead ${leadId}`, ...(mayRepeat ? [repeatText] : []), '', ...lines, ''].join('\n'),
    replyTo: email === '' ? undefined : email,
  };
};

/**
 * Forwards leads by SMTP. `url` has the server and the account: `smtps://user:password@mail.example`. The `Message-ID` is the same in
 * each attempt for a lead, so that a mail server or reader can drop a second copy.
 */
export const mailChannel = ({ url, from, to }: { url: string; from: string; to: string }): Channel => {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const domain =
    from
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '') ?? 'localhost';
  return {
    name: 'email',
    send: async ({ leadId, receivedAt, mayRepeat, body }) => {
      const { subject, text, replyTo } = leadMail(body, { leadId, mayRepeat });
      await transport.sendMail({
        from,
        to,
        replyTo,
        subject,
        text,
        messageId: `<lead-${leadId}@${domain}>`,
        date: new Date(receivedAt),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
};
