import { describe, expect, it } from 'vitest';
import { pageQuery } from './pageQuery.ts';

describe('pageQuery', () => {
  it.each([
    ['?query=hilux&page=2&sortBy=latest', '?query=hilux&page=2&sortBy=latest'],
    ['?refinementList[make][]=Toyota&range[price]=0:30000', '?refinementList[make][]=Toyota&range[price]=0:30000'],
    ['?refinementList%5Bmake%5D%5B0%5D=Toyota', '?refinementList%5Bmake%5D%5B0%5D=Toyota'],
    ['?cars=a,b', '?cars=a,b'],
    ['?category=finance-offer&category=service', '?category=finance-offer&category=service'],
    ['?query=a%26b%3Dc', '?query=a%26b%3Dc'],
  ])('pageQuery retains what a page reads: %s', (query, rest) => expect(pageQuery(query)).toBe(rest));

  it.each([
    ['?utm_source=news&gclid=1', ''],
    ['?cachebuster=7&query=hilux&_=8', '?query=hilux'],
    ['?refinementList[no_such][]=1&range[make_up]=1:2', ''],
    ['?Query=hilux&query[]=hilux&queryx=1&xquery=1', ''],
    ['?%zz=1&%=2&&=3', ''],
    ['?constructor=1&__proto__=2', ''],
    ['?', ''],
    ['', ''],
  ])('pageQuery leaves out what none reads: %s', (query, rest) => expect(pageQuery(query)).toBe(rest));
});
