CREATE TABLE "cart_adds" (
	"customer_id" integer NOT NULL,
	"key" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_adds_customer_id_key_pk" PRIMARY KEY("customer_id","key")
);
--> statement-breakpoint
ALTER TABLE "cart_adds" ADD CONSTRAINT "cart_adds_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_adds_age" ON "cart_adds" USING btree ("added_at");