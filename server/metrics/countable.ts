/** What features count for the operator, by what became of it. Names of things, never of people. */
export const countable = {
  enquiries: ['stored', 'quarantined', 'repeated', 'refused'],
  analytics_events: ['stored', 'dropped'],
  mails: ['sent', 'failed'],
} as const;

type Countable = typeof countable;
export type Count = <What extends keyof Countable>(what: What, outcome: Countable[What][number], by?: number) => void;
