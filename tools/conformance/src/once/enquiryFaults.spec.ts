import { fillEnquiry, sendButton } from '../support/enquiry.ts';
import { expect, open, test } from '../support/test.ts';

test.describe('an enquiry', () => {
  for (const [scenario, text] of [
    ['lead-500', /error occurr?ed/i],
    ['lead-422', /this phone number is not in use/i],
    ['lead-offline', /error occurr?ed|connection|reach/i],
    ['lead-malformed', /error occurr?ed/i],
  ] as const) {
    test(`leaves the fields filled in when the backend answers ${scenario}`, async ({ page, noise }) => {
      noise.allow(/Failed to load resource|net::ERR/);
      await open(page, `/contact-us?scenario=${scenario}`);
      const form = page.getByRole('main').locator('form').first();
      await fillEnquiry(form);
      await sendButton(form).click();
      await expect(form.getByText(text).first()).toBeVisible();
      await expect(form.getByRole('textbox', { name: /^email/i })).toHaveValue('robin@sample.example');
      await expect(page).toHaveURL(/contact-us/);
    });
  }
});
