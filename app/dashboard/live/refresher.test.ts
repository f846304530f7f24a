import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { createQueryClient } from '#app/api/query-client.ts';
import { refreshAll, refresherOf } from './refresher.ts';

/** A list on the screen, and each question for it that waits for its answer. */
function listOnScreen() {
  const client = createQueryClient();
  const questions: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => questions.push(resolve));
  const list = new QueryObserver(client, { queryKey: ['leads', 'list'], queryFn });
  onTestFinished(list.subscribe(() => {}));
  const answer = async (text: string) => {
    questions.shift()?.(text);
    await new Promise(setImmediate);
  };
  return { client, questions, answer, shown: () => list.getCurrentResult().data };
}

test('what changes while the list is read for another reason is read after that', async () => {
  const { client, questions, answer, shown } = listOnScreen();
  await answer('as it was');
  const refresh = refresherOf(client);
  void client.invalidateQueries({ queryKey: ['leads'] }); // as after a step of one's own
  void refresh('leads');
  await answer('before the change');
  expect(questions).toHaveLength(1);
  await answer('after the change');
  expect(shown()).toBe('after the change');
  expect(questions).toEqual([]);
});

test('many changes in a row are read once more, after the answer that is on its way', async () => {
  const { client, questions, answer, shown } = listOnScreen();
  await answer('as it was');
  const refresh = refresherOf(client);
  for (let i = 0; i < 10; i++) void refresh('leads');
  expect(questions).toHaveLength(1);
  await answer('the first of them');
  expect(shown()).toBe('the first of them');
  expect(questions).toHaveLength(1);
  await answer('all of them');
  expect(shown()).toBe('all of them');
  expect(questions).toEqual([]);
});

test('a list that was asked for before the stream stood is asked for again once it has come', async () => {
  const { client, questions, answer, shown } = listOnScreen();
  void refreshAll(client);
  await answer('before the stream stood');
  expect(questions).toHaveLength(1);
  await answer('since then');
  expect(shown()).toBe('since then');
  expect(questions).toEqual([]);
});
