// What is written down about a lead as it happens.
export const leadEventKinds = [
  'received',
  'released',
  'moved',
  'prioritised',
  'edited',
  'planned',
  'handed_over',
  'proposed_again',
  'consent_given',
  'consent_withdrawn',
  'contact_removed',
] as const;
export type LeadEventKind = (typeof leadEventKinds)[number];
