ALTER TABLE "leads" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_taken_by_staff_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_taken" ON "leads" USING btree ("taken_by") WHERE "leads"."taken_by" IS NOT NULL;