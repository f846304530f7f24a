interface Concept {
  service: number;
  name: string;
  ground: string;
  /** A section that is also shown by itself. */
  detail?: { name: string; section: number };
}

// The five concepts in the order of the services, each with the ground on which it is shown.
export const concepts: Concept[] = [
  { service: 1, name: 'law', ground: '#6e5a4f', detail: { name: 'fees', section: 2 } },
  { service: 2, name: 'consulting', ground: '#93a494' },
  { service: 3, name: 'finance', ground: '#5d7884' },
  { service: 4, name: 'estate', ground: '#b98a57' },
  { service: 5, name: 'luxury', ground: '#40362d' },
];
