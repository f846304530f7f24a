// What is said about the silent films of the site.
export const filmWords = {
  unsupported: 'Your browser does not support video. The picture shows the same scene.',
  play: 'Play',
  pause: 'Pause',
  hero: 'the film of an evening on the Highveld',
  concept: (service: string) => `the film of a website concept for ${service}`,
};
