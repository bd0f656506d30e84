export { createToastStore, type ToastState, type ToastStore } from './createToastStore.ts';
export { Toast, type ToastModel, type ToastProps } from './Toast.tsx';
