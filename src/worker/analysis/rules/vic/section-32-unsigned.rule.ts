import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { blocksIn } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'
import { behindSignedName, SIGNED_NAME_PATTERNS } from '../parties/signed-names.ts'
import { defineRule } from '../define-rule.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn, termsOf } from '../reading/passages.ts'

const patterns = wordings({
  ...SIGNED_NAME_PATTERNS,
  signs: /\bsign(?:ed|ature)?\b/i,
  buyersLine: /\b(?:purchaser|buyer)s?(?:'s?)?\b/i,
  signature:
    /\bvendors?\b ?[:|] ?_{4,200}.{0,10}\bdate\b|\b(?:vendors?'?s?|sellers?'?s?)(?: \d)?(?:'s)?[ /]{1,3}(?:signature|sign here)|\bsignature(?:\(s\)|s)? (?:of|by) (?:the )?(?:vendors?|sellers?)|\bsigned (?:by|for and on behalf of) the vendors?\b/i,
  blankAfter: /(?:signature|signed|vendors?\b)[^_.…]{0,30}(?:_{4}|\.{6}|…{2})/i,
  blankBefore: /^[_.… ]{6,400}/,
  empty:
    /(?:signature(?:\(s\)|s)?(?: (?:of|by) (?:the )?vendors?)?|vendors?'?s?'? signature(?:\(s\)|s)?)[ :|]{0,4}(?:date[ :|]{0,4})?(?:_{3,400}|[ /]{0,6})$/i,
  /** The label of the vendor's line and nothing beside it. */
  labelAlone:
    /^(?:\d{1,2}\.? )?(?:vendors?'?s?'? signatures?(?:\(s\))?|signatures?(?:\(s\))? of (?:the |each )?vendors?(?:\(s\))?)(?: \d)?[ |:]{0,4}(?:date(?: signed)?[ |:]{0,4})?[ /]{0,12}$/i,
  /** What stands below belongs to the next line of the form and is no signature. */
  nextLabel:
    /^(?:(?:the )?(?:purchaser|buyer|vendor)s?\b|dated?\b|\d{1,2}(?:\.\d{1,2})?\.? [A-Z]|signatures? |(?:financial|insurance|land use|outgoings|particulars|attachments?|section 32|important)\b|part [a-z]\b)/i,
  /** A place for a day with no day in it: "Date   /   /". */
  noDay:
    /\bdate(?: signed| of (?:this )?statement)?[ |:]{0,4}(?:\/ {0,8}\/)?(?: ?20)? ?$|^ ?\/ {0,8}\/ ?(?:20)?$/i,
  buyerSigned:
    /\b(?:(?:purchaser|buyer)s?'?s?'? signatures?(?:\(s\))?|signatures?(?:\(s\))? of (?:the )?(?:purchaser|buyer)s?)[ |:]{1,4}(?:signed by:? |\(?signed(?: electronically)?\)? )?[A-Z]/i,
  electronic: /\b(?:electronically|docusign|signed electronically|e-?signed|adobe sign|\/s\/)\b/i,
  unsignedSaid: /\b(?:not (?:yet )?(?:been )?signed|unsigned|to be signed|awaiting signature)\b/i,
  /** What the law asks of the statement, printed at its head, and no word on whether it was done. */
  instructs:
    /\b(?:is|are|has|must|needs?|ought|required) (?:to )?be signed\b[^.;]{0,80}\b(?:before (?:a|any|the) (?:contract|purchaser|buyer|sale)|given to|prior to)\b/i,
  later:
    /\b(?:section 32|vendor'?s'? statement|vendor statement)\b.{0,100}\b(?:to follow|will be (?:provided|given|supplied|made available)|is being prepared|(?<!required )to be (?:provided|supplied|given)|not (?:yet )?(?:been )?(?:provided|prepared|available))\b/i,
  blankDate:
    /\bdate(?:d)?\b[ :|]{0,4}(?:_{3,200}|\.{6,200}|_{0,10} ?\/ ?_{0,10} ?\/ ?(?:20)?_{0,10}|day of _{3,40})/i,
})

/** The vendor must sign and date the statement before the buyer signs the contract. */
export default defineRule({
  id: 'vic/section-32-unsigned',
  title: 'Signature and date on the section 32 vendor statement',
  category: 'compliance',
  severity: 'high',
  kind: 'absence',
  law: [cite(act.vic.saleOfLand, 'ss 32, 32K')],
  appliesTo: ['vendor-statement'],
  patterns,
  clear: 'No blank signature line of the vendor was found in the vendor statement.',
  subject:
    /\bsignatures?\b[^.;]{0,20}\b(?:vendors?|of)\b|\bvendors?(?:'s?)? signatures?\b|\bvendors?\b[^.;]{0,20}\bsignatures?\b|\bsigned by the vendors?\b|\bdate of (?:this|the) (?:vendor )?statement:? ?(?:\d|_|\|)|\bsection 32 statement\b[^.;]{0,60}\b(?:prepared|provided|given|later|signed)\b|\bvendor: ?_{2}/i,
  messages: {
    unsigned: {
      title: 'The section 32 vendor statement is not signed by the vendor',
      description:
        'The line for the vendor’s signature at {{where}} is blank. The vendor must sign this statement before you sign the contract. Until that is done you cannot rely on what it tells you; if you sign first, you may have a right to end the contract, which is lost at settlement.',
      recommendation:
        'Do not sign before you hold a copy that the vendor has signed and dated. If you have signed already, see a lawyer before settlement.',
      question: 'Please give us the vendor statement signed and dated by every vendor.',
    },
    half: {
      title: 'The section 32 vendor statement is not signed by {{name}}, one of the vendors',
      description:
        'The line of {{name}} at {{where}} is blank. Every vendor must sign this statement before you sign the contract. Until then you cannot rely on what it tells you; if you sign first, you may have a right to end the contract, which is lost at settlement.',
      recommendation:
        'Do not sign before you hold a copy that every vendor has signed and dated. If you have signed already, see a lawyer before settlement.',
      question: 'Please give us the vendor statement signed by {{name}} too.',
    },
    undated: {
      title: 'The section 32 vendor statement has no date',
      description:
        'The date beside the vendor’s signature at {{where}} is blank. The date shows that the vendor signed before you did and how old the information is.',
      recommendation: 'Ask for a dated copy before you sign the contract.',
      question: 'On which day did the vendor sign the statement?',
    },
    later: {
      title: 'The section 32 vendor statement is promised for later',
      description:
        'The wording at {{where}} says that the vendor statement will come afterwards. The law has it given to you, signed, before you sign the contract; it holds the rates, restrictions, notices and permits that you need to see first.',
      recommendation: 'Do not sign before you have received and read the signed statement.',
      question: 'When will the signed vendor statement be given to us?',
    },
  },
  check({ doc, facts }, report) {
    for (const passage of termsOf(doc)) {
      if (patterns.later.test(passage.full)) {
        report('later', [passage.span], {}, { severity: 'critical' })
      }
    }
    const names = facts.vendors.map(({ value }) => value)
    const gaps = blocksIn(doc, { zones: ['vendor-statement'] })
      .filter(({ text }) => patterns.signs.test(text))
      .flatMap(({ text, span }) =>
        names
          .filter((name) => patterns.unsigned.test(behindSignedName(text, name) ?? ''))
          .map((name) => ({ name, span })),
      )
    const isNobody = new Set(gaps.map(({ name }) => name)).size === names.length
    for (const { name, span } of gaps) {
      if (isNobody) report('unsigned', [span])
      else report('half', [span], { name })
    }
    const passages = passagesIn(doc, ['vendor-statement'])
    for (const [index, passage] of passages.entries()) {
      if (patterns.instructs.test(passage.text)) continue
      if (patterns.unsignedSaid.test(passage.text) && patterns.signature.test(passage.text)) {
        report('unsigned', [passage.span])
        continue
      }
      if (!patterns.signature.test(passage.text) || patterns.electronic.test(passage.text)) continue
      if (isBlank(passage, passages[index + 1]) || isLeftOut(passages, index))
        report('unsigned', [passage.span])
      else if (patterns.blankDate.test(vendorsOwn(passage.text))) {
        report('undated', [passage.span], {}, { severity: 'medium', strength: 'likely' })
      }
    }
  },
})

function isBlank({ text }: Passage, next: Passage | undefined): boolean {
  if (patterns.blankAfter.test(text)) return true
  const after = next?.text ?? ''
  return patterns.empty.test(text) && (patterns.blankBefore.test(after) || text.includes('_'))
}

/** How many lines of the form stand before and behind the vendor's. */
const LINES_AROUND = 4

/**
 * A label with nothing beside or below it may have a drawn signature that no text shows. Where its
 * day is empty too, or the buyer's line beside it holds a signature in words, nobody signed.
 */
function isLeftOut(passages: readonly Passage[], index: number): boolean {
  const label = passages[index]
  if (label === undefined || !patterns.labelAlone.test(label.text)) return false
  const next = passages[index + 1]
  if (next !== undefined && !patterns.nextLabel.test(next.text)) return false
  const before = passages.slice(Math.max(0, index - LINES_AROUND), index)
  const own = before.slice(before.findLastIndex(({ text }) => patterns.buyerSigned.test(text)) + 1)
  const behind = passages.slice(index + 1, index + 1 + LINES_AROUND)
  return (
    [label, ...own, ...behind.slice(0, 1)].some(
      ({ text }) => !patterns.buyersLine.test(text) && patterns.noDay.test(text),
    ) || [...before, ...behind].some(({ text }) => patterns.buyerSigned.test(text))
  )
}

/** "Signed by the vendors … Purchaser's receipt: ____ Date: ____": up to where the buyer's line begins. */
function vendorsOwn(text: string): string {
  const from = text.search(patterns.signature)
  const buyer = text.slice(from).search(patterns.buyersLine)
  return buyer < 0 ? text : text.slice(0, from + buyer)
}
