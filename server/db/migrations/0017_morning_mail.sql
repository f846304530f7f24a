-- Whoever does not want the mail of the morning, with what is to be followed up, can say so.
ALTER TABLE "staff" ADD COLUMN "morning_mail" boolean DEFAULT true NOT NULL;
