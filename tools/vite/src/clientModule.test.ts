import { describe, expect, it } from 'vitest';
import { isClientModule } from './clientModule.ts';

describe('isClientModule', () => {
  it.each([
    ['a hook', 'const useOpen = () => useState(false);'],
    ['a hook of a namespace', 'const Menu = () => { const id = React.useId(); return id; };'],
    ['a handler', "const Close = ({ onClose }) => jsx('button', { onClick: onClose });"],
    ['a context', 'const Theme = createContext(null);'],
    ['a class component', 'class Boundary extends Component {}'],
    ['a library of the client', "import { Dialog } from 'radix-ui/dialog'; const Sheet = () => jsx(Dialog, {});"],
  ])('isClientModule marks a module with %s', (_what, code) => {
    expect(isClientModule(code)).toBe(true);
  });

  it.each([
    [
      'markup only',
      "/** useState(1) */ const Price = ({ onSave, ...rest }) => jsx('p', { children: 'online', ...rest });",
    ],
    ['a list of exports', "export { Card } from './Card.js';"],
    ['a function that is called where its name says it is used', 'const used = usedCars(list);'],
  ])('isClientModule leaves a module with %s to the server', (_what, code) => {
    expect(isClientModule(code)).toBe(false);
  });
});
