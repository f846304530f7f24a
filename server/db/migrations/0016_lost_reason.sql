-- Why a lead was lost, where somebody has said it, and how many were lost for which reason in some days.
ALTER TABLE "leads" ADD COLUMN "lost_reason" text;--> statement-breakpoint
CREATE INDEX "leads_lost" ON "leads" USING btree ("closed_at") WHERE "leads"."status" = 'closed_lost';--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_lost_reason" CHECK ("leads"."lost_reason" IN ('no_answer', 'price', 'timing', 'competitor', 'not_a_fit', 'other'));--> statement-breakpoint
CREATE FUNCTION get_losses(start_date date, end_date date) RETURNS json
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT coalesce(json_agg(json_build_object('name', lost_reason, 'leads', leads)
    ORDER BY lost_reason IS NULL, leads DESC, lost_reason), '[]')
  FROM (
    SELECT lost_reason, count(*)::int AS leads FROM leads
    WHERE status = 'closed_lost' AND closed_at >= start_date::timestamp AT TIME ZONE 'Africa/Johannesburg'
      AND closed_at < (end_date + 1)::timestamp AT TIME ZONE 'Africa/Johannesburg'
    GROUP BY lost_reason
  ) AS lost;
END;
