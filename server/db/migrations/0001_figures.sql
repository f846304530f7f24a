-- The figures of the dashboard. A day is a South African day wherever one is meant.
CREATE FUNCTION local_day(at timestamptz) RETURNS date
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (at AT TIME ZONE 'Africa/Johannesburg')::date;
--> statement-breakpoint
CREATE FUNCTION day_start(day date) RETURNS timestamptz
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (day::timestamp AT TIME ZONE 'Africa/Johannesburg');
--> statement-breakpoint
-- Counts days from the leads themselves. Each day is two short index ranges, whatever lies outside it.
CREATE FUNCTION count_days(days date[]) RETURNS SETOF dashboard_metrics
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT wanted.day, arrived.leads, arrived.leads_won, arrived.leads_answered, arrived.answer_seconds,
    arrived.score_total, closed.won, closed.won_value
  FROM unnest(days) AS wanted(day)
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS leads,
      count(*) FILTER (WHERE status = 'closed_won')::int AS leads_won,
      count(first_response_at)::int AS leads_answered,
      coalesce(sum(extract(epoch FROM first_response_at - created_at)), 0)::bigint AS answer_seconds,
      coalesce(sum(lead_score), 0)::bigint AS score_total
    FROM leads
    WHERE created_at >= day_start(wanted.day) AND created_at < day_start(wanted.day + 1)
  ) AS arrived
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS won, coalesce(sum(estimated_value), 0)::bigint AS won_value
    FROM leads
    WHERE status = 'closed_won'
      AND closed_at >= day_start(wanted.day) AND closed_at < day_start(wanted.day + 1)
  ) AS closed;
END;
--> statement-breakpoint
-- The kept row of a finished day where it still holds, a fresh count of every other day.
CREATE FUNCTION metrics_between(start_date date, end_date date) RETURNS SETOF dashboard_metrics
LANGUAGE sql STABLE
BEGIN ATOMIC
  WITH kept AS (
    SELECT * FROM dashboard_metrics AS metric
    WHERE metric.day BETWEEN start_date AND end_date
      AND NOT EXISTS (SELECT FROM stale_metric_days AS stale WHERE stale.day = metric.day)
  ), open_days AS (
    SELECT array_agg(first.day + later) AS days
    FROM (SELECT greatest(start_date, (SELECT local_day(min(created_at)) FROM leads)) AS day) AS first,
      generate_series(0, least(end_date, local_day(now())) - first.day) AS later
    WHERE first.day + later NOT IN (SELECT day FROM kept)
  )
  SELECT * FROM kept
  UNION ALL
  SELECT counted.* FROM open_days, count_days(open_days.days) AS counted;
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
  period AS (
    SELECT sum(leads)::int AS leads, sum(leads_won)::int AS leads_won, sum(leads_answered) AS answered,
      sum(answer_seconds) AS answer_seconds, sum(score_total) AS score_total
    FROM metrics_between(start_date, end_date)
  ), month AS (
    SELECT sum(won)::int AS won, sum(won_value)::bigint AS won_value,
      (sum(leads) FILTER (WHERE metric.day = today.day))::int AS leads_today,
      (sum(leads) FILTER (WHERE metric.day = today.day - 1))::int AS leads_yesterday,
      (sum(won_value) FILTER (WHERE metric.day = today.day))::bigint AS won_value_today,
      sum(won) FILTER (WHERE metric.day >= date_trunc('month', today.day)) AS won_this_month,
      sum(won_value) FILTER (WHERE metric.day >= date_trunc('month', today.day)) AS won_value_this_month
    FROM today, metrics_between(least(date_trunc('month', today.day)::date, today.day - 1), today.day) AS metric
  ), standing AS (
    SELECT count(*) FILTER (WHERE status = 'new')::int AS new_leads,
      count(*) FILTER (WHERE status IN ('contacted', 'qualified'))::int AS in_progress,
      count(*) FILTER (WHERE status = 'closed_won')::int AS converted,
      coalesce(sum(estimated_value) FILTER (WHERE status NOT IN ('closed_won', 'closed_lost')), 0)::bigint AS pipeline
    FROM leads
  )
  SELECT coalesce(month.leads_today, 0), coalesce(month.leads_yesterday, 0),
    coalesce(month.won_value_this_month, 0)::bigint, coalesce(month.won_value_today, 0),
    coalesce(month.won_this_month, 0)::int,
    round(period.answer_seconds / nullif(period.answered, 0) / 60)::int,
    coalesce(period.leads, 0),
    coalesce(round(100.0 * period.leads_won / nullif(period.leads, 0)), 0)::int,
    coalesce(round(period.score_total / nullif(period.leads, 0)), 0)::int,
    standing.new_leads, standing.in_progress, standing.converted, standing.pipeline,
    (SELECT count(*) FROM communications
      WHERE at >= day_start(local_day(now())) AND at < day_start(local_day(now()) + 1))::int
  FROM period, month, standing;
END;
--> statement-breakpoint
CREATE FUNCTION get_lead_queue() RETURNS TABLE (lead_id uuid, hours_since_created int)
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT id, floor(extract(epoch FROM now() - created_at) / 3600)::int
  FROM leads WHERE status = 'new'
  ORDER BY priority_rank, created_at, id
  LIMIT 10;
END;
--> statement-breakpoint
CREATE FUNCTION get_communication_history(p_lead_id uuid) RETURNS TABLE (
  id uuid, channel text, direction text, body text, staff_name text, at timestamptz
)
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT communication.id, communication.channel, communication.direction, communication.body, staff.name,
    communication.at
  FROM communications AS communication LEFT JOIN staff ON staff.id = communication.staff_id
  WHERE communication.lead_id = p_lead_id
  ORDER BY communication.at DESC, communication.id DESC;
END;
--> statement-breakpoint
-- A change to a lead of a finished day makes that day's row stale. Today needs no mark: it is always counted.
CREATE FUNCTION mark_stale_days() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_metric_days (day)
  SELECT DISTINCT local_day(at) FROM unnest(
    CASE TG_OP
      WHEN 'INSERT' THEN ARRAY[NEW.created_at, NEW.closed_at]
      WHEN 'DELETE' THEN ARRAY[OLD.created_at, OLD.closed_at]
      ELSE ARRAY[OLD.created_at, OLD.closed_at, NEW.closed_at]
    END) AS at
  WHERE local_day(at) < local_day(now());
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER leads_mark_stale_days AFTER UPDATE OR DELETE ON leads
FOR EACH ROW EXECUTE FUNCTION mark_stale_days();
--> statement-breakpoint
-- Leads that are carried over from elsewhere; an arrival of this moment is not slowed by it.
CREATE TRIGGER leads_mark_past_arrivals AFTER INSERT ON leads
FOR EACH ROW WHEN (NEW.created_at < now() - interval '1 minute') EXECUTE FUNCTION mark_stale_days();
--> statement-breakpoint
-- Keeps the rows of finished days. Ten minutes after midnight no transaction of the day before is still open.
CREATE FUNCTION roll_up_metrics() RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
  wanted date[];
BEGIN
  WITH stale AS (DELETE FROM stale_metric_days RETURNING day),
  missing AS (
    SELECT first.day + later AS day
    FROM (SELECT local_day(min(created_at)) AS day FROM leads) AS first,
      generate_series(0, local_day(now() - interval '10 minutes') - 1 - first.day) AS later
    WHERE first.day + later NOT IN (SELECT metric.day FROM dashboard_metrics AS metric)
  )
  SELECT array_agg(day) INTO wanted FROM (SELECT day FROM stale UNION SELECT day FROM missing) AS days;
  IF wanted IS NULL THEN RETURN 0; END IF;

  -- A statement of its own, with a later snapshot: it sees every change whose mark was just removed.
  INSERT INTO dashboard_metrics SELECT * FROM count_days(wanted)
  ON CONFLICT (day) DO UPDATE SET leads = excluded.leads, leads_won = excluded.leads_won,
    leads_answered = excluded.leads_answered, answer_seconds = excluded.answer_seconds,
    score_total = excluded.score_total, won = excluded.won, won_value = excluded.won_value;
  RETURN cardinality(wanted);
END $$;
