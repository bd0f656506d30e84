import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { productFiles } from './productProgram.ts';
import { sharedText } from './sharedText.ts';

describe('texts that change next to others, which a translated page would not show', () => {
  // Inside the repository, because the types of React are needed.
  const folder = join(root, 'tools/checks/src/rules/lint/__planted_texts');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('texts that change next to others are found, and those with an element of their own are not', {
    timeout: 60_000,
  }, () => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'planted.tsx');
    writeFileSync(
      file,
      [
        "import type { ReactNode } from 'react';",
        'type Props = { count: number; name?: string; icon?: ReactNode; children?: ReactNode };',
        'const Sign = () => <svg />;',
        'export const Panel = ({ children }: Props) => <p><Sign />{children}</p>;',
        'const Name = ({ name }: Props) => name;',
        'export const Beside = ({ count }: Props) => <p>{count} cars</p>;',
        'export const AfterIcon = ({ name }: Props) => <p><Sign />{name}</p>;',
        "export const Maybe = ({ count }: Props) => <p><b>Cars</b>{count > 9 ? ' many' : null}</p>;",
        'export const Bare = ({ count }: Props) => <>{count}</>;',
        'export const FixedBare = () => <>Cars</>;',
        'export const Behind = ({ count }: Props) => <p>{count > 9 ? <b /> : null} cars</p>;',
        'export const Given = ({ name, count }: Props) => <Panel count={count}>{name}</Panel>;',
        'export const Words = ({ count }: Props) => <Panel count={count}>cars</Panel>;',
        'export const Returned = ({ count }: Props) => <p><Name count={count} name="a" /></p>;',
        "export const List = ({ name = '' }: Props) => <p>{name.split(' ')}</p>;",
        'export const One = ({ count }: Props) => <p>{`${count} cars`}</p>;',
        'export const Own = ({ count }: Props) => <p><b>{count}</b> cars</p>;',
        'export const Around = ({ icon, name, count }: Props) => <p>{icon}<span>{name}</span><Panel count={count}><i /></Panel></p>;',
        "export const Either = ({ count }: Props) => <p>{count > 9 ? 'many' : <b>few</b>}</p>;",
        'const t = (text: string, values?: object): string => text + String(values);',
        "export const OfSite = ({ count }: Props) => <p><b>{count}</b> {t('cars')}</p>;",
        "export const WithValue = ({ count }: Props) => <p><Sign />{t('{count} cars', { count })}</p>;",
      ].join('\n'),
    );
    expect(sharedText([file]).map((line) => line.replace(/^.*planted\.tsx/, 'planted'))).toEqual([
      'planted:5 Name',
      'planted:6 {count}',
      'planted:6 cars',
      'planted:7 {name}',
      "planted:8 {count > 9 ? ' many' : null}",
      'planted:9 {count}',
      'planted:10 Cars',
      'planted:11 cars',
      "planted:15 {name.split(' ')}",
      "planted:22 {t('{count} cars', { count })}",
      'planted:12 {name}',
      'planted:13 cars',
    ]);
  });

  it('texts that change next to others do not exist in any package or look', { timeout: 120_000 }, () => {
    expect(sharedText(productFiles())).toEqual([]);
  });
});
