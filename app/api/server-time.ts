// What the clock of the server says, to a second or two: that of this computer may be wrong by minutes.
let ahead = 0;

/** Every answer says when it was made. */
export function noteServerTime(headers: Headers) {
  const said = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(said)) ahead = said - Date.now();
}

export const serverNow = () => Date.now() + ahead;
