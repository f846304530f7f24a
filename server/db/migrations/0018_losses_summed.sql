-- What was lost and why is summed up with the other figures, instead of counted lead by lead.
LOCK TABLE "leads" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DROP FUNCTION get_losses(date, date);--> statement-breakpoint
DROP FUNCTION get_lead_trends(date, date);--> statement-breakpoint
DROP FUNCTION metric_change(int, timestamptz, timestamptz, timestamptz, text, text, text, jsonb, jsonb, smallint, int);--> statement-breakpoint
ALTER TABLE "metric_changes" RENAME COLUMN "won_day" TO "closed_day";--> statement-breakpoint
ALTER TABLE "metric_changes" ADD COLUMN "lost_reason" text;--> statement-breakpoint
-- A lead as the figures see it. An address that cannot be one of our pages is not worth a line of its own.
CREATE FUNCTION metric_change(
  sign int, created_at timestamptz, first_response_at timestamptz, closed_at timestamptz, status text, priority text,
  page text, first_touch jsonb, last_touch jsonb, lead_score smallint, estimated_value int, lost_reason text
) RETURNS SETOF metric_changes
LANGUAGE sql STABLE ROWS 1
BEGIN ATOMIC
  SELECT sign::smallint, local_day(created_at),
    CASE WHEN status IN ('closed_won', 'closed_lost') THEN local_day(closed_at) END,
    status, priority, lead_source(first_touch, last_touch),
    CASE WHEN page ~ '^/[a-z0-9/-]{0,60}$' THEN page ELSE 'other' END,
    lead_score, coalesce(estimated_value, 0), extract(epoch FROM first_response_at - created_at)::int, lost_reason;
END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_metric_changes() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO metric_changes SELECT change.* FROM old_rows AS lead, metric_change(-1, lead.created_at,
      lead.first_response_at, lead.closed_at, lead.status, lead.priority, lead.page, lead.first_touch, lead.last_touch,
      lead.lead_score, lead.estimated_value, lead.lost_reason) AS change;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO metric_changes SELECT change.* FROM new_rows AS lead, metric_change(1, lead.created_at,
      lead.first_response_at, lead.closed_at, lead.status, lead.priority, lead.page, lead.first_touch, lead.last_touch,
      lead.lead_score, lead.estimated_value, lead.lost_reason) AS change;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What the changes that nobody has summed up yet add to each line of dashboard_metrics.
CREATE OR REPLACE FUNCTION tally_metric_changes() RETURNS SETOF dashboard_metrics
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT change.day,
    CASE 0 WHEN grouping(status) THEN 'status' WHEN grouping(source) THEN 'source' WHEN grouping(page) THEN 'page' ELSE 'day' END,
    coalesce(status, source, page, ''),
    sum(sign)::int, (sum(sign) FILTER (WHERE status = 'closed_won'))::int, (sum(sign) FILTER (WHERE answer_seconds IS NOT NULL))::int,
    sum(sign * answer_seconds)::bigint, sum(sign * score)::bigint, 0, 0::bigint
  FROM metric_changes AS change
  GROUP BY GROUPING SETS ((change.day), (change.day, status), (change.day, source), (change.day, page))
  UNION ALL
  SELECT closed_day, 'day', '', 0, 0, 0, 0, 0, sum(sign)::int, sum(sign * value)::bigint
  FROM metric_changes WHERE closed_day IS NOT NULL AND status = 'closed_won'
  GROUP BY closed_day
  UNION ALL
  SELECT closed_day, 'loss', coalesce(lost_reason, ''), sum(sign)::int, 0, 0, 0, 0, 0, 0
  FROM metric_changes WHERE closed_day IS NOT NULL AND status = 'closed_lost'
  GROUP BY closed_day, lost_reason;
END;
--> statement-breakpoint
-- Counts everything anew from the leads: at the beginning, and after rows were put in with the triggers off.
CREATE OR REPLACE FUNCTION recount_metrics() RETURNS int
LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE leads IN SHARE MODE;
  DELETE FROM metric_changes;
  DELETE FROM dashboard_metrics;
  DELETE FROM lead_counts;
  INSERT INTO metric_changes SELECT change.* FROM leads AS lead, metric_change(1, lead.created_at,
    lead.first_response_at, lead.closed_at, lead.status, lead.priority, lead.page, lead.first_touch, lead.last_touch,
    lead.lead_score, lead.estimated_value, lead.lost_reason) AS change;
  RETURN sum_metrics();
END $$;
--> statement-breakpoint
-- For the charts: each day of a period, what its leads have in common, most frequent first, and why leads were lost in it.
CREATE FUNCTION get_lead_trends(start_date date, end_date date)
RETURNS TABLE (days json, statuses json, sources json, pages json, losses json)
LANGUAGE sql STABLE
BEGIN ATOMIC
  WITH metric AS MATERIALIZED (
    SELECT day, kind, name, sum(leads)::int AS leads, sum(leads_won)::int AS leads_won, sum(won)::int AS won,
      sum(won_value)::bigint AS won_value
    FROM metrics_between(start_date, end_date) GROUP BY day, kind, name
  ), named AS (
    SELECT kind, name, sum(leads) AS leads, coalesce(sum(leads_won), 0) AS won,
      row_number() OVER (PARTITION BY kind ORDER BY sum(leads) DESC, name) AS place
    FROM metric WHERE kind <> 'day' GROUP BY kind, name HAVING sum(leads) > 0
  ), list AS (
    SELECT kind, json_agg(json_build_object('name', name, 'leads', leads, 'won', won) ORDER BY place) AS entries
    FROM named WHERE place <= 50 GROUP BY kind
  )
  SELECT
    (SELECT json_agg(json_build_object('day', start_date + later, 'leads', coalesce(leads, 0), 'won', coalesce(won, 0),
        'won_value', coalesce(won_value, 0)) ORDER BY later)
      FROM generate_series(0, end_date - start_date) AS later
      LEFT JOIN metric ON metric.kind = 'day' AND metric.day = start_date + later),
    coalesce((SELECT entries FROM list WHERE kind = 'status'), '[]'),
    coalesce((SELECT entries FROM list WHERE kind = 'source'), '[]'),
    coalesce((SELECT entries FROM list WHERE kind = 'page'), '[]'),
    coalesce((SELECT json_agg(json_build_object('name', nullif(name, ''), 'leads', leads) ORDER BY name = '', place)
      FROM named WHERE kind = 'loss'), '[]');
END;
--> statement-breakpoint
-- The changes that wait to be summed up say nothing of losses yet, so the leads say all.
INSERT INTO dashboard_metrics
SELECT local_day(closed_at), 'loss', coalesce(lost_reason, ''), count(*), 0, 0, 0, 0, 0, 0
FROM leads WHERE status = 'closed_lost' AND closed_at IS NOT NULL
GROUP BY local_day(closed_at), lost_reason;
--> statement-breakpoint
DROP INDEX "leads_lost";
