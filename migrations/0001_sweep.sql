CREATE TABLE `removals` (
	`document_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `removals_created` ON `removals` (`created_at`);--> statement-breakpoint
DROP INDEX `analyses_unfinished`;--> statement-breakpoint
ALTER TABLE `analyses` ADD `resends` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `analyses_unfinished` ON `analyses` (`status`,`started_at`);