// What staff are told of visitors: sums of days, read from the figures and never from the events.
import { sql } from 'drizzle-orm';
import { type ControlUse, controlUses } from '#domain/control-use.ts';
import type { Period } from '#domain/period.ts';
import { askTogether } from '#server/db/ask-together.ts';
import { filledIn, firstDay, lastDay } from '#server/db/asked-days.ts';
import { namedQuery, onlyRow } from '#server/db/named-query.ts';
import type { Deps } from '#server/deps.ts';

interface VisitReport {
  days: { day: string; views: number; enquiries: number }[];
  /** The most read first. */
  pages: { page: string; views: number; enquiries: number }[];
  uses: { name: ControlUse; events: number }[];
}

const lookUp = namedQuery<VisitReport>(
  'visit report',
  sql`WITH summed AS MATERIALIZED (
      SELECT day, page, name, sum(events)::int AS events,
        coalesce(sum(events) FILTER (WHERE name = 'page_view'), 0)::int AS views,
        coalesce(sum(events) FILTER (WHERE name = 'enquiry_sent'), 0)::int AS enquiries
      FROM visit_figures
      WHERE day BETWEEN ${firstDay} AND ${lastDay}
        AND name = ANY(${sql.param(['page_view', 'enquiry_sent', ...controlUses])}::text[])
      GROUP BY GROUPING SETS (day, page, name)
    )
    SELECT
      (SELECT json_agg(json_build_object('day', ${firstDay} + later, 'views', coalesce(views, 0),
          'enquiries', coalesce(enquiries, 0)) ORDER BY later)
        FROM generate_series(0, ${lastDay} - ${firstDay}) AS later
        LEFT JOIN summed ON day = ${firstDay} + later) AS days,
      coalesce((SELECT json_agg(json_build_object('page', page, 'views', views, 'enquiries', enquiries)
          ORDER BY views DESC, page)
        FROM (SELECT * FROM summed WHERE page IS NOT NULL AND views + enquiries > 0
          ORDER BY views DESC, page LIMIT 50) AS most), '[]') AS pages,
      coalesce((SELECT json_agg(json_build_object('name', name, 'events', events) ORDER BY events DESC, name)
        FROM summed WHERE name NOT IN ('page_view', 'enquiry_sent')), '[]') AS uses`,
);

export const visitReport = ({ db }: Pick<Deps, 'db'>) =>
  askTogether(async (asked: Period) => onlyRow(await lookUp(db.$client, filledIn(asked))));
