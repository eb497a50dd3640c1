import type { PartStart } from './part-start.ts'
import type { Walk } from './walk.ts'

/** A part that begins, and what the walk over the bundle keeps in mind from there on. */
export type Opening = { readonly start: PartStart; readonly keeps?: Partial<Walk> }
