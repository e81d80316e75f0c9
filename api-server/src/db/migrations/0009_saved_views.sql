CREATE TABLE "admin_views" (
	"admin_id" integer NOT NULL,
	"list" text NOT NULL,
	"views" jsonb NOT NULL,
	CONSTRAINT "admin_views_admin_id_list_pk" PRIMARY KEY("admin_id","list")
);
--> statement-breakpoint
ALTER TABLE "admin_views" ADD CONSTRAINT "admin_views_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;