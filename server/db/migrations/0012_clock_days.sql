CREATE TABLE "clock_days" (
	"day" date PRIMARY KEY NOT NULL
);
