import { graphql } from 'graphql';
import { schema } from '../../api/src/graphql/schema.ts';
import type { Fields } from '../support/answer.ts';
import type { Variables } from './ask.ts';

/** What the fields of `rules` that are asked answer, or their refusal; they read nothing, so there is nothing behind them. */
export async function askPlanner<Data = Fields>(source: string, variableValues: Variables = {}) {
  const { data, errors } = await graphql({
    schema,
    source,
    variableValues,
    contextValue: { publicUrl: 'https://baraza.example' },
  });
  return { data: data?.['rules'] as Data, refusal: errors?.[0] };
}

/** What they answer; throws their refusal. */
export async function planned<Data = Fields>(source: string, variables: Variables = {}): Promise<Data> {
  const { data, refusal } = await askPlanner<Data>(source, variables);
  if (refusal !== undefined) throw refusal;
  return data;
}

/** The ids `1`, `2` … */
export const numbered = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);
