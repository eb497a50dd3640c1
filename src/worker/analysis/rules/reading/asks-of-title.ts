import { wordings } from '../../wording/wordings.ts'

export const ASKS_OF_TITLE = wordings({
  /** The line of a form that asks for what the land is subject to, and warns whoever fills it in. */
  asksOfTitle:
    /^\W{0,4}(?:[\w.]{1,5} )?(?:is|are) the (?:property|land|lot)\b[^?.;☐☒]{0,30}\bsubject to any\b[^?.;☐☒]{0,60}\?/i,
})
