import type { Span } from '../../document.ts'
import { titleActs } from '../../law/title-acts.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { CAVEAT_CLAIM_PATTERNS, caveatClaim, type CaveatClaim } from '../land/caveat-claim.ts'
import { CAVEAT_ENTRY_PATTERNS, isOfCaveat } from '../land/caveat-entry.ts'
import { isSameParty } from '../parties/owners-elsewhere.ts'
import { cut } from '../reading/in-their-words.ts'
import { holdingAny, passagesIn, termsOf } from '../reading/passages.ts'

const patterns = wordings({
  ...CAVEAT_CLAIM_PATTERNS,
  ...CAVEAT_ENTRY_PATTERNS,
  sum: /\$ ?\d/,
  money: /\b(?:charge[ed]?|chargee|mortgage|loan|secur\w{2,4}|debt|money|unpaid|owed|owing)\b/i,
  /** One who claims the land itself, or a share of it, and not a sum. */
  owns: /\b(?:trustee|vest\w{2,4}|freehold|fee simple|share|beneficial|beneficiary|constructive|resulting trust|spouse|purchaser|transferee)\b/i,
  /** One who holds a right to stay or to buy. */
  holds:
    /\b(?:lessee|tenant|lease|occupation|right to be offered|first refusal|pre-?emption|option|licen[cs]e)\b/i,
  /** A clause that says whose the caveat is and why it was lodged. */
  explains:
    /\bcaveats?\b[^.;]{0,60}\b(?:is|was|has been) (?:lodged |entered |placed |recorded |registered )?by\b|\bcaveat\b[^.;]{0,80}\b(?:says|alleges|asserts|lent|claims)\b/i,
  /** A line of a form that waits for its answer. */
  label:
    /^\W{0,3}(?:[a-z]{3,14} ){0,3}(?:names?|address(?:es)?|details?|particulars|nature|dates?|numbers?) (?:and [a-z]{3,10} )?of (?:the |any )?caveat(?:or)?s?\b[^:]{0,30}:?\W{0,3}(?:not applicable|n\/a|nil|none)?\W{0,3}$/i,
  caveat: /\bcaveat(?:s|or|ors)?\b/i,
  entry:
    /\bcaveat\b.{0,30}\b(?:[A-Z]{1,3}\d{5,8}[A-Z]?|\d{6,10}[A-Z]?)\b|\b(?:[A-Z]{1,3}\d{5,8}[A-Z]?|\d{6,10})\b.{0,20}\bcaveat\b|\bcaveats? ?[|:] ?[A-Z]{1,3}\d{5,8}|\bcaveator\b|\b(?:has|have|had) (?:lodged|registered|entered|recorded|placed|put) a caveat\b|\bcaveat (?:by|lodged(?: by| on)?|dated|recorded|registered) ?(?:\d|[A-Z]|the)|\bcaveat\b.{0,40}\bclaim(?:s|ing)\b/i,
  /**
   * Searches of New South Wales and the ACT name what waits for registration by the code of its form:
   * X is a caveat, WX its withdrawal.
   */
  waiting: /\b(?:unregistered|unregd\.?|pending|lodged) dealings?\b/i,
  code: /(?:^|[ :|(,;])X[ :|)]{1,4}[A-Z]{1,2}\d{5,7}\b|\b[A-Z]{1,2}\d{5,7}[ :|(]{1,4}X(?=$|[ .,;|)])/,
  heading:
    /\bcaveats?\b\)?[^.;]{0,14}\b(?:rejected|refused registration|not accepted|never registered)\b|\bdischarge of caveat\b|\bwithdrawal of caveat\b|\bcaveat\b.{0,60}(?<!\b(?:be|if|when|until|once) )\b(?:withdrawn|lapsed|removed) (?:on|in|\d|[A-Z]{1,2}\d{5}|by (?:dealing |instrument )?[A-Z]{0,2}\d{5})|\bencumbrances,? caveats\b|\bcaveat emptor\b|(?<!\b(?:yes|discharged|settlement:?|answered:?) )\bno caveats?\b|\bcaveats?\b ?[:|-]? ?(?:nil|none)\b|\bcaveats?\b[^.;]{0,8}\b(?:was|were|is|are|has been|have been) (?:never|not) (?:been )?(?:lodged|registered|recorded)\b/i,
  /** What a registry prints on every search about the day it was taken. */
  printed: /\b(?:would|will|may) not (?:be (?:shown|disclosed|included)|appear|show)\b/i,
  /** The paper that takes it off is signed and waits for settlement. */
  inHand:
    /\b(?:signed|executed) withdrawal\b|\bwithdrawal\b.{0,30}\b(?:signed|executed|in hand|is held|held by|in escrow)\b/i,
  buyer:
    /\b(?:purchaser|buyer)\b.{0,60}\bcaveat|\bcaveat\b.{0,40}\b(?:by|of) the (?:purchaser|buyer)\b/i,
  /** Leave to lodge one some day, which is no entry. */
  mayLodge:
    /\b(?:may|can|entitled to|right to|leave to|consents? to|agrees? (?:to|that)[^.;]{0,30}) (?:lodge|register|enter|place|put|lodging)\w{0,3}\b[^.;]{0,20}\bcaveats?\b|\b(?:lodgement|lodging|registration) of (?:an? |any )caveat\b[^.;]{0,40}\b(?:is|are|will be) (?:consented|agreed|allowed|permitted)\b/i,
  told: /\b(?:vendor|seller)\b.{0,80}\b(?:will|must|shall|may)\b.{0,60}\b(?:withdraw|remove|procure)\w{0,4}\b|\b(?:lodged|registered|claim(?:s|ing)?|secured|charge)\b/i,
  /** The status of a dealing in the list of recent activity. */
  unregistered: /\b(?:unregistered|lodged|pending|in progress|waiting|not (?:yet )?registered)\b/i,
  lender:
    /\b(?:bank|credit union|lender|finance|mortgage|building society|being withdrawn|will be withdrawn|withdrawal)\b/i,
  grave:
    /\b(?:purchaser under|prior (?:contract|purchaser|sale)|family court|court|freezing|spouse|constructive trust)\b/i,
})

/** A claim on the land that stops the transfer. */
export default defineRule({
  id: 'national/caveat-on-title',
  title: 'Caveats on the title',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  law: titleActs,
  appliesTo: ['title-search'],
  patterns,
  clear: 'No caveat was found on the title search.',
  subject: /\bcaveat(?:s|ors?|ed)?\b|\bunregistered dealings?\b/i,
  givesWayTo: {
    'national/claim-on-title': ['caveat', 'lodged'],
  },
  messages: {
    lodged: {
      title: 'A caveat has been lodged against the title and waits to be registered',
      description:
        'The entry at {{where}} shows a caveat among the dealings that are not yet registered: {{claim}}. Once it is registered, the land cannot be transferred to you while it stands, and settlement can fail or be delayed.',
      recommendation:
        'Before you sign, have your conveyancer get a copy of it and find out {{ask}}, and ask for a promise that it is withdrawn before or at settlement.',
      question: '{{asked}}, and when will the caveat be withdrawn?',
      suggestedWording:
        'The vendor must have every caveat withdrawn at or before settlement; if not, the purchaser may end this contract and the deposit is refunded.',
    },
    own: {
      title: 'The caveat on the title is the vendor’s own',
      description:
        'The entry at {{where}} shows a caveat of the vendor: {{claim}}. A vendor can guard its own contract or title in this way. It still has to be withdrawn before the land can be transferred to you.',
      recommendation:
        'Before you sign, have the contract say that the vendor withdraws its caveat at or before settlement.',
      question: 'Will the vendor withdraw its own caveat at or before settlement?',
      suggestedWording: 'The vendor must withdraw its own caveat at or before settlement.',
    },
    caveat: {
      title: 'A caveat is registered on the title',
      description:
        'The entry at {{where}} shows a caveat: {{claim}}. While it stands, the land cannot be transferred to you, and settlement can fail or be delayed.',
      recommendation:
        'Before you sign, find out {{ask}}, and ask for a promise that it is withdrawn before or at settlement.',
      question: '{{asked}}, and when will the caveat be withdrawn?',
      suggestedWording:
        'The vendor must have every caveat withdrawn at or before settlement; if not, the purchaser may end this contract and the deposit is refunded.',
    },
  },
  check({ doc, facts }, report) {
    const caveats = facts.encumbrances.filter(({ value }) => patterns.caveat.test(value.type))
    // A title that prints no more than a name is explained by the contract's own clause.
    const explained =
      caveats.length === 1
        ? holdingAny(termsOf(doc), 'text', patterns.explains).find(
            ({ text }) =>
              patterns.explains.test(text) &&
              !patterns.buyer.test(text) &&
              !patterns.mayLodge.test(text) &&
              !patterns.heading.test(text),
          )
        : undefined
    const claimOf = (spans: readonly Span[]): CaveatClaim => {
      const { who, what } = caveatClaim(doc, spans[0] ?? { start: 0, end: 0 }, caveats.length <= 1)
      return { who, what: what ?? (explained === undefined ? null : cut(explained.text, 200)) }
    }
    const claimAt = (spans: readonly Span[]) => inWords(claimOf(spans))
    const isVendors = ({ who }: CaveatClaim) =>
      who !== null && facts.vendors.some(({ value }) => isSameParty(value, who))
    let first: Told | null = null
    for (const { value, spans, text } of facts.encumbrances) {
      // "CAVEAT AU771002P lapsed 12/05/2023": the fact ends at the number.
      const last = spans.at(-1)?.end ?? 0
      const [rest = ''] = doc.text.slice(last, last + ENTRY).split('\n')
      const words = `${text} ${rest}`
      if (!patterns.caveat.test(value.type) || patterns.heading.test(words)) continue
      if (isVendors(claimOf(spans))) {
        report('own', spans, claimAt(spans), { severity: 'low' })
        continue
      }
      const key = patterns.unregistered.test(rest) ? 'lodged' : 'caveat'
      const claimed = claimOf(spans).what ?? ''
      const options = { severity: severityOf(words, `${text} ${claimed}`) }
      report(key, spans, claimAt(spans), options)
      first ??= { key, claim: claimAt(spans), options }
    }
    for (const { text, previous, span } of holdingAny(
      passagesIn(doc, ['title-search']),
      'text',
      patterns.code,
    )) {
      if (!patterns.code.test(text) || !patterns.waiting.test(`${previous} ${text}`)) continue
      report('caveat', [span], claimAt([span]), { severity: 'high', unmistakable: true })
    }
    for (const { text, span, zone, block } of passagesIn(doc, [
      'title-search',
      'vendor-statement',
      'special-conditions',
      'annexure',
      'other',
    ])) {
      if (!patterns.caveat.test(text) || patterns.heading.test(text) || patterns.buyer.test(text))
        continue
      if (patterns.printed.test(text) || patterns.label.test(text)) continue
      if (zone !== 'title-search' && patterns.mayLodge.test(text)) continue
      // The lines under an entry that is told already are its own.
      if (zone === 'title-search' && isOfCaveat(doc, block) && first !== null) {
        if (patterns.entry.test(text)) report(first.key, [span], first.claim, first.options)
        continue
      }
      const explains = span.start === explained?.span.start
      const shown =
        patterns.entry.test(text) ||
        explains ||
        (zone !== 'title-search' && patterns.told.test(text))
      if (!shown) continue
      if (
        facts.encumbrances.some(({ spans }) =>
          spans.some((own) => own.start < span.end && span.start < own.end),
        )
      )
        continue
      if (zone === 'special-conditions' && !patterns.entry.test(text) && !explains) continue
      // A clause that explains the entry may name the vendor as somebody's son or tenant.
      if (isVendors(claimOf(explains ? (caveats[0]?.spans ?? [span]) : [span]))) {
        report('own', [span], claimAt([span]), { severity: 'low' })
        continue
      }
      // What a clause tells of the one caveat on the title stands behind its entry.
      const [only] = caveats
      if (zone === 'special-conditions' && caveats.length === 1 && only !== undefined) {
        const severity = severityOf(`${only.text} ${text}`, `${only.text} ${text}`)
        report('caveat', [...only.spans, span], claimAt(only.spans), { severity })
        continue
      }
      report('caveat', [span], claimAt([span]), {
        severity: patterns.grave.test(text)
          ? 'critical'
          : patterns.inHand.test(text)
            ? 'low'
            : patterns.lender.test(text)
              ? 'medium'
              : 'high',
      })
    }
  },
})

/** What was said of the first caveat, whose further lines say the same. */
type Told = {
  readonly key: 'lodged' | 'caveat'
  readonly claim: ReturnType<typeof inWords>
  readonly options: { readonly severity: 'critical' | 'high' | 'low' }
}

/** The claim as far as its entry or its paper tells it, in the words of the message. */
function inWords({ who, what }: CaveatClaim) {
  const asPrinted = what === null ? '' : `, as printed: “${what}”`
  return {
    claim: `${who ?? 'someone'} claims an interest in the property${asPrinted}`,
    ask: askFor(who, what ?? ''),
    asked: what === null ? `What does ${who ?? 'the caveator'} claim and why` : askedOf(who, what),
  }
}

/** What to find out depends on whether a sum, the land itself or a right to stay in it is claimed. */
function askFor(who: string | null, what: string): string {
  if (who === null) return 'who claims what'
  if (patterns.money.test(what) || patterns.sum.test(what) || what === '')
    return `what ${who} is owed or promised, and what it takes to end it`
  if (patterns.owns.test(what))
    return `whether ${who} has agreed to this sale and will sign what the registry needs, and what becomes of that claim`
  if (patterns.holds.test(what))
    return `what the right of ${who} leaves you as the next owner, and whether it was offered and refused`
  return `what ${who} is owed or promised, and what it takes to end it`
}

/** The entry prints the claim: what it does not print is asked. */
function askedOf(who: string | null, what: string): string {
  const name = who ?? 'the caveator'
  if (patterns.sum.test(what)) return `Is the sum that ${name} claims still owed`
  if (patterns.money.test(what)) return `How much does ${name} claim`
  return `On which papers does the claim of ${name} rest`
}

/** How far the line of an entry may reach behind its number. */
const ENTRY = 140

function severityOf(words: string, text: string): 'critical' | 'high' | 'low' {
  if (patterns.grave.test(text)) return 'critical'
  return patterns.inHand.test(words) ? 'low' : 'high'
}
