// How soon the visitor wants to be live, and what that says of the lead.
const timelineScores = {
  asap: 25,
  '1-month': 22,
  '2-months': 18,
  '3-months': 15,
  flexible: 10,
} as const;
export type Timeline = keyof typeof timelineScores;
export const timelines = Object.keys(timelineScores) as Timeline[];

export function timelineScore(value: string): number {
  return Object.hasOwn(timelineScores, value) ? timelineScores[value as Timeline] : 0;
}

export const remoteWorkOptions = ['yes', 'prefer-local', 'hybrid', 'no'] as const;
export type RemoteWork = (typeof remoteWorkOptions)[number];
