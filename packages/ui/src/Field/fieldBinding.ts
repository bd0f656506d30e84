type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The result of a form library's `register(name)`; it is spread onto the control. */
export type FieldBinding = {
  name: string;
  onChange?: (event: { target: Control; type: string }) => unknown;
  onBlur?: (event: { target: Control; type: string }) => unknown;
  ref?: (control: Control | null) => void;
};
