import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { Fragment, use } from 'react';
import type { ComponentFacts } from '../componentFacts.ts';
import { AllLooks } from '../AllLooks.tsx';
import { addressOf, StoryFrame } from '../StoryFrame.tsx';
import { storyTags } from '../sweep.ts';
import { allLooks } from '../toolbar.ts';
import { factsOf, ownOf } from './factsOf.ts';
import { reviewOf, statusOf } from './status.ts';

const List = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length === 0 ? null : (
    <>
      <dt style={{ fontStyle: 'normal', fontWeight: 600, marginBlockStart: '0.75rem' }}>{title}</dt>
      <dd style={{ margin: 0 }}>
        {items.map((item) => (
          <code key={item} style={{ display: 'inline-block', marginInlineEnd: '0.75rem', fontSize: '0.8125rem' }}>
            {item}
          </code>
        ))}
      </dd>
    </>
  );

const Sentences = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length === 0 ? null : (
    <>
      <Heading>{title}</Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>{inCode(item)}</li>
        ))}
      </ul>
    </>
  );

/** A sentence of a docstring: what is between backticks is code. */
const inCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part));

const Facts = ({ component }: { component: ComponentFacts }) => (
  <>
    <Heading>How it is made</Heading>
    <dl>
      <List title="Anatomy: parts that a look styles (data-part)" items={component.parts} />
      <List title="States (attributes)" items={component.states} />
      <List title="Hooks: properties that a look may set for it" items={component.hooks} />
      <List title="Tokens that it reads" items={component.tokens} />
      <List title="Texts that a site can replace" items={component.texts} />
      <List title="Rules in core that feed it" items={component.rules} />
      <List title="Made of" items={component.madeOf} />
    </dl>
  </>
);

/** The documentation page of a component: purpose, states, settings, and what its sources say about it. */
export const ComponentPage = () => {
  const context = use(DocsContext);
  const stories = context.componentStories().filter(({ tags }) => !tags.includes(storyTags.press));
  const [first] = stories;
  const globals = first && context.getStoryContext(first).globals;
  const name = first?.title.split('/').at(-1) ?? '';
  const isComponent = first?.title.startsWith('Components/') ?? false;
  const component = isComponent ? factsOf(name) : undefined;
  const own = isComponent ? ownOf(name) : [];
  // A whole page has its own window; so has anything that covers the page. Settings cannot be changed from outside of it.
  const isFramed = (story: (typeof stories)[number]): boolean =>
    !isComponent || story.parameters['docs']?.story?.inline === false;
  const show = (story: (typeof stories)[number]) =>
    globals?.['template'] === allLooks ? (
      <AllLooks id={story.id} globals={globals} />
    ) : !isFramed(story) ? (
      <Canvas of={story.moduleExport} />
    ) : (
      <StoryFrame
        title={story.name}
        src={addressOf(story.id, context.getStoryContext(story).globals)}
        style={{
          inlineSize: '100%',
          blockSize: '32rem',
          border: '1px solid #8886',
          borderRadius: 4,
          marginBlockEnd: '1rem',
        }}
      />
    );
  return (
    <>
      <Title />
      <Description of="component" />
      {component?.purpose
        .filter((part) => part.name !== name)
        .map((part) => (
          <p key={part.name}>
            <code>{part.name}</code> {inCode(part.text)}
          </p>
        ))}
      {component ? (
        <>
          <p>{statusOf(component)}</p>
          {own.length > 0 ? (
            <p>
              Looks that draw it themselves:{' '}
              {own.map(({ look, href }, at) => (
                <Fragment key={look}>
                  {at > 0 ? ', ' : ''}
                  <a href={href} target="_top">
                    {look}
                  </a>
                </Fragment>
              ))}
              . Below is the component for all other looks.
            </p>
          ) : null}
        </>
      ) : null}
      {first ? (
        <>
          {show(first)}
          <Sentences title="When not to use it" items={component?.avoid ?? []} />
          {/^(Pages|Flows)\//.test(first.title) ? null : (
            <>
              <Heading>Settings</Heading>
              {isFramed(first) ? <ArgTypes of={first.moduleExport} /> : <Controls of={first.moduleExport} />}
            </>
          )}
        </>
      ) : null}
      {stories.length > 1 ? <Heading>States</Heading> : null}
      {stories.slice(1).map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          {show(story)}
        </section>
      ))}
      {component ? (
        <>
          <Sentences
            title="Keyboard"
            items={
              component.keyboard.length + component.controls.length > 0
                ? [...component.keyboard, ...component.controls]
                : ['It has no controls.']
            }
          />
          <Heading>Accessibility</Heading>
          <p>
            {component.aria.length > 0 ? 'It sets ' : 'It needs no roles or attributes besides those of HTML. '}
            {component.aria.map((name, at) => (
              <Fragment key={name}>
                {at > 0 ? ', ' : ''}
                <code>{name}</code>
              </Fragment>
            ))}
            {component.aria.length > 0 ? '. ' : ''}
            {reviewOf(component)}
          </p>
          {component.accessibility.length > 0 ? (
            <ul>
              {component.accessibility.map((text) => (
                <li key={text}>{inCode(text)}</li>
              ))}
            </ul>
          ) : null}
          <Sentences
            title="Content"
            items={
              component.content.length > 0
                ? component.content
                : ['It shows texts of the rules in core, of the site, or of the parts in it.']
            }
          />
          <Facts component={component} />
        </>
      ) : null}
    </>
  );
};
