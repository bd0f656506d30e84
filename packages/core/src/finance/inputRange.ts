/** What a control accepts: both ends included; `step` counts from `min`, as a native range input does (decision A12). */
export type InputRange = { readonly min: number; readonly max: number; readonly step: number };
