import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'
import type { PartStart } from './part-start.ts'

import { CONTRACT_ZONES } from './part-start.ts'

const PLAIN_CONDITIONS =
  /^(?:(?:part|section|division|schedule) [A-Z0-9]{1,4}[ .:-]{1,4})?(?:the )?(?:terms:?$|conditions(?: of sale)?|agreed terms|operative provisions|terms and conditions)\b/i

/** A set of conditions that says itself whose it is: "GENERAL CONDITIONS (this office's short set)". */
const OWN_SET =
  /\b(?:this|our) (?:office|firm|practice|company)'s\b|\bin place of the (?:regulation|prescribed|printed|standard|usual) (?:form|conditions)\b|\bown (?:form|conditions|set)\b/i

const TERMS_OF_SALE =
  /^(?:(?:part|section|division|schedule) [A-Z0-9]{1,4}[ .:-]{1,4})?(?:the )?(?:(?:terms(?: and conditions)?|conditions)(?: of (?:this |the )?(?:sale|contract|agreement))?|agreed terms|operative provisions|operative part):?$/i

const GENERAL_SET =
  /^(?:the )?(?:general|printed|standard) (?:conditions|terms|clauses|provisions)\b/i

/** A contract that names the office which drew it, or the number of its precedent. */
const DRAFTED =
  /\b(?:prepared|drawn|drafted|settled) (?:up )?by\b.{0,60}\b(?:conveyanc\w{1,5}|solicitors?|lawyers?|legal|law|barristers?)\b|\bprecedent\b.{0,20}\d/i

/** A form that somebody publishes for all: its conditions are known, and nobody bargained for them. */
const PUBLISHED =
  /\b(?:law (?:society|institute)|real estate institute|REI(?:V|Q|NSW|SA|WA|NT|TAS?)|(?:approved|prescribed|standard) form|\d{4} edition|copyright|contract for houses|reference schedule|offer and acceptance|joint form)\b|©/i

/** How many blocks from the beginning may name the drafter or the form. */
const OPENING_BLOCKS = 60

/**
 * "Conditions of sale" without any special conditions beside them are the vendor's own, not a printed
 * form: a developer's contract has no others. So are the terms of a contract that an office drew
 * itself, whatever special conditions it adds.
 */
export function nameConditions(
  starts: readonly PartStart[],
  drafts: readonly DraftBlock[],
): PartStart[] {
  const special = starts.some((start) => start.kind === 'special-conditions')
  // Beside conditions that call themselves general, terms of sale are the parties' own.
  const drafted = isDrafted(starts, drafts) || starts.some(isGeneralByName)
  return starts.map((start) => {
    if (start.kind !== 'general-conditions') return start
    const own =
      OWN_SET.test(start.title) ||
      (!special && PLAIN_CONDITIONS.test(start.title)) ||
      (drafted && TERMS_OF_SALE.test(start.title))
    return own ? { ...start, kind: 'special-conditions' as const } : start
  })
}

function isGeneralByName({ kind, title }: PartStart): boolean {
  return kind === 'general-conditions' && GENERAL_SET.test(title)
}

function isDrafted(starts: readonly PartStart[], drafts: readonly DraftBlock[]): boolean {
  const first = starts.find(({ kind }) => kind === 'general-conditions')
  if (first === undefined) return false
  const opening = drafts
    .slice(0, Math.min(first.block, OPENING_BLOCKS))
    .filter((_draft, block) => isOfContract(starts, block))
  return (
    opening.some(({ text }) => DRAFTED.test(text)) &&
    !opening.some(({ text }) => PUBLISHED.test(text))
  )
}

/** Who prepared the disclosure statement in front of a contract did not draw the contract. */
function isOfContract(starts: readonly PartStart[], block: number): boolean {
  const own = starts.findLast((start) => start.block <= block)
  return own === undefined || CONTRACT_ZONES.has(own.kind)
}

/** Kinds of which one bundle holds several, one behind the other. */
const SEVERAL: ReadonlySet<PageKind> = new Set([
  'annexure',
  'minutes',
  'building-permit',
  'title-search',
  'lease',
])

/**
 * Joins what belongs together: a name above a heading with the heading below it, and a heading that
 * repeats what its part already is.
 */
export function mergeParts(
  starts: readonly PartStart[],
  drafts: readonly DraftBlock[],
  restarts: ReadonlySet<number>,
): PartStart[] {
  const kept: PartStart[] = []
  for (const [index, start] of starts.entries()) {
    const before = kept.at(-1)
    const first = drafts[start.block]
    if (before === undefined || first === undefined) {
      kept.push(start)
      continue
    }
    const opening = drafts[before.block]
    const length = first.span.start - (opening?.span.start ?? 0)
    const samePage = opening?.page === first.page
    // An issuer's name stands above the name of its certificate.
    if (!before.proven && before.kind === 'other' && samePage && length < 320 && index > 0) {
      kept.splice(-1, 1, { ...start, block: before.block })
      continue
    }
    if (before.kind === start.kind && before.letter !== true && start.letter !== true) {
      const again = before.title === start.title || length < 320
      const apart = SEVERAL.has(start.kind) && !again
      const another =
        restarts.has(first.page) && !samePage && !CONTRACT_ZONES.has(start.kind) && length > 120
      if (!apart && !another) continue
    }
    kept.push(start)
  }
  return kept
}
