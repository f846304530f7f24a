import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WithName } from './with-name.tsx';

test('a heading is shown whole, also where the agency is called after the place', () => {
  const text = 'Why Durban Businesses Choose Durban Digital';
  const shown = renderToStaticMarkup(createElement(WithName, { text, name: 'Durban' }));
  expect(shown.replace(/<[^>]+>/g, '')).toBe(text);
});
