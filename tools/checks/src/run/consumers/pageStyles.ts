import type { Page } from 'playwright';

type Styles = Partial<Record<keyof CSSStyleDeclaration, string>>;

/** The parts of a page, by selector, and how the neutral theme paints them. */
export const parts = {
  button: {
    selector: 'button[data-part="button"][data-variant="primary"]',
    styles: {
      backgroundColor: 'rgb(31, 79, 191)',
      color: 'rgb(255, 255, 255)',
      borderTopLeftRadius: '8px',
      paddingLeft: '20px',
    },
  },
  card: {
    selector: '[data-part="vehicle-card"]',
    styles: {
      display: 'grid',
      backgroundColor: 'rgb(255, 255, 255)',
      borderTopStyle: 'solid',
      boxSizing: 'border-box',
    },
  },
  dialog: {
    selector: '[data-part="dialog"]',
    styles: { position: 'fixed', backgroundColor: 'rgb(255, 255, 255)' },
  },
} satisfies Record<string, { selector: string; styles: Styles }>;

/** The computed styles of the first element of a part that differ from what the neutral theme says. */
export const styleFindings = async (page: Page, part: keyof typeof parts): Promise<string[]> => {
  const { selector, styles } = parts[part];
  const element = page.locator(selector).first();
  await element.waitFor();
  const computed = await element.evaluate((node, names) => {
    const all = getComputedStyle(node);
    return Object.fromEntries(names.map((name) => [name, String(all[name as keyof CSSStyleDeclaration])]));
  }, Object.keys(styles));
  return Object.entries(styles).flatMap(([name, expected]) =>
    computed[name] === expected ? [] : [`${part}: ${name} is ${computed[name]} instead of ${expected}`],
  );
};

/** The layers of the page's stylesheets in the order in which they win, weakest first. */
export const layersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = new Set<string>();
    const read = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSLayerStatementRule) for (const name of rule.nameList) names.add(name);
        else if (rule instanceof CSSLayerBlockRule) names.add(rule.name);
        else if (rule instanceof CSSGroupingRule) read(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    return [...names].filter((name) => name.startsWith('dealer.'));
  });

/** What is wrong with the order of the layers: a reset after the components would win over them. */
export const layerFindings = async (page: Page, order: string): Promise<string[]> => {
  const expected = order.match(/dealer\.\w+/g) ?? [];
  const found = await layersOf(page);
  return found.join() === expected.join()
    ? []
    : [`the layers are ${found.join(', ')} instead of ${expected.join(', ')}`];
};

/** Silhouettes of the page whose picture does not load. */
export const silhouetteFindings = async (page: Page): Promise<string[]> => {
  await page.locator('[data-part="silhouette"]').first().waitFor();
  return page.evaluate(async () => {
    const findings: string[] = [];
    for (const node of document.querySelectorAll('[data-part="silhouette"]')) {
      const [, url] = /url\("([^"]+)"\)/.exec(getComputedStyle(node).maskImage) ?? [];
      if (url === undefined) {
        findings.push('a silhouette has no picture');
        continue;
      }
      const answer = await fetch(url);
      const type = answer.headers.get('content-type') ?? '';
      if (!answer.ok || !type.startsWith('image/svg')) findings.push(`${url} answers ${answer.status} ${type}`);
    }
    return findings;
  });
};
