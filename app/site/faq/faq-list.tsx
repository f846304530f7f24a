// Twenty questions that can be searched, narrowed and linked to. Without script they all stand there.
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { makeRoomBelow } from '#app/ui/make-room-below.ts';
import { faq } from '#content/faq-questions.ts';
import type { Faq } from '#content/schema.ts';
import { findFaq } from './find-faq.ts';

const all = 'All';
const everything = { text: '', category: all };

export function FaqList({ categories }: { categories: readonly string[] }) {
  const search = useRef<HTMLInputElement>(null);
  const { text, category, look } = useLook(search);
  const found = findFaq(faq, text, category === all ? undefined : category);
  useOpenQuestion();

  return (
    <section aria-label="Questions" className="frame py-16 lg:py-24">
      <div className="no-script:hidden">
        <SearchBox box={search} text={text} onText={(next) => look({ text: next })} />
        <ul aria-label="Categories" className="mt-6 flex flex-wrap gap-2">
          {[all, ...categories].map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={category === name}
                onClick={() => look({ category: name })}
                className="min-h-11 rounded-sm border border-line px-4 text-small transition-colors hover:border-line-strong aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:font-semibold aria-pressed:text-on-accent"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="mt-8 text-small text-muted">
        {`Showing ${found.length} of ${faq.length} questions`}
      </p>
      {found.length === 0 ? (
        <NoneFound
          onReset={() => {
            look(everything);
            search.current?.focus(); // the button goes with its press
          }}
        />
      ) : (
        <div className="mt-4 border-b border-line">
          {found.map((item) => (
            <Question key={item.id} item={item} onTag={(tag) => look({ text: tag })} />
          ))}
        </div>
      )}
    </section>
  );
}

interface SearchBoxProps {
  box: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
}

function SearchBox({ box, text, onText }: SearchBoxProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        Search the questions
      </label>
      <input
        ref={box}
        id={id}
        type="search"
        placeholder="Search FAQs..."
        value={text}
        onChange={(event) => onText(event.target.value)}
        className="block w-full border-b border-line-strong bg-transparent py-4 font-display text-title placeholder:text-muted focus:border-accent"
      />
    </div>
  );
}

function Question({ item, onTag }: { item: Faq; onTag: (tag: string) => void }) {
  return (
    <details id={item.id} className="group scroll-mt-24 border-t border-line">
      <summary className="grid list-none grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-2 py-6 transition-colors hover:text-accent-strong lg:grid-cols-[12rem_1fr_auto] [&::-webkit-details-marker]:hidden">
        <span className="col-span-2 text-small text-accent-strong lg:col-span-1">{item.category}</span>
        <span className="font-display text-title">{item.question}</span>
        <span aria-hidden="true" className="text-lead text-accent">
          <span className="group-open:hidden">+</span>
          <span className="hidden group-open:inline">−</span>
        </span>
      </summary>
      <div className="pb-8 lg:pl-[13.5rem]">
        <p className="max-w-[66ch] text-muted">{item.answer}</p>
        <p className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-2 text-small">
          {item.tags.map((tag) => (
            <button
              key={tag}
              type="button"
              onClick={() => onTag(tag)}
              className="no-script:pointer-events-none min-h-8 rounded-sm border border-line px-3 text-muted hover:border-line-strong hover:text-text"
            >
              {tag}
            </button>
          ))}
          <a href={`#${item.id}`} className="ml-2 text-muted underline underline-offset-4 hover:text-text">
            Link to this answer
          </a>
        </p>
      </div>
    </details>
  );
}

function NoneFound({ onReset }: { onReset: () => void }) {
  return (
    <div className="flex flex-col items-start gap-5 border-y border-line py-16 mt-4">
      <h2 className="font-display text-heading">No FAQs Found</h2>
      <p className="text-muted">Nothing here answers that. Try another word or all categories, or ask us.</p>
      <Button look="quiet" onClick={onReset}>
        Show all questions
      </Button>
    </div>
  );
}

/** What is looked for stays at its place in the browser's history: whoever comes back from another page finds it again. */
function useLook(box: RefObject<HTMLInputElement | null>) {
  const [looked, setLooked] = useState(everything);
  useEffect(() => {
    const typed = box.current?.value; // before the page was awake
    setLooked((before) => ({ ...before, ...history.state?.faq, ...(typed && { text: typed }) }));
  }, [box]);
  const look = (changes: Partial<typeof everything>) => {
    const next = { ...looked, ...changes };
    setLooked(next);
    history.replaceState({ ...history.state, faq: next }, '');
    if (box.current) makeRoomBelow(box.current);
  };
  return { ...looked, look };
}

/** A question named in the address stands open. */
function useOpenQuestion() {
  const { hash } = useLocation();
  useEffect(() => {
    const question = hash ? document.getElementById(hash.slice(1)) : null;
    if (question instanceof HTMLDetailsElement) question.open = true;
  }, [hash]);
}
