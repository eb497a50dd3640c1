import type { Block, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { datesIn, sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { behindSignedName, endOfSignedName, SIGNED_NAME_PATTERNS } from '../parties/signed-names.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { blocksIn } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'

const patterns = wordings({
  ...SIGNED_NAME_PATTERNS,
  seller: /\b(?:sellers?|vendors?)\b/i,
  signing: /\bsign(?:ed|ature|atures|s)?\b|^sellers?\b|_{6}|\.{8}/i,
  buyer: /\bbuyers?\b/i,
  /** A place to sign that is one column of several. */
  place:
    /\bsignatures? (?:of|by) (?:the )?(?:sellers?|vendors?)\b|\b(?:sellers?|vendors?)'?s?'? signature\b/i,
  line: /[_.…]{6,90}/,
  written: /(?:\/s\/|\bsigned\b|☒)|\b(?:[A-Z]\.? ?){1,3}[a-z'’-]{2,20}/,
  blank:
    /\b(?:seller|vendor)s?(?: ?\d)?(?:'s)?(?: signature)?(?:\(s\))?[ :|]{0,4}(?:_{4}|\.{6,90}(?!\.| {0,3}\w))|\((?:second|other|co-?) ?(?:seller|vendor|owner)\)[ :|]{0,4}(?:_{4}|\.{6})|\bsignatures?(?:\(s\))? (?:of|by) (?:the |each )?(?:sellers?|vendors?)[ :|]{0,4}(?:_{4}|\.{6})|\bsigned by (?:the |each )?(?:sellers?|vendors?)[ :|]{0,4}(?:_{4}|\.{6})/i,
  said: /\b(?:not (?:yet )?(?:been )?signed|unsigned|awaiting signature)\b/i,
  electronic: /\b(?:electronically|docusign|e-?signed|adobe sign|\/s\/)\b/i,
  blankDate:
    /\bdated?\b(?: signed)?(?: by (?:the |each )?sellers?)?[ :|]{0,4}(?:_{3}|\.{5}|_{0,10} ?\/ ?_{0,10} ?\/ ?(?:20)?_{0,10}(?!\d))/i,
  dated:
    /\bdated?\b|(?:\bsign(?:ed|ature)s?\b|^sellers?\b)[^;$]{0,70}\b\d{1,2}(?: [A-Z][a-z]{2,8} |\/\d{1,2}\/)(?:20)?\d\d\b/i,
})

/** The vendor signs and dates the statement before the buyer signs the contract. */
export default defineRule({
  id: 'qld/form-2-signature',
  title: 'Signature and date on the Form 2',
  category: 'compliance',
  severity: 'high',
  kind: 'inconsistency',
  law: [cite(act.qld.propertyLaw, 'ss 99, 101, 104')],
  appliesTo: ['vendor-statement'],
  patterns,
  clear:
    'No blank signature line of the vendor and no date after the contract was found on the Form 2.',
  subject:
    /\b(?:seller|vendor)(?:'s)? signatures?\b|^\W{0,4}(?:seller|vendor)\b[^;]{0,40}(?:_{4}|\.{6}|\bsigned\b)|\bsign(?:ed|atures?)\b (?:of|by|for) (?:the )?(?:seller|vendor)s?\b|\bseller 1\b|\btrustee\b[^;]{0,30}\bsignature|\bform not yet signed\b|\bform 2\b[^.;]{0,60}\b(?:signed|dated|signature)\b/i,
  messages: {
    unsigned: {
      title: 'The Form 2 disclosure statement is not signed by the vendor',
      description:
        'The line for the vendor’s signature at {{where}} is blank. The Form 2 must be signed before you sign the contract. An unsigned one is not the disclosure that the law asks for, and nobody has stood behind its answers.',
      recommendation:
        'Do not sign before you hold a copy signed by every vendor. If you have signed already, see a lawyer before settlement.',
      question: 'Please give us the Form 2 signed and dated by every vendor.',
    },
    oneUnsigned: {
      title: 'The Form 2 disclosure statement is signed by one vendor, but not by {{name}}',
      description:
        'At {{where}} one vendor has signed and the line of {{name}} is blank. Every seller must sign the Form 2 before you sign the contract. Until then it is not the disclosure that the law asks for, and {{name}} stands behind none of its answers.',
      recommendation:
        'Do not sign before you hold a copy signed by every vendor. If you have signed already, see a lawyer before settlement.',
      question: 'Please give us the Form 2 signed and dated by {{name}} too.',
    },
    undated: {
      title: 'The Form 2 disclosure statement has no date beside the vendor’s signature',
      description:
        'The date at {{where}} is blank. The date shows that the Form 2 was complete before you signed, and how old its answers are.',
      recommendation: 'Ask for a dated copy before you sign the contract.',
      question: 'On which day did each vendor sign the Form 2?',
    },
    late: {
      title: 'The Form 2 disclosure statement was signed after the contract date',
      description:
        'The Form 2 is dated {{signed}}, but the contract is dated {{contract}}. The Form 2 must be given to you before you sign the contract; if it came too late, you may be able to end the contract at any time before settlement.',
      recommendation:
        'Write down when and how you received the Form 2, and show it to a lawyer before settlement: the vendor must prove that it was given in time.',
      question: 'When and how was the signed Form 2 given to the buyer?',
    },
  },
  check({ doc, facts }, report) {
    const names = facts.vendors.map(({ value }) => value)
    const blocks = blocksIn(doc, { zones: ['vendor-statement'] })
    for (const [index, block] of blocks.entries()) {
      const { text, span } = block
      const half = halfSigned(block, blocks[index + 1], names)
      if (half !== null) {
        report('oneUnsigned', [span], { name: half })
        continue
      }
      const gap = names.find((name) => isGap(text, name))
      if (names.length > 1 && gap !== undefined && !patterns.seller.test(text)) {
        const others = names.filter((name) => name !== gap)
        if (others.some((name) => blocks.some((one) => isSigned(one.text, name))))
          report('oneUnsigned', [span], { name: gap })
        else report('unsigned', [span])
        continue
      }
      const seller = text.search(patterns.seller)
      if (seller < 0) continue
      const buyer = text.slice(seller).search(patterns.buyer)
      const own = buyer < 0 ? text.slice(seller) : text.slice(seller, seller + buyer)
      if (own.length > 600 || patterns.electronic.test(own)) continue
      const place: Span = {
        start: span.start + seller,
        end: span.start + seller + own.trimEnd().length,
      }
      const lone = own.trimEnd().length === text.length - seller ? span : place
      if (patterns.blank.test(own) || (patterns.said.test(own) && patterns.signing.test(own))) {
        report('unsigned', [lone])
        continue
      }
      if (!patterns.signing.test(own) || !patterns.dated.test(own)) continue
      if (patterns.blankDate.test(own)) report('undated', [lone], {}, { severity: 'medium' })
      const signed = datesIn(own).toSorted().at(-1)
      const contract = facts.contractDate
      if (signed === undefined || contract === null || signed <= contract.value) continue
      report(
        'late',
        [lone, ...contract.spans],
        { signed: sayDate(signed), contract: sayDate(contract.value) },
        {
          facts: [contract],
          sides: [
            { label: 'Form 2', value: sayDate(signed), spans: [lone] },
            { label: 'Contract', value: sayDate(contract.value), spans: contract.spans },
          ],
        },
      )
    }
  },
})

/** A name on a line that nobody has signed. */
function isGap(text: string, name: string): boolean {
  return patterns.unsigned.test(behindSignedName(text, name) ?? '')
}

/** A name with a day behind it, and no empty line. */
function isSigned(text: string, name: string): boolean {
  const behind = behindSignedName(text, name)
  return behind !== null && !isGap(text, name) && datesIn(behind).length > 0
}

/**
 * Of places to sign that stand beside each other, one signed and one empty: whose is empty, by the row
 * of names below. Null where all are alike.
 */
function halfSigned(
  block: Block,
  next: Block | undefined,
  names: readonly string[],
): string | null {
  const cells = cellsOf(block)
  if (cells.length < 2 || !cells.every((cell) => patterns.place.test(cell))) return null
  const isSigned = cells.map((cell) =>
    patterns.written.test(cell.replace(patterns.place, ' ').replace(patterns.line, ' ')),
  )
  const gap = isSigned.indexOf(false)
  if (gap < 0 || !isSigned.includes(true)) return null
  const below = next === undefined ? '' : (cellsOf(next)[gap] ?? '')
  return names.find((name) => endOfSignedName(below, name) >= 0) ?? 'another vendor'
}
