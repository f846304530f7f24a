DROP INDEX "leads_by_phone";--> statement-breakpoint
CREATE INDEX "leads_by_phone" ON "leads" USING btree ("phone" text_pattern_ops,"created_at") WHERE "leads"."phone" <> '';