import { describe, expect, it } from 'vitest';
import { className } from './className.ts';

const root = '/repository';
const css = '.card { width: 1.5rem } .card:hover .title, .price { color: red }';

describe('the class names of a production build', () => {
  it('the class names of a production build are the same in each build, and differ for each file and class', () => {
    const files = Array.from({ length: 1_000 }, (_, at) => `/repository/Card${at}.module.css`);
    const names = (): string[] =>
      files.flatMap((file) => ['title', 'price'].map((name) => className({ root })(name, file, css)));
    expect(names()).toEqual(names());
    expect(new Set(names()).size).toBe(2_000);
    expect(names().filter((name) => !/^[A-Za-z]{5}[bc]$/.test(name))).toEqual([]);
  });

  it('differ in a file with more classes than letters', () => {
    const all = Array.from({ length: 40 }, (_, at) => `part${at}`);
    const file = all.map((name) => `.${name} { color: red }`).join('\n');
    const names = all.map((name) => className({ root })(name, '/repository/Card.module.css', file));
    expect(new Set(names).size).toBe(40);
  });

  it('the class names of a production build do not depend on where the project is', () => {
    expect(className({ root: '/home/me/harbour' })('card', '/home/me/harbour/src/Card.module.css', css)).toBe(
      className({ root })('card', '/repository/src/Card.module.css', css),
    );
  });

  it('the class names of a production build begin as the project chooses for a file', () => {
    const named = className({ root, prefix: (path) => `${path.split('/')[1]}_` });
    expect(named('card', '/repository/apps/harbour/src/Card.module.css', css)).toMatch(/^harbour_[A-Za-z]{5}a$/);
  });
});
