import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/** The button that sends an enquiry form of any site. */
export const sendButton = (form: Locator): Locator => form.getByRole('button', { name: /send|submit|enquire/i });

/** Fills the required fields of an enquiry form of any site. */
export const fillEnquiry = async (form: Locator): Promise<void> => {
  await expect(form.getByRole('textbox').first()).toBeVisible();
  for (const [label, value] of [
    [/^first name/i, 'Robin'],
    [/^last name/i, 'Sample'],
    [/^(full )?name$/i, 'Robin Sample'],
    [/^email/i, 'robin@sample.example'],
    [/^(phone|mobile)/i, '0412 345 678'],
    [/postcode/i, '4000'],
    [/message|help|comment/i, 'Is it still there on Saturday?'],
  ] as const) {
    const field = form.getByLabel(label).first();
    if ((await field.count()) > 0 && (await field.isVisible())) await field.fill(value);
  }
  for (const select of await form.getByRole('combobox').all())
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
  for (const box of await form.getByRole('checkbox').all())
    if (
      !(await box.isChecked()) &&
      ((await box.getAttribute('aria-required')) === 'true' ||
        /agree/i.test(await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.innerText ?? '')))
    )
      await box.check();
};
