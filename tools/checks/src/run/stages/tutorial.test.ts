import { expect, it } from 'vitest';
import { commandsIn } from './tutorial.ts';

it('runs the sh blocks of a page, and no others', () => {
  const page =
    'Text\n\n```sh\nnpm start\nnpm test\n```\n\n```css\na {}\n```\n\n```sh slow\nnpm run lint\n```\n\n```sh\ngit status\n```\n';
  expect(commandsIn(page)).toEqual(['npm start', 'npm test', 'git status']);
});
