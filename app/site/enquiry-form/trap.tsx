import { enquiryFormWords } from '#content/enquiry-form-words.ts';
import { trapField } from '#domain/arrival.ts';

/** People never meet it; programs that fill in everything do. */
export function Trap({ id }: { id: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label htmlFor={id}>{enquiryFormWords.trap}</label>
      <input id={id} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
