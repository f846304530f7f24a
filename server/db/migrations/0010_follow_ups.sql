ALTER TABLE "leads" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
CREATE INDEX "leads_to_follow_up" ON "leads" USING btree ("follow_up_on") WHERE "leads"."follow_up_on" IS NOT NULL;