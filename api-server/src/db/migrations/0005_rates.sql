ALTER TABLE "expenses" DROP CONSTRAINT "expenses_amount";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_fx";--> statement-breakpoint
ALTER TABLE "expenses" ALTER COLUMN "fx_to_idr" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "expenses" ALTER COLUMN "fx_to_idr" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "fx_to_idr" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "fx_to_idr" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "fx_to_idr" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "fx_to_idr" DROP NOT NULL;--> statement-breakpoint
-- Where nobody had said a rate, 1 was stored: an amount in dollars counted as so many rupiah.
UPDATE "invoices" SET "fx_to_idr" = NULL WHERE "currency" <> 'IDR' AND "fx_to_idr" = 1;--> statement-breakpoint
UPDATE "payments" SET "fx_to_idr" = NULL FROM "invoices" WHERE "invoices"."id" = "invoice_id" AND "invoices"."currency" <> 'IDR' AND "payments"."fx_to_idr" = 1;--> statement-breakpoint
UPDATE "expenses" SET "fx_to_idr" = CASE WHEN "currency" = 'IDR' THEN 1 END WHERE ("currency" = 'IDR') <> ("fx_to_idr" = 1);--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_fx" CHECK ("expenses"."fx_to_idr" > 0 and ("expenses"."currency" = 'IDR') = ("expenses"."fx_to_idr" = 1));--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_amount" CHECK ("expenses"."amount" > 0);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_fx" CHECK ("invoices"."fx_to_idr" > 0 and ("invoices"."currency" = 'IDR') = ("invoices"."fx_to_idr" = 1));