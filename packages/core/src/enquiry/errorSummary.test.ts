import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { errorSummary } from './index.ts';

describe('the summary of a form’s errors', () => {
  it('the summary of a form’s errors has the specified heading and repeats the messages', () => {
    expect(errorSummary(3, aSite())).toEqual({ title: 'Please fix the following errors:', links: 'messages' });
  });

  it.each([
    [1, 'Nearly there. Please check 1 field:'],
    [5, 'Nearly there. Please check 5 fields:'],
  ])('the summary of a form’s errors counts %i and names the fields where the site wants it', (count, title) => {
    const site = aSite({
      forms: { errorSummary: 'fields' },
      phrases: { 'form.errors': 'Nearly there. Please check {fields}:' },
    });
    expect(errorSummary(count, site)).toEqual({ title, links: 'fields' });
  });
});
