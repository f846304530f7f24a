-- Carries the changes over into the sums, and says how many they were. One statement does that, and so one view of the changes.
-- A line that has come to nothing goes: its name may be a person's, and with the last lead that bore it nobody needs it.
CREATE OR REPLACE FUNCTION sum_metrics() RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
  changes int;
  touched date[];
BEGIN
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
    RETURNING kept.day
  ), standing AS (
    INSERT INTO lead_counts AS kept
    SELECT status, priority, sum(sign), sum(sign * value) FROM metric_changes GROUP BY status, priority
    ON CONFLICT (status, priority) DO UPDATE SET leads = kept.leads + excluded.leads, value = kept.value + excluded.value
  )
  SELECT (SELECT count(*) FROM summed), (SELECT array_agg(DISTINCT day) FROM days) INTO changes, touched;
  DELETE FROM dashboard_metrics WHERE day = ANY(touched)
    AND (leads, leads_won, leads_answered, answer_seconds, score_total, won, won_value) = (0, 0, 0, 0, 0, 0, 0);
  RETURN changes;
END $$;
--> statement-breakpoint
DELETE FROM dashboard_metrics
WHERE (leads, leads_won, leads_answered, answer_seconds, score_total, won, won_value) = (0, 0, 0, 0, 0, 0, 0);
--> statement-breakpoint
-- A lead can be younger than the database's clock says: programs give it the time, and clocks differ.
CREATE OR REPLACE FUNCTION get_lead_queue() RETURNS TABLE (lead_id uuid, hours_since_created int)
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT id, greatest(0, floor(extract(epoch FROM now() - created_at) / 3600))::int
  FROM leads WHERE status = 'new'
  ORDER BY priority_rank, created_at, id
  LIMIT 10;
END;
