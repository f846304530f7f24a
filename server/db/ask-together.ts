// Many open dashboards ask the same at the same moment: whenever one of them has changed something. The first asks at once;
// whoever comes while it waits shares the next answer. So nobody gets an answer that was begun before they asked.

/** In ms. A failure that took longer means a silent database: those who waited hear of it, and do not wait for a second one. */
const patience = 5_000;

interface UnderWay<Answer> {
  from: number;
  now: Promise<Answer>;
  next?: Promise<Answer>;
}

export function askTogether<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  const underWay = new Map<string, UnderWay<Answer>>();

  const begin = (key: string, question: Question): Promise<Answer> => {
    const answer = ask(question);
    const place: UnderWay<Answer> = { from: performance.now(), now: answer };
    underWay.set(key, place);
    const leave = () => {
      if (underWay.get(key) === place && !place.next) underWay.delete(key);
    };
    answer.then(leave, leave);
    return answer;
  };

  return (question) => {
    const key = JSON.stringify(question);
    const place = underWay.get(key);
    if (!place) return begin(key, question);
    const again = () => begin(key, question);
    place.next ??= place.now.then(again, (error: unknown) => {
      if (performance.now() - place.from < patience) return again();
      underWay.delete(key);
      throw error;
    });
    return place.next;
  };
}
