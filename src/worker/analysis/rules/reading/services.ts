import { wordings } from '../../wording/wordings.ts'

/** What a form lists as a service of the land, with or without boxes. */
export const SERVICE_PATTERNS = wordings({
  service: /\b(?:electricity|power|gas|(?:mains )?water|sewer(?:age)?|telephone)\b/i,
  box: /[☐☒]/,
})

/** Whether the boxes of a list of services stand before their names, and not behind. */
export function isBoxBeforeService(text: string): boolean {
  return text.search(SERVICE_PATTERNS.box) < text.search(SERVICE_PATTERNS.service)
}
