import { describe, expect, it } from 'vitest';
import { shortClassName } from './shortClassName.ts';

const root = '/repository';

describe('the class names of a production build', () => {
  it('are of three letters, the same in each build, and never shared by two classes', () => {
    const [one, other] = [shortClassName({ root }), shortClassName({ root })];
    const names = Array.from({ length: 20_000 }, (_, at) => one('title', `/repository/Card${at}.module.css`));
    expect(names.slice(0, 200)).toEqual(
      Array.from({ length: 200 }, (_, at) => other('title', `/repository/Card${at}.module.css`)),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[A-Za-z]{3,}$/.test(name))).toEqual([]);
    expect(names[0]).toHaveLength(3);
    expect(one('title', '/repository/Card0.module.css')).toBe(names[0]);
  });

  it('do not depend on where the project is', () => {
    const elsewhere = shortClassName({ root: '/home/me/harbour' });
    expect(elsewhere('card', '/home/me/harbour/src/Card.module.css')).toBe(
      shortClassName({ root })('card', '/repository/src/Card.module.css'),
    );
  });

  it('begin as the project chooses for a file', () => {
    const named = shortClassName({ root, prefix: (path) => `${path.split('/')[1]}_` });
    expect(named('card', '/repository/apps/harbour/src/Card.module.css')).toMatch(/^harbour_[A-Za-z]{3}$/);
  });
});
