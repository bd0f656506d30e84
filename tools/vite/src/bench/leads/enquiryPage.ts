import type { Locator, Page } from 'playwright';

const form = (page: Page): Locator => page.getByRole('main').locator('form').first();

/** Fills in the required fields of an enquiry page. */
export const fillEnquiry = async (page: Page, message: string): Promise<void> => {
  for (const [label, value] of [
    [/^first name/i, 'Robin'],
    [/^last name/i, 'Sample'],
    [/^email/i, 'robin@sample.example'],
    [/^phone/i, '0412 345 678'],
    [/message|help|comment/i, message],
  ] as const)
    await form(page).getByLabel(label).first().fill(value);
  for (const select of await form(page).getByRole('combobox').all())
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
};

export const sendButton = (page: Page): Locator => form(page).locator('button[type=submit]');
