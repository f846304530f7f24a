CREATE TABLE "submissions" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"reference" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "quarantine" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"enquiry" jsonb NOT NULL,
	"origin" jsonb NOT NULL,
	"spam_score" smallint NOT NULL,
	"spam_reasons" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_downloads" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"downloads" integer NOT NULL,
	"first_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" timestamp (3) with time zone[] NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_reference_unique";--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_submission_id_unique";--> statement-breakpoint
ALTER TABLE "consents" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY;--> statement-breakpoint
ALTER TABLE "lead_events" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "lead_events" ADD COLUMN "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "first_touch" jsonb;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "last_touch" jsonb;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "device" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "guide_downloads" ADD CONSTRAINT "guide_downloads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submissions_by_age" ON "submissions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "quarantine_by_arrival" ON "quarantine" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "limits_by_end" ON "limits" USING btree ("until");--> statement-breakpoint
CREATE INDEX "leads_by_email" ON "leads" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "leads_by_phone" ON "leads" USING btree ("phone","created_at") WHERE "leads"."phone" <> '';--> statement-breakpoint
CREATE INDEX "outbox_of_lead" ON "outbox" USING btree ("lead_id");--> statement-breakpoint
INSERT INTO "submissions" ("submission_id", "id", "reference", "digest", "created_at")
SELECT "submission_id", "id", "reference", "submission_digest", "created_at" FROM "leads";--> statement-breakpoint
ALTER TABLE "leads" DROP COLUMN "submission_id";--> statement-breakpoint
ALTER TABLE "leads" DROP COLUMN "submission_digest";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "payload";--> statement-breakpoint
CREATE INDEX "outbox_given_up" ON "outbox" USING btree ("id") WHERE "outbox"."given_up_at" IS NOT NULL;--> statement-breakpoint
-- What somebody agreed to is written down once; a change of mind is another row.
CREATE FUNCTION refuse_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed.', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER consents_stay BEFORE UPDATE ON "consents"
FOR EACH ROW EXECUTE FUNCTION refuse_change();
