import { expect } from 'storybook/test';

/** What the play of a story gets, as far as it is used here. */
type Page = {
  canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement };
  userEvent: { click: (element: Element) => Promise<void> };
};

/** The play of a refused form: its summary has the focus, and the link of an error leads to the field. */
export const summaryLeadsTo =
  (error: string, field: string, role: 'textbox' | 'radio' = 'textbox') =>
  async ({ canvas, userEvent }: Page): Promise<void> => {
    await expect(canvas.getByRole('alert', { name: 'Please fix the following errors:' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: error }));
    await expect(canvas.getByRole(role, { name: field })).toHaveFocus();
  };
