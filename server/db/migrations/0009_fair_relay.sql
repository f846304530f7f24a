DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "left_to" text[];--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree (("attempts" > 0),"run_at") WHERE "outbox"."sent_at" IS NULL AND "outbox"."given_up_at" IS NULL;