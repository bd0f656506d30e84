import type { Ref } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';

export type FormTrapProps = { ref: Ref<HTMLInputElement> };

/**
 * A text field that people do not see or reach, and screen readers and browsers' autocomplete leave out. A program that fills in every
 * field fills in this one too.
 *
 * @avoid In forms that send nothing, such as filters and calculators.
 * @accessibility Hidden from screen readers by `aria-hidden`, from the Tab key by `tabindex="-1"`, and from sight.
 *
 * @example
 * <FormTrap ref={trap} />
 */
export const FormTrap = ({ ref, ...root }: WithRoot<FormTrapProps, 'div'>) => (
  <div {...rootProps(root, hidden.hidden)} aria-hidden="true" data-part="form-trap">
    <label>
      Leave this field empty
      <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);
