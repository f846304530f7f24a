-- Apostrophes are left out of what is searched: whoever types 'oconnor' finds O'Connor.
CREATE OR REPLACE FUNCTION as_searched(said text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
	CASE WHEN octet_length(said) = char_length(said) THEN replace(lower(said), '''', '') ELSE lower(translate(said,
	'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįıłñńňṋòóôõöøōőơŕřśšşţťṱùúûüūůűųýÿŷžźżŵḓḽṅÀÁÂÃÄÅĀĂĄÇĆČĎĐÈÉÊËĒĖĘĚĞÌÍÎÏĪĮŁÑŃŇṊÒÓÔÕÖØŌŐƠŔŘŚŠŞŢŤṰÙÚÛÜŪŮŰŲÝŸŶŽŹŻŴḒḼṄ''’‘ʼ´',
	'aaaaaaaaacccddeeeeeeeegiiiiiiilnnnnooooooooorrssstttuuuuuuuuyyyzzzwdlnaaaaaaaaacccddeeeeeeeegiiiiiilnnnnooooooooorrssstttuuuuuuuuyyyzzzwdln')) END;--> statement-breakpoint
ALTER TABLE "leads" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search_text" text GENERATED ALWAYS AS (as_searched(name || chr(10) || email || chr(10) || company || chr(10) || service_type || chr(10) || phone || chr(10) || reference)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_in_order" ON "leads" USING btree ("priority_rank","created_at","id") INCLUDE ("status","search_text");--> statement-breakpoint
CREATE INDEX "leads_by_search" ON "leads" USING gin ("search_text" gin_trgm_ops);
