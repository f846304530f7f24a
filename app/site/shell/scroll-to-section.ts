// A smooth scroll to a section of the page. Sections that were never near have guessed heights until they are laid out,
// and a scroll past guesses ends in the wrong place.
export function scrollToSection(id: string) {
  document.documentElement.dataset.laidOut = '';
  document.getElementById(id)?.scrollIntoView();
}
