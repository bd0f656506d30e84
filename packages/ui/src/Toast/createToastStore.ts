import type { ToastModel } from './Toast.tsx';

/** How long a dismissed toast remains in memory after it is hidden (decision C23). */
const toastRemovalMs = 1_000_000;

/** The current toast: open, or dismissed and not yet removed. */
export type ToastState = { readonly toast: ToastModel; readonly isOpen: boolean } | null;

export type ToastStore = {
  read: () => ToastState;
  /** Replaces the current toast. */
  show: (toast: ToastModel) => void;
  dismiss: () => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * One toast at a time; a dismissed one is closed immediately and removed after a delay (decision C23).
 *
 * @example
 * const toasts = createToastStore();
 * toasts.show({ id: 1, title: 'Car Saved In Watchlist' });
 */
export const createToastStore = (): ToastStore => {
  const listeners = new Set<() => void>();
  let state: ToastState = null;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const set = (next: ToastState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    show: (toast) => {
      clearTimeout(removal);
      set({ toast, isOpen: true });
    },
    dismiss: () => {
      if (!state?.isOpen) return;
      set({ ...state, isOpen: false });
      removal = setTimeout(() => set(null), toastRemovalMs);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
