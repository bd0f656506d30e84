import { describe, expect, it } from 'vitest';
import { selectedProjects } from './selectedProjects.ts';

const projects = ['harbour-390', 'harbour-production', 'coast-390'].map((name) => ({ name }));
const selected = (line: string): string[] => selectedProjects(projects, line.split(' ')).map(({ name }) => name);

describe('projects that a command line selects', () => {
  it.each([
    ['all without a name', 'test --reporter=line', ['harbour-390', 'harbour-production', 'coast-390']],
    ['one', 'test --project=coast-390', ['coast-390']],
    ['several after one option', 'test --project coast-390 harbour-390 --retries 0', ['harbour-390', 'coast-390']],
    ['by a pattern', 'test --project Harbour-*', ['harbour-390', 'harbour-production']],
  ])('the selected projects are %s', (_, line, names) => expect(selected(line)).toEqual(names));
});
