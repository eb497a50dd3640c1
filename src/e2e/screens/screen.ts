import type { Page } from 'playwright-core'

import type { World } from './world.ts'

/** An answer in place of the server's: a value, a status with its sentence, or none at all. */
export type Answer =
  | { readonly json: unknown }
  | { readonly status: number; readonly text: string }
  | 'never'
  | 'offline'

/** By method and path of the call, with `:id` for one part. */
export type Answers = Readonly<Record<string, Answer>>

/** One screen in one state, as it is photographed and tested for accessibility. */
export type Screen = {
  /** Kebab-case, and the name of its files. */
  readonly name: string
  readonly path: string | ((world: World) => string)
  /** Whether somebody is signed in; true unless said otherwise. */
  readonly visitor?: true
  readonly answers?: Answers | ((world: World) => Answers)
  /** What a person does on the page until the state is there. */
  readonly steps?: (page: Page, world: World) => Promise<void>
  /** A text that is seen when the screen is complete. */
  readonly shows: string | RegExp
  /** Only what is in the window: a dialog, a sticky part, a document. */
  readonly window?: true
}
