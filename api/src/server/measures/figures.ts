import type { Registry } from 'prom-client';
import type { Waits } from '../../graphql/server/reading.ts';
import { invariant } from '../../kernel/assert.ts';

/** One figure as it stands, of each thing that it is counted for apart. */
export interface Figure {
  /** The things that it is counted for, in their order; none where it is counted for all together. */
  labels(): readonly string[];
  /** The sum for one of them, or for all. */
  total(label?: string): number;
  /** The same of one that measures how long something takes. */
  waits(label?: string): Waits;
}

/** Reads a figure by its name; what is measured when it is asked for is measured. */
export type Figures = (name: string) => Promise<Figure>;

/** The figures of a registry that have one label at most. */
export function figuresOf(registry: Registry): Figures {
  return async (name) => {
    const metric = registry.getSingleMetric(name);
    invariant(metric, `there is a figure ${name}`);
    const values: readonly Value[] = (await metric.get()).values;
    const sum = (part: string, label?: string) =>
      values
        .filter((value) => (value.metricName ?? name) === part && (label === undefined || labelOf(value) === label))
        .reduce((all, { value }) => all + value, 0);
    return {
      labels: () => [...new Set(values.flatMap((value) => labelOf(value) ?? []))].toSorted(),
      total: (label) => sum(name, label),
      waits(label) {
        const count = sum(`${name}_count`, label);
        return { count, meanSeconds: count === 0 ? null : sum(`${name}_sum`, label) / count };
      },
    };
  };
}

interface Value {
  readonly value: number;
  readonly labels: Partial<Record<string, string | number>>;
  readonly metricName?: string;
}

/** The thing that a value is counted for; `le` is the bound of a bucket. */
function labelOf({ labels }: Value): string | undefined {
  const [label] = Object.entries(labels).filter(([key]) => key !== 'le');
  return label === undefined ? undefined : String(label[1]);
}
