import { expect, test } from 'vitest';
import { Refusal } from '#domain/errors.ts';
import { fillFormPage } from './fill-form-page.ts';
import { createFormPages, type FormPage } from './form-pages.ts';

const page = {
  policy: '',
  html: `<!DOCTYPE html><html data-settling="" lang="en-ZA"><title>Highveld Studio</title><body><main><form data-enquiry-form="home">
    <input name="name"><input type="hidden" name="consent_wording" value="today"><textarea id="text" name="message" aria-describedby="hint"></textarea>
    <p id="hint">What for?</p><p id="wrong" data-error-for="message" hidden></p>
    <p role="status"></p><p data-other-ways="" hidden=""><a href="tel:+27115550100">Call</a></p></form></main><script>wake()</script></body></html>`,
};
const findForm = createFormPages(() => page);
const fill = (typed: Record<string, string>, refusal: Refusal) =>
  fillFormPage(findForm('/', 'home') as FormPage, typed, refusal);

test('the page waits for no script, and says that it has none', () => {
  const html = fill({}, new Refusal('unavailable', 'Please try again.'));
  expect(html).toContain('<html lang="en-ZA" data-no-script="">');
  expect(html).not.toContain('<script');
});

test('where no field is to blame, what is said has the focus', () => {
  const html = fill({ name: 'Thandi' }, new Refusal('too_many', 'Please wait a little.'));
  expect(html).toContain('<p role="status" tabindex="-1" id="answer" autofocus="">Please wait a little.</p>');
  expect(html).toContain('value="Thandi"');
});

test.each([
  ['with a field that is wrong stay hidden', { message: ['Please shorten it.'] }, '<p data-other-ways="" hidden="">'],
  ['where no field is to blame are shown', undefined, '<p data-other-ways="">'],
  ['where what is wrong has no field are shown', { submission_id: ['Reload.'] }, '<p data-other-ways="">'],
])('the other ways to us %s', (_, fields, shown) => {
  expect(fill({}, new Refusal('not_valid', 'Look again.', fields))).toContain(shown);
});

test('what happened is said at the top and in the title, with the way to the first field that is wrong', () => {
  const html = fill({}, new Refusal('not_valid', 'Look again.', { message: ['Please <b>shorten</b> it.'] }));
  expect(html).toContain('<title>Not sent yet: Highveld Studio</title>');
  expect(html).toMatch(/<main><div[^>]*><p[^>]*>Not sent yet. Look again. <a href="#text"[^>]*>Go to the form<\/a>/);
});

test('a page is taken apart once, whatever form it is asked for', () => {
  let asked = 0;
  const find = createFormPages(() => {
    asked++;
    return page;
  });
  expect(find('/', 'home')).toMatchObject({ name: 'home' });
  expect(find('/', undefined)).toBe(find('/', 'home'));
  expect(find('/', 'guide')).toBeUndefined();
  expect(asked).toBe(1);
});

test('what one visitor typed is not on the page of the next', () => {
  const refusal = new Refusal('not_valid', 'Look again.', { message: ['Please shorten it.'] });
  expect(fill({ name: 'Thandi' }, refusal)).toContain('Thandi');
  expect(fill({}, new Refusal('unavailable', 'Later.'))).not.toMatch(/Thandi|aria-invalid|shorten/);
});

test('the sentence at a field is named together with its hint', () => {
  const html = fill({}, new Refusal('not_valid', 'Look again.', { message: ['Please shorten it.'] }));
  expect(html).toContain('aria-describedby="hint wrong"');
  expect(html?.match(/autofocus/g)).toHaveLength(1);
});

test.each(['\r\nafter a blank line', '\nafter a blank line', 'at once', ''])('text comes back whole: %j', (message) => {
  expect(fill({ message }, new Refusal('unavailable', 'Later.'))).toContain(`>\n${message}</textarea>`);
});

test('consent is asked under the words of the page that comes back', () => {
  const html = fill({ consent_wording: 'yesterday' }, new Refusal('not_valid', 'Look again.'));
  expect(html).toContain('name="consent_wording" value="today"');
});
