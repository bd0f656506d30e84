export { PostcodeInput, type PostcodeInputProps } from './PostcodeInput.tsx';
