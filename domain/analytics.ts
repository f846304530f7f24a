// What is counted on the public pages. Runs in the browser too, so it brings no library along.

/** Values that an event may carry: short, and never about a person. */
export type EventFields = Record<string, string | number | boolean>;
