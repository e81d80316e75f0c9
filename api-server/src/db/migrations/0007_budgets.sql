CREATE TABLE "budget_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "budget_uses_subject" ON "budget_uses" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "budget_uses_until" ON "budget_uses" USING btree ("until");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("customer_id") WHERE "orders"."status" = 'pending';