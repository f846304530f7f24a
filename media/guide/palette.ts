// The colours of the guide: paper and ink inside, night and ivory outside, one gold.
export const palette = {
  paper: '#f8f2e6',
  shade: '#efe5d1',
  ink: '#1c1611',
  muted: '#62563f',
  hair: '#cfc0a2',
  gold: '#d7a340',
  deep: '#80590f',
  night: '#14100d',
  ivory: '#f3ead9',
  dusk: '#c2b49d',
  sun: '#e7b95a',
};
