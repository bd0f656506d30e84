/** A smallest and a largest value, both included. */
export type NumberRange = { readonly min: number; readonly max: number };

/** The range of a slider or number field; `step` counts from `min`, as in a native range input (decision A12). */
export type SteppedRange = NumberRange & { readonly step: number };
