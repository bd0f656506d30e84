import type { HTMLAttributes } from 'react';
import { isOfElement } from './rootProps.ts';

/**
 * The rest without what `rootProps` takes of it, for a part that takes the other props.
 *
 * @example
 * <form {...rootProps(rest)}><EnquiryFields {...partProps(rest)} /></form>
 */
export const partProps = <Props extends object>(
  rest: Props,
): Omit<Props, keyof HTMLAttributes<Element> | 'ref'> & Pick<Props, keyof Props & 'children'> =>
  Object.fromEntries(
    Object.entries(rest).filter(([name, value]) => !/^(className|style)$/.test(name) && !isOfElement(name, value)),
  ) as never;
