/** One thing that is agreed, in words for somebody who has never heard of it; `source`: the rule that says so, null: nobody's but this tournament's. */
export interface AgreedRule {
  readonly title: string;
  readonly text: string;
  readonly source: string | null;
}
