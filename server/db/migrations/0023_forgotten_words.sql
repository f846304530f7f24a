-- Of what was deleted before a deletion did this itself. A receipt without a lead and without anything held is of something deleted.
UPDATE "submissions" SET "digest" = '' WHERE "digest" <> ''
  AND NOT EXISTS (SELECT FROM "leads" WHERE "leads"."reference" = "submissions"."reference")
  AND NOT EXISTS (SELECT FROM "quarantine" WHERE "quarantine"."reference" = "submissions"."reference");
