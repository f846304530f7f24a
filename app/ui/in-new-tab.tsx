// A link that opens a new tab says so to whoever cannot see it happen.
const id = 'opens-in-new-tab';

export const inNewTab = { target: '_blank', rel: 'noopener', 'aria-describedby': id } as const;

/** The words for all such links of a page. */
export function NewTabWords() {
  return (
    <span id={id} hidden>
      Opens in a new tab
    </span>
  );
}
