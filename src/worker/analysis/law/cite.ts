import type { Law } from '#shared/report.ts'

import type { Act } from './act.ts'

/** A place in an act. */
export type Citation = { readonly act: Act; readonly section: string | null }

/**
 * Points at an act. Give the section only where its wording was checked; an act without a section
 * says which law governs the matter and no more.
 */
export function cite(act: Act, section: string | null = null): Citation {
  return { act, section }
}

/** The citation as the report prints it. */
export function lawOf({ act, section }: Citation): Law {
  return { act: act.title, section, url: act.url, asAt: act.asAt }
}
