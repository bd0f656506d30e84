export { PaymentResult, type PaymentResultProps, type PaymentResultAction } from './PaymentResult.tsx';
