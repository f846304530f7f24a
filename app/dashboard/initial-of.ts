export const initialOf = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '?';
