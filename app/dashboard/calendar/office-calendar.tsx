// When the office is open: what the live chat button and the mails mean by it.
import { doorsOf, isOfficeOpen, namedHolidays, nextOpening, openingInWords } from '#domain/office-hours.ts';

const dayName = new Intl.DateTimeFormat('en-ZA', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
const yearOf = new Intl.DateTimeFormat('en-ZA', { year: 'numeric', timeZone: 'Africa/Johannesburg' });

export function OfficeCalendar({ hours }: { hours: string }) {
  const now = new Date();
  const { opens, closes } = doorsOf(hours);
  const year = Number(yearOf.format(now));
  return (
    <section aria-labelledby="calendar-heading">
      <h2 id="calendar-heading" className="font-display text-title">
        Office calendar
      </h2>
      <p className="mt-2 max-w-[62ch] text-muted">
        Monday to Friday, {opens} to {closes} South African time, closed on public holidays. The live chat button and
        the mails to visitors say what follows from it.
      </p>
      <p className="mt-6 border-l-2 border-accent pl-4">
        {isOfficeOpen(now, hours)
          ? 'The office is open now.'
          : `The office is closed. It opens on ${openingInWords(nextOpening(now, hours))}.`}
      </p>
      <div className="mt-10 grid gap-10 sm:grid-cols-2">
        {[year, year + 1].map((shown) => (
          <section key={shown} aria-label={`Public holidays ${shown}`}>
            <h3 className="font-semibold">{shown}</h3>
            <ul className="mt-3">
              {namedHolidays(shown).map(({ day, name }) => (
                <li key={day + name} className="flex justify-between gap-4 border-t border-line py-2 text-small">
                  <span>{name}</span>
                  <span className="text-muted">{dayName.format(new Date(`${day}T00:00:00Z`))}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
