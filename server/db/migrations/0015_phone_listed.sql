-- Carries along what the list asks of a lead: thousands of numbers begin alike, and none of their leads is read to put them in order.
DROP INDEX "leads_by_phone";--> statement-breakpoint
CREATE INDEX "leads_by_phone" ON "leads" USING btree ("phone" text_pattern_ops,"created_at") INCLUDE ("id","status","priority","priority_rank") WHERE "leads"."phone" <> '';
