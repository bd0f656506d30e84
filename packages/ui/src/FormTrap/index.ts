export { FormTrap, type FormTrapProps } from './FormTrap.tsx';
