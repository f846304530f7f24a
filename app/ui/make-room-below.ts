/** What a search finds stands below its field. Where little of it would be in sight, or the field is not, the field goes to the top. */
export function makeRoomBelow(field: HTMLElement) {
  const isLow = field.getBoundingClientRect().top > innerHeight / 3;
  field.scrollIntoView({ block: isLow ? 'start' : 'nearest' });
}
