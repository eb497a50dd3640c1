import type { StateCode } from '#shared/report.ts'

/** An act, code or printed form that findings rest on. */
export type Act = {
  /** As a buyer would look it up, with its jurisdiction: "Sale of Land Act 1962 (Vic)". */
  readonly title: string
  readonly jurisdiction: 'CTH' | StateCode
  /** A public page of the act itself; null where none was checked. */
  readonly url: string | null
  /** ISO date up to which its wording was followed. */
  readonly asAt: string
}
