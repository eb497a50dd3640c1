import type { PartStart } from './part-start.ts'

/** Where a block stands when it is asked what it opens. */
export type Situation = {
  top: boolean
  first: boolean
  inContract: boolean
  bodySize: number | null
  current: PartStart | null
}
