-- The figures are kept up to date instead of counted: see docs/decisions/010-lead-desk-figures.md.
DROP TRIGGER leads_mark_stale_days ON "leads";--> statement-breakpoint
DROP TRIGGER leads_mark_past_arrivals ON "leads";--> statement-breakpoint
DROP FUNCTION mark_stale_days();--> statement-breakpoint
DROP FUNCTION roll_up_metrics();--> statement-breakpoint
DROP FUNCTION get_dashboard_stats(date, date);--> statement-breakpoint
DROP FUNCTION metrics_between(date, date);--> statement-breakpoint
DROP FUNCTION count_days(date[]);--> statement-breakpoint
DROP TABLE "stale_metric_days";--> statement-breakpoint
DROP TABLE "dashboard_metrics";--> statement-breakpoint
DROP INDEX "leads_by_arrival";--> statement-breakpoint
DROP INDEX "leads_by_close";--> statement-breakpoint
DROP INDEX "leads_standing";--> statement-breakpoint
DROP INDEX "leads_in_order";--> statement-breakpoint
CREATE INDEX "leads_in_order" ON "leads" USING btree ("priority_rank","created_at","id") INCLUDE ("status","search_text");--> statement-breakpoint
CREATE TABLE "dashboard_metrics" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"leads" integer NOT NULL,
	"leads_won" integer NOT NULL,
	"leads_answered" integer NOT NULL,
	"answer_seconds" bigint NOT NULL,
	"score_total" bigint NOT NULL,
	"won" integer NOT NULL,
	"won_value" bigint NOT NULL,
	CONSTRAINT "dashboard_metrics_day_kind_name_pk" PRIMARY KEY("day","kind","name")
);
--> statement-breakpoint
CREATE TABLE "lead_counts" (
	"status" text NOT NULL,
	"priority" text NOT NULL,
	"leads" integer NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "lead_counts_status_priority_pk" PRIMARY KEY("status","priority")
);
--> statement-breakpoint
CREATE TABLE "metric_changes" (
	"sign" smallint NOT NULL,
	"day" date NOT NULL,
	"won_day" date,
	"status" text NOT NULL,
	"priority" text NOT NULL,
	"source" text NOT NULL,
	"page" text NOT NULL,
	"score" smallint NOT NULL,
	"value" integer NOT NULL,
	"answer_seconds" integer
);
--> statement-breakpoint
-- What brought the person: a campaign's name, else the site that linked here.
CREATE FUNCTION lead_source(first_touch jsonb, last_touch jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(
  nullif(left(lower(coalesce(last_touch, first_touch) ->> 'utm_source'), 60), ''),
  substring(lower(coalesce(last_touch, first_touch) ->> 'referrer') FROM '^https?://(?:www\.)?([^/:?#]{1,60})'),
  'direct');
--> statement-breakpoint
-- A lead as the figures see it. An address that cannot be one of our pages is not worth a line of its own.
CREATE FUNCTION metric_change(
  sign int, created_at timestamptz, first_response_at timestamptz, closed_at timestamptz, status text, priority text,
  page text, first_touch jsonb, last_touch jsonb, lead_score smallint, estimated_value int
) RETURNS SETOF metric_changes
LANGUAGE sql STABLE ROWS 1
BEGIN ATOMIC
  SELECT sign::smallint, local_day(created_at), CASE status WHEN 'closed_won' THEN local_day(closed_at) END,
    status, priority, lead_source(first_touch, last_touch),
    CASE WHEN page ~ '^/[a-z0-9/-]{0,60}$' THEN page ELSE 'other' END,
    lead_score, coalesce(estimated_value, 0), extract(epoch FROM first_response_at - created_at)::int;
END;
--> statement-breakpoint
CREATE FUNCTION record_metric_changes() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO metric_changes SELECT change.* FROM old_rows AS lead, metric_change(-1, lead.created_at,
      lead.first_response_at, lead.closed_at, lead.status, lead.priority, lead.page, lead.first_touch, lead.last_touch,
      lead.lead_score, lead.estimated_value) AS change;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO metric_changes SELECT change.* FROM new_rows AS lead, metric_change(1, lead.created_at,
      lead.first_response_at, lead.closed_at, lead.status, lead.priority, lead.page, lead.first_touch, lead.last_touch,
      lead.lead_score, lead.estimated_value) AS change;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER leads_count_arrivals AFTER INSERT ON "leads" REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION record_metric_changes();
--> statement-breakpoint
CREATE TRIGGER leads_count_changes AFTER UPDATE ON "leads" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION record_metric_changes();
--> statement-breakpoint
CREATE TRIGGER leads_count_removals AFTER DELETE ON "leads" REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION record_metric_changes();
--> statement-breakpoint
-- What the changes that nobody has summed up yet add to each line of dashboard_metrics.
CREATE FUNCTION tally_metric_changes() RETURNS SETOF dashboard_metrics
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
  SELECT won_day, 'day', '', 0, 0, 0, 0, 0, sum(sign)::int, sum(sign * value)::bigint
  FROM metric_changes WHERE won_day IS NOT NULL
  GROUP BY won_day;
END;
--> statement-breakpoint
-- Carries the changes over into the sums, and says how many they were. One statement, and so one view of the changes.
CREATE FUNCTION sum_metrics() RETURNS int
LANGUAGE sql
BEGIN ATOMIC
  WITH summed AS (DELETE FROM metric_changes RETURNING 1), days AS (
    INSERT INTO dashboard_metrics AS kept
    SELECT day, kind, name, sum(leads), coalesce(sum(leads_won), 0), coalesce(sum(leads_answered), 0),
      coalesce(sum(answer_seconds), 0), sum(score_total), sum(won), sum(won_value)
    FROM tally_metric_changes() GROUP BY day, kind, name
    ON CONFLICT (day, kind, name) DO UPDATE SET leads = kept.leads + excluded.leads,
      leads_won = kept.leads_won + excluded.leads_won, leads_answered = kept.leads_answered + excluded.leads_answered,
      answer_seconds = kept.answer_seconds + excluded.answer_seconds,
      score_total = kept.score_total + excluded.score_total,
      won = kept.won + excluded.won, won_value = kept.won_value + excluded.won_value
  ), standing AS (
    INSERT INTO lead_counts AS kept
    SELECT status, priority, sum(sign), sum(sign * value) FROM metric_changes GROUP BY status, priority
    ON CONFLICT (status, priority) DO UPDATE SET leads = kept.leads + excluded.leads, value = kept.value + excluded.value
  )
  SELECT count(*)::int FROM summed;
END;
--> statement-breakpoint
-- Counts everything anew from the leads: at the beginning, and after rows were put in with the triggers off.
CREATE FUNCTION recount_metrics() RETURNS int
LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE leads IN SHARE MODE;
  DELETE FROM metric_changes;
  DELETE FROM dashboard_metrics;
  DELETE FROM lead_counts;
  INSERT INTO metric_changes SELECT change.* FROM leads AS lead, metric_change(1, lead.created_at,
    lead.first_response_at, lead.closed_at, lead.status, lead.priority, lead.page, lead.first_touch, lead.last_touch,
    lead.lead_score, lead.estimated_value) AS change;
  RETURN sum_metrics();
END $$;
--> statement-breakpoint
CREATE FUNCTION get_lead_counts() RETURNS TABLE (status text, priority text, leads int, value bigint)
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT counted.status, counted.priority, sum(counted.leads)::int, sum(counted.value)::bigint
  FROM (
    SELECT kept.status, kept.priority, kept.leads, kept.value FROM lead_counts AS kept
    UNION ALL
    SELECT change.status, change.priority, change.sign, change.sign * change.value FROM metric_changes AS change
  ) AS counted
  GROUP BY counted.status, counted.priority;
END;
--> statement-breakpoint
CREATE FUNCTION metrics_between(start_date date, end_date date) RETURNS SETOF dashboard_metrics
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT * FROM dashboard_metrics WHERE day BETWEEN start_date AND end_date
  UNION ALL
  SELECT * FROM tally_metric_changes() WHERE day BETWEEN start_date AND end_date;
END;
--> statement-breakpoint
CREATE FUNCTION get_dashboard_stats(
  start_date date DEFAULT local_day(now()) - 29, end_date date DEFAULT local_day(now())
) RETURNS TABLE (
  new_leads_today int, new_leads_yesterday int,
  revenue_this_month bigint, revenue_today bigint, closed_this_month int,
  average_response_minutes int, total_leads int, conversion_rate int, average_score int,
  new_leads int, in_progress int, converted int, pipeline_value bigint, communications_today int
)
LANGUAGE sql STABLE
BEGIN ATOMIC
  WITH today AS (SELECT local_day(now()) AS day),
  metric AS MATERIALIZED (
    SELECT metric.* FROM today,
      metrics_between(least(start_date, date_trunc('month', today.day)::date, today.day - 1), greatest(end_date, today.day)) AS metric
    WHERE metric.kind = 'day'
  ), period AS (
    SELECT sum(leads)::int AS leads, sum(leads_won)::int AS leads_won, sum(leads_answered) AS answered,
      sum(answer_seconds) AS answer_seconds, sum(score_total) AS score_total
    FROM metric WHERE metric.day BETWEEN start_date AND end_date
  ), recent AS (
    SELECT sum(leads) FILTER (WHERE metric.day = today.day) AS leads_today,
      sum(leads) FILTER (WHERE metric.day = today.day - 1) AS leads_yesterday,
      sum(won_value) FILTER (WHERE metric.day = today.day) AS won_value_today,
      sum(won) FILTER (WHERE metric.day BETWEEN date_trunc('month', today.day) AND today.day) AS won_this_month,
      sum(won_value) FILTER (WHERE metric.day BETWEEN date_trunc('month', today.day) AND today.day) AS won_value_this_month
    FROM today, metric
  ), standing AS (
    SELECT sum(leads) FILTER (WHERE status = 'new') AS new_leads,
      sum(leads) FILTER (WHERE status IN ('contacted', 'qualified')) AS in_progress,
      sum(leads) FILTER (WHERE status = 'closed_won') AS converted,
      sum(value) FILTER (WHERE status NOT IN ('closed_won', 'closed_lost')) AS pipeline
    FROM get_lead_counts()
  )
  SELECT coalesce(leads_today, 0)::int, coalesce(leads_yesterday, 0)::int,
    coalesce(won_value_this_month, 0)::bigint, coalesce(won_value_today, 0)::bigint, coalesce(won_this_month, 0)::int,
    round(period.answer_seconds / nullif(period.answered, 0) / 60)::int,
    coalesce(period.leads, 0),
    coalesce(round(100.0 * period.leads_won / nullif(period.leads, 0)), 0)::int,
    coalesce(round(period.score_total / nullif(period.leads, 0)), 0)::int,
    coalesce(standing.new_leads, 0)::int, coalesce(standing.in_progress, 0)::int, coalesce(standing.converted, 0)::int,
    coalesce(standing.pipeline, 0)::bigint,
    (SELECT count(*) FROM communications
      WHERE at >= day_start(local_day(now())) AND at < day_start(local_day(now()) + 1))::int
  FROM period, recent, standing;
END;
--> statement-breakpoint
-- For the charts: each day of a period, and what its leads have in common, most frequent first.
CREATE FUNCTION get_lead_trends(start_date date, end_date date) RETURNS TABLE (days json, statuses json, sources json, pages json)
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
    coalesce((SELECT entries FROM list WHERE kind = 'page'), '[]');
END;
--> statement-breakpoint
SELECT recount_metrics();
