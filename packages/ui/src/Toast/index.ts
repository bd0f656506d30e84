export { Toast, type ToastModel, type ToastProps } from './Toast.tsx';
