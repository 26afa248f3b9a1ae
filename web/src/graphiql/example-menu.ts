import { useEditorContext } from '@graphiql/react';
import { createElement as h, type ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Connection } from './connection.ts';
import { variablesOf, type Example } from './example.ts';

/** A menu of examples: the chosen one stands in a tab of its own, its variables filled with what this server has. */
export function ExampleMenu({
  examples,
  connection,
}: {
  readonly examples: readonly Example[];
  readonly connection: Connection;
}) {
  const editors = useEditorContext({ nonNull: true });
  const open = async (example: Example) => {
    const variables = await variablesOf(example, connection.ask);
    flushSync(editors.addTab);
    editors.queryEditor?.setValue(`${example.query}\n`);
    editors.setOperationName(example.name);
    editors.variableEditor?.setValue(example.variables.size === 0 ? '' : JSON.stringify(variables, null, 2));
  };
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const example = examples[Number(target.value)];
    target.value = '';
    if (example !== undefined) void open(example);
  };
  return h(
    'label',
    { className: 'baraza-field' },
    'Examples',
    h(
      'select',
      { onChange: choose, defaultValue: '' },
      h('option', { value: '', disabled: true }, 'Choose one'),
      ...examples.map(({ title }, at) => h('option', { key: title, value: at }, title)),
    ),
  );
}
