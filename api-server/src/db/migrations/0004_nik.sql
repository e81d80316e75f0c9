ALTER TABLE "admins" DROP CONSTRAINT "admins_nik_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "admins_nik" ON "admins" USING btree ("nik") WHERE "admins"."deleted_at" is null;