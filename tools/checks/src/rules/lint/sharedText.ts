import { relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../root.ts';
import { programOf } from './productProgram.ts';

/** Elements and components with children. */
type Parent = ts.JsxElement | ts.JsxFragment;

const isText = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) !== 0;

/** What a component gets and puts somewhere: React's own type, which allows everything that can be drawn. */
const isSlot = (type: ts.Type): boolean =>
  type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.BigInt) !== 0);

const listItems = (checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] =>
  checker.isArrayType(type) || checker.isTupleType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];

const isTextList = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  listItems(checker, type).some((item) => mayBeText(checker, item)) ||
  (type.isUnion() && !isSlot(type) && type.types.some((part) => isTextList(checker, part)));

/** Whether a value of this type is drawn as text: a text, a number, or a list or a union with one. */
const mayBeText = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  isText(type) ||
  isTextList(checker, type) ||
  (type.isUnion() && !isSlot(type) && type.types.some((part) => mayBeText(checker, part)));

const isElementName = (name: ts.Node): boolean => /^[a-z]/.test(name.getText());

/** Children that draw something: no line breaks between tags and no comments. */
const drawnChildren = (parent: Parent): ts.JsxChild[] =>
  parent.children.filter((child) =>
    ts.isJsxText(child) ? !child.containsOnlyTriviaWhiteSpaces : !ts.isJsxExpression(child) || child.expression,
  );

/** A fixed text that is only space: no translation replaces it. */
const isSpace = (child: ts.JsxChild): boolean =>
  ts.isJsxExpression(child) &&
  child.expression !== undefined &&
  child.expression.getText().replace(/['"`]/g, '').trim() === '';

/** A text of the site (`useTexts`) that contains no value: it is the same while the page is open. */
const isSiteText = (value: ts.Expression): boolean =>
  ts.isCallExpression(value) && value.expression.getText() === 't' && value.arguments.length === 1;

const isFixedText = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child) ||
  (ts.isJsxExpression(child) &&
    child.expression !== undefined &&
    (ts.isStringLiteralLike(child.expression) || isSiteText(child.expression)));

/** Whether a child is always there as an element. A component may draw nothing, or something else later. */
const isFixedElement = (child: ts.Node): boolean =>
  (ts.isJsxElement(child) && isElementName(child.openingElement.tagName)) ||
  (ts.isJsxSelfClosingElement(child) && isElementName(child.tagName));

/** The declaration of a component, through imports and exports. */
const declarationOf = (checker: ts.TypeChecker, name: ts.Node): ts.Node | undefined => {
  const symbol = checker.getSymbolAtLocation(name);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target?.valueDeclaration;
};

/** Whether a component around this name takes a prop of the name. Types are only worked out where one does: that takes long. */
const mayBeProp = (name: ts.Identifier): boolean => {
  for (let at: ts.Node = name; !ts.isSourceFile(at); at = at.parent)
    if (ts.isArrowFunction(at) && isComponent(at) && at.parameters.some((one) => hasPart(one.name, name.text)))
      return true;
  return false;
};

/** Whether a tag may name what this function is the value of. */
const isComponent = ({ parent }: ts.ArrowFunction): boolean =>
  (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && !isElementName(parent.name);

const hasPart = (name: ts.BindingName, part: string): boolean =>
  ts.isIdentifier(name)
    ? name.text === part
    : name.elements.some((one) => ts.isBindingElement(one) && hasPart(one.name, part));

const childrenOf = (node: ts.Node): ts.Node[] => {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
};

/** The props of components that an expression draws, as pairs of the component's declaration and the prop. */
const propsIn = (checker: ts.TypeChecker, node: ts.Node): [component: ts.Node, prop: string][] => {
  const declaration =
    ts.isIdentifier(node) && mayBeProp(node) ? checker.getSymbolAtLocation(node)?.valueDeclaration : undefined;
  if (declaration === undefined || !ts.isBindingElement(declaration))
    return childrenOf(node).flatMap((child) => propsIn(checker, child));
  const component = ts.findAncestor(declaration, ts.isArrowFunction)?.parent;
  return component && isSlot(checker.getTypeAtLocation(node))
    ? [[component, (declaration.propertyName ?? declaration.name).getText()]]
    : [];
};

/**
 * Texts that share their element with something that changes, as `path:line source`.
 *
 * React writes a text that is the only child through its element, and each other text through a text node. A browser that
 * translates a page replaces those nodes: React then writes to nodes that nobody sees, and fails where it removes one or puts
 * something before it. So a text that changes is the only child of an element (one string), and a fixed text is never in a
 * fragment or behind something that may come later.
 */
export const sharedText = (files: readonly string[]): string[] => {
  const program = programOf(files);
  const checker = program.getTypeChecker();
  const found: string[] = [];
  const slots = new Map<ts.Node, Set<string>>();
  const report = (node: ts.Node): void => {
    const source = node.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${relative(root, source.fileName)}:${line + 1} ${node.getText().trim().replace(/\s+/g, ' ')}`);
  };

  const rememberSlots = (props: readonly [component: ts.Node, prop: string][]): void => {
    for (const [component, prop] of props) slots.set(component, (slots.get(component) ?? new Set()).add(prop));
  };

  const checkChildren = (parent: Parent): void => {
    const children = drawnChildren(parent);
    const isAlone = children.length === 1 && !ts.isJsxFragment(parent);
    let mayGrow = false;
    for (const child of children) {
      const type = ts.isJsxExpression(child) && child.expression && checker.getTypeAtLocation(child.expression);
      if (isFixedText(child)) {
        if (!isSpace(child) && (mayGrow || ts.isJsxFragment(parent))) report(child);
        continue;
      }
      if (type && (isAlone ? isTextList(checker, type) : mayBeText(checker, type))) report(child);
      if (type && isSlot(type) && !isAlone) rememberSlots(propsIn(checker, child));
      mayGrow ||= !isFixedElement(child);
    }
  };

  /** A component that draws a prop next to something else gets no bare text for it. */
  const checkComponent = (tag: ts.JsxOpeningElement | ts.JsxSelfClosingElement): void => {
    const declaration = declarationOf(checker, tag.tagName);
    const shared = declaration && slots.get(declaration);
    if (shared === undefined) return;
    for (const attribute of tag.attributes.properties) {
      const { initializer, name } = ts.isJsxAttribute(attribute) ? attribute : {};
      if (name === undefined || initializer === undefined || !shared.has(name.getText())) continue;
      const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
      if (value && mayBeText(checker, checker.getTypeAtLocation(value))) report(attribute);
    }
    if (!shared.has('children') || ts.isJsxSelfClosingElement(tag)) return;
    const [child, ...more] = drawnChildren(tag.parent);
    if (child === undefined || more.length > 0) return;
    const value = ts.isJsxExpression(child) ? child.expression : undefined;
    if (ts.isJsxText(child) || (value && mayBeText(checker, checker.getTypeAtLocation(value)))) report(child);
  };

  const each = (act: (node: ts.Node) => void): void => {
    const visit = (node: ts.Node): void => {
      act(node);
      ts.forEachChild(node, visit);
    };
    for (const file of files) {
      const source = program.getSourceFile(file);
      if (source === undefined) throw new Error(`${file} cannot be read.`);
      visit(source);
    }
  };
  each((node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) checkChildren(node);
    const returned = ts.isReturnStatement(node) ? node.expression : ts.isArrowFunction(node) ? node.body : undefined;
    // A component that returns a text puts it wherever the component is drawn.
    const made = ts.isVariableDeclaration(node) && !isElementName(node.name) ? node.initializer : undefined;
    if (made !== undefined && ts.isArrowFunction(made)) {
      const [signature] = checker.getTypeAtLocation(made).getCallSignatures();
      if (signature && mayBeText(checker, signature.getReturnType())) report((node as ts.VariableDeclaration).name);
    }
    if (returned && ts.isExpression(returned)) {
      const props = propsIn(checker, returned);
      if (props.length > 0 && isSlot(checker.getTypeAtLocation(returned))) rememberSlots(props);
    }
  });
  each((node) => {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && !isElementName(node.tagName))
      checkComponent(node);
  });
  return found;
};
