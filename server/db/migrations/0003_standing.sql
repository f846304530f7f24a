CREATE INDEX "leads_standing" ON "leads" USING btree ("status","estimated_value");--> statement-breakpoint
CREATE INDEX "leads_by_last_change" ON "leads" USING btree ("updated_at");