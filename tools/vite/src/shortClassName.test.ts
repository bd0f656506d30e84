import { describe, expect, it } from 'vitest';
import { workspaceRoot } from './paths.ts';
import { shortClassName } from './shortClassName.ts';

describe('the class names of a production build', () => {
  it('are of three letters, the same in each build, and never shared by two classes', () => {
    const [one, other] = [shortClassName(), shortClassName()];
    const names = Array.from({ length: 20_000 }, (_, at) => one('title', `/repository/Card${at}.module.css`));
    expect(names.slice(0, 200)).toEqual(
      Array.from({ length: 200 }, (_, at) => other('title', `/repository/Card${at}.module.css`)),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[A-Za-z]{3,}$/.test(name))).toEqual([]);
    expect(names[0]).toHaveLength(3);
    expect(one('title', '/repository/Card0.module.css')).toBe(names[0]);
  });

  it('begin with the name of the look whose own they are', () => {
    const file = `${workspaceRoot}/apps/harbour/src/slots/VehicleCard/VehicleCard.module.css`;
    expect(shortClassName()('card', file)).toMatch(/^harbour_[A-Za-z]{3}$/);
  });
});
