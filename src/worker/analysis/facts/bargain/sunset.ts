import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { findAll } from '../../segment/find.ts'
import type { Due } from '../forms/due.ts'
import { firstDue } from '../forms/due.ts'
import type { Fact } from '../facts.ts'
import { factAt } from '../fact-at.ts'
import { labelled } from '../forms/labels.ts'

const ZONES: readonly PageKind[] = [
  'particulars',
  'contract-form',
  'special-conditions',
  'annexure',
]
const LABEL =
  /\b(?:sunset (?:date|period)|registration (?:period|date)|plan registration (?:date|period)|(?:last |latest )?(?:date|time|period) for (?:the )?registration(?: of (?:the )?(?:strata )?plan)?)\b/i
const UNREGISTERED =
  /\b(?:plan|scheme|title|lot)s?\b[^.;\n]{0,90}\b(?:registered|registration|registering|created|settled)\b[^.;\n]{0,50}?\b(?:within|by|before|on or before|no later than|not later than)\s/i
/** A time by which the period itself is moved. */
const MOVED =
  /\b(?:exten[ds]\w{0,4}|vary|varied|postpon\w{1,3}|settlement|completion)\b[^.;\n]{0,60}$/i
const BY_UP_TO = /\b(?:by|for) (?:up to )?(?:a (?:further|period)|another)?[^.;\n]{0,20}$/i

/** The day or time by which the plan of an unbuilt lot must be registered. */
export function recogniseSunset(doc: Doc): Fact<Due> | null {
  for (const place of labelled(doc, LABEL, ZONES, { anywhere: true, reach: 220 })) {
    const before = place.block.text.slice(0, Math.max(0, place.offset - place.block.span.start))
    if (MOVED.test(before.slice(-90).replace(place.label, ''))) continue
    const found = firstDue(place.text)
    if (found === null || found.start > 90) continue
    const between = place.text.slice(0, found.start)
    if (BY_UP_TO.test(between) && !/\bby\s*$/i.test(between)) continue
    if (/\bexten[ds]/i.test(between)) continue
    const span = { start: place.offset + found.start, end: place.offset + found.end }
    const bare = found.due.kind === 'period' && found.due.from === ''
    const due: Due = bare ? { ...found.due, from: 'the contract date' } : found.due
    return factAt(doc, due, span, 90, [`a time behind "${place.label}"`])
  }
  for (const { match, span } of findAll(doc, UNREGISTERED, { zones: ZONES })) {
    if (/\bsettlement|completion\b/i.test(match[0])) continue
    const found = firstDue(doc.text.slice(span.end, span.end + 130))
    if (found === null || found.start > 14) continue
    if (found.due.kind === 'period' && found.due.from === '') continue
    const at = { start: span.end + found.start, end: span.end + found.end }
    return factAt(doc, found.due, at, 75, ['a time within which a plan must be registered'])
  }
  return null
}
