import { openDialog } from '#app/ui/open-dialog.ts';
import { notify } from '#app/ui/toaster.tsx';

/** The clipboard is there only on pages served safely; anywhere else the old way still works. */
export async function copy(what: string, text: string) {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else copyBySelection(text);
    notify.done(`${what} copied`);
  } catch {
    notify.failed(`${what} could not be copied`, 'Your browser does not allow it. Please select the text and copy it.');
  }
}

function copyBySelection(text: string) {
  const field = Object.assign(document.createElement('textarea'), { value: text });
  (openDialog() ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (!done) throw new Error('refused');
}
