import { snapToStep } from './snapToStep.ts';
import type { TermControl } from './termControl.ts';

/**
 * The term in years that the control can stand at, nearest to the one asked for; between two choices the shorter (rows 5.F05, 5.F06,
 * 5.F13). Half years give whole payments at every frequency, which is why a term is never between the steps (decision A1).
 *
 * @example fitTerm(9, { kind: 'slider', min: 1, max: 7, step: 0.5 }) // => 7
 */
export const fitTerm = (years: number, control: TermControl): number => {
  if (control.kind === 'slider') return snapToStep(years, control);
  const wanted = Number.isNaN(years) ? 0 : years;
  let nearest = control.years[0] ?? 0;
  for (const choice of control.years) if (Math.abs(choice - wanted) < Math.abs(nearest - wanted)) nearest = choice;
  return nearest;
};
