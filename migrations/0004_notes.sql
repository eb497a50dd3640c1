CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`user_id` text NOT NULL,
	`concern_id` text NOT NULL,
	`text` text NOT NULL,
	`key` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notes_document` ON `notes` (`document_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `notes_key` ON `notes` (`document_id`,`concern_id`,`key`);