/** Sizes, times and lengths that both sides must agree on (spec §5, §9; product.md). */

const MIB = 1024 * 1024

/** Largest file that may be uploaded (spec §9: 15 MB). */
export const UPLOAD_MAX_BYTES = 15 * MIB

/** Room for the multipart envelope around a file of the largest size. */
export const UPLOAD_ENVELOPE_BYTES = 64 * 1024

/** Most pages of one document that the reader takes on. */
export const DOCUMENT_MAX_PAGES = 2_000

/** A DOCX may unpack to at most this much, and to this many times its own size. */
export const DOCX_MAX_UNPACKED_BYTES = 100 * MIB
export const DOCX_MAX_RATIO = 200

/** Longest time one file may take to be inspected at upload. */
export const INSPECTION_MAX_MS = 20_000

/** So many questions fit one letter: the weightiest stand in front, the others behind "Also ask". */
export const QUESTIONS_IN_FRONT = 10

/** Longest file name kept; longer ones are cut before the extension. */
export const FILE_NAME_MAX_LENGTH = 180

export const ACCEPTED_EXTENSIONS = ['.pdf', '.docx', '.txt'] as const

/** A price outside of these is a slip of the keyboard. */
export const PRICE_MIN_CENTS = 1_000_00
export const PRICE_MAX_CENTS = 1_000_000_000_00
/** Days of signing for which holidays and tables mean anything; settlement off the plan takes years. */
export const SIGNED_ON_FIRST = '2015-01-01'
export const SIGNED_ON_LAST = '2049-12-31'

/** A note is a remark in a margin, not a letter; a document's notes are read with its report. */
export const NOTE_MAX_LENGTH = 2_000
export const NOTES_MAX_PER_DOCUMENT = 500

export const PASSWORD_MIN_LENGTH = 8
/** Bounds the work of one hash; longer than any pass phrase a person types. */
export const PASSWORD_MAX_LENGTH = 256
export const NAME_MAX_LENGTH = 100
export const EMAIL_MAX_LENGTH = 254

export const ANALYSIS_POLL_MS = 2_000
export const ANALYSIS_CACHE_MS = 5 * 60_000
export const ANALYSIS_RETRIES = 3
/** What the bar shows while nothing better is known (spec §9). */
export const PROGRESS_DEFAULT_PERCENT = 65
export const CREDITS_POLL_MS = 10_000
export const CREDITS_STALE_MS = 5_000
export const DOCUMENTS_STALE_MS = 2 * 60_000
export const LOW_CREDITS = 2
export const LOGOUT_REDIRECT_MS = 100
export const VERIFIED_REDIRECT_MS = 3_000
