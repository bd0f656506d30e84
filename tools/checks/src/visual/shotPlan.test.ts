import { expect, it } from 'vitest';
import { shotPlan } from './shotPlan.ts';

const story = (id: string, title: string, tags: string[] = []) => ({ id, title, type: 'story', tags });
const entries = [
  { ...story('button--docs', 'Components/Actions/Button'), type: 'docs' },
  story('button--primary', 'Components/Actions/Button'),
  story('button--wide', 'Components/Actions/Button'),
  story('button--pressed', 'Components/Actions/Button', ['press']),
  story('chat--default', 'Components/Actions/ChatButton'),
  story('chat--open', 'Components/Actions/ChatButton', ['visual']),
  story('header--first', 'Looks/toyota/Header'),
  story('buy--one', 'Flows/Buy'),
];
const ids = (only?: string) => shotPlan(entries, ['classic', 'toyota'], only).map(({ id }) => id);

it('the pictures of a comparison are the first story of each component and those with a tag; of one component all', () => {
  expect(ids()).toEqual(['button--primary', 'chat--default', 'chat--open', 'header--first']);
  expect(ids('Button')).toEqual(['button--primary', 'button--wide']);
  expect(ids('utton')).toEqual(['button--primary', 'button--wide', 'chat--default', 'chat--open']);
  expect(shotPlan(entries, ['classic', 'toyota'], 'Header')[0]?.looks).toEqual(['toyota']);
});
