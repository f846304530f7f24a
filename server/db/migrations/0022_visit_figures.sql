CREATE TABLE "visit_figures" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"page" text NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "visit_figures_day_name_page_pk" PRIMARY KEY("day","name","page")
);
--> statement-breakpoint
-- From the events that are there. The pages are those of the site as it is now; of later ones the program knows.
INSERT INTO "visit_figures" ("day", "name", "page", "events")
SELECT local_day(at), name,
  CASE WHEN page IN ('/', '/services', '/packages', '/about', '/contact', '/faq', '/privacy', '/thank-you', '/guide-expired',
    '/no-line', '/cape-town', '/johannesburg', '/durban', '/pretoria', '/sandton', '/stellenbosch', '/paarl',
    '/pietermaritzburg', '/port-elizabeth', '/bloemfontein', '/nelspruit', '/polokwane', '/kimberley', '/rustenburg',
    '/east-london', '/gauteng', '/western-cape', '/kwazulu-natal') THEN page ELSE 'other' END,
  count(*)
FROM "analytics_events" WHERE NOT is_bot AND name <> 'events_dropped'
GROUP BY 1, 2, 3;
