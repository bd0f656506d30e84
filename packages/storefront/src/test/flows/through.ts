import { fireEvent, userEvent, waitFor, within } from 'storybook/test';

/** Something that a visitor does on the page. */
export type Step = (page: ReturnType<typeof within>, body: HTMLElement) => Promise<void>;

/**
 * Steps of a flow, one after another. The last one is shown.
 *
 * @example
 * export const Code: Story = { play: through(type('Mobile phone', '0412 345 678'), press('Send Code')) };
 */
export const through =
  (...steps: readonly Step[]) =>
  async ({
    canvasElement: { ownerDocument },
    abortSignal,
    globals,
  }: {
    canvasElement: HTMLElement;
    abortSignal: AbortSignal;
    globals: Record<string, unknown>;
  }): Promise<void> => {
    // With all looks in the toolbar, the story is shown in frames, and each frame runs the steps itself.
    if (globals['template'] === 'all') return;
    const { body } = ownerDocument;
    for (const step of steps) {
      // Another look was chosen meanwhile, and the flow began once more.
      if (abortSignal.aborted) return;
      await step(within(body), body);
    }
  };

/** Presses a button. */
export const press =
  (name: string | RegExp): Step =>
  async (page) => {
    const [button] = await page.findAllByRole('button', { name });
    if (button) await userEvent.click(button);
  };

/** Follows the first link, or presses the first button, that a selector finds. */
export const pressFirst =
  (selector: string): Step =>
  async (_, body) => {
    await userEvent.click(
      await waitFor(() => {
        const [found] = body.querySelectorAll<HTMLElement>(selector);
        if (!found) throw new Error(`There is no ${selector}.`);
        return found;
      }),
    );
  };

/** Chooses one of several answers. */
export const choose =
  (name: string | RegExp): Step =>
  async (page) =>
    userEvent.click(await page.findByRole('radio', { name }));

/** Writes into a field. */
export const type =
  (label: string | RegExp, text: string): Step =>
  async (page) => {
    const [field] = await page.findAllByRole('textbox', { name: label });
    if (field) fireEvent.change(field, { target: { value: text } });
  };

/** Waits for a heading. */
export const see =
  (name: string | RegExp): Step =>
  async (page) => {
    await page.findByRole('heading', { name });
  };

const person: readonly [RegExp, string][] = [
  [/^first name/i, 'Robin'],
  [/^last name/i, 'Sample'],
  [/^(full )?name$/i, 'Robin Sample'],
  [/^email/i, 'robin@sample.example'],
  [/^(phone|mobile)/i, '0412 345 678'],
  [/postcode/i, '4000'],
  [/message|help|comment/i, 'Is it still there on Saturday?'],
];

/** Fills in the fields that say who writes, in any form. */
export const sayWho: Step = async (page) => {
  await page.findByRole('textbox', { name: /^email/i });
  for (const [label, text] of person)
    for (const field of page.queryAllByRole('textbox', { name: label }).slice(0, 1))
      fireEvent.change(field, { target: { value: text } });
  for (const list of page.queryAllByRole('combobox') as HTMLSelectElement[])
    if (list.value === '' && list.options?.[1]) await userEvent.selectOptions(list, list.options[1].value);
  for (const box of page.queryAllByRole('checkbox', { name: /agree/i }) as HTMLInputElement[])
    if (!box.checked) await userEvent.click(box);
};

/** Answers every question with its first answer. */
export const answerAll: Step = async (page) => {
  for (const question of await page.findAllByRole('radiogroup')) {
    const [first] = within(question).getAllByRole('radio');
    if (first) await userEvent.click(first);
  }
};
