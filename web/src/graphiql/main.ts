import { GraphiQL } from 'graphiql';
import 'graphiql/graphiql.css';
import { createElement as h, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { connect } from './connection.ts';
import { readExample } from './example.ts';
import { ExampleMenu } from './example-menu.ts';
import './graphiql.css';
import { TokenField } from './token-field.ts';

const files = import.meta.glob<string>('./examples/*.graphql', { query: '?raw', import: 'default', eager: true });
const examples = Object.entries(files)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([, text]) => readExample(text));

/** GraphiQL with a menu of examples and a field for a token. */
function Explorer() {
  const [token, setToken] = useState('');
  const connection = useMemo(() => connect(token), [token]);
  useEffect(() => connection.end, [connection]);
  return h(
    GraphiQL,
    { fetcher: connection.fetcher, defaultQuery: examples[0]?.query ?? '', shouldPersistHeaders: false },
    h(
      GraphiQL.Logo,
      null,
      h(
        'div',
        { className: 'baraza-fields' },
        h(ExampleMenu, { examples, connection }),
        h(TokenField, { token, give: setToken }),
      ),
    ),
  );
}

const root = document.querySelector('#graphiql');
if (root !== null) createRoot(root).render(h(Explorer));
