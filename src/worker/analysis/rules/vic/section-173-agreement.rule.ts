import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { lotSold } from '../land/lot-sold.ts'
import { defineRule } from '../define-rule.ts'
import { disclosuresOf, holdingAny, type Passage, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  agreement: /\b(?:section|s\.?) ?173\b/i,
  authority:
    /\bagreement with (?:the )?(?:shire|council|city|responsible authority|borough)\b.{0,60}\b(?:registered|recorded|stops?|prohibit|restrict|require|owner)\w{0,3}\b|\bagreement\b.{0,30}\b(?:recorded|registered|noted|entered)\b.{0,20}\b(?:title|register|folio)\b.{0,50}\b(?:owner|council|responsible authority)\b|\bowner\b.{0,80}\bagreement\b.{0,40}\b(?:with|made with) (?:the )?(?:council|responsible authority|shire|city)\b|\bagreement\b.{0,60}\b(?:responsible authority|council|shire|city of)\b.{0,60}\bplanning (?:and|&) environment act\b/i,
  /** A condition of a permit that asks for one which is still to be made. */
  toMake:
    /\b(?:owner|applicant|permit holder|developer|you)s?\b[^.;]{0,30}\b(?:must|shall|is to|has to|needs? to|required to)\b[^.;]{0,40}\b(?:make|enter|execute|sign|conclude)\w{0,3}\b[^.;]{0,40}\bagreement\b|\bagreement\b[^.;]{0,60}\b(?:must|is to|shall|has to) be (?:made|entered|executed|signed|registered|recorded)\b/i,
  noneAsked:
    /\bno (?:such )?agreement\b[^.;]{0,60}\b(?:required|needed|made|proposed|affects?|exists?)\b|\b173\b[^.;]{0,30}[:|] ?(?:nil|none|no\b)/i,
  ended: /\b(?:ended|cancelled|removed|no longer applies|ceases to apply|will end|ends)\b/i,
  number: /\b[A-Z]{1,2}\d{6}[A-Z]?\b/,
  over: /\bagreement\b[^.;]{0,60}\b(?:(?:was|has) ended as to (?:every|all|the) (?:lots?|land)|(?:was|has) (?:been )?ended (?:by|on|in)|no longer binds (?:a|the|this|any|every) (?:lot|land))\b|\bagreement has no obligation (?:which|that)\b|\bcancels the recording of agreement\b/i,
  /** An endorsement or letter by which all that the agreement asked is done. */
  performed:
    /\bno (?:further |other |remaining )?(?:obligations?|dut(?:y|ies)|works?|payments?|requirements?)\b[^.;]{0,60}\b(?:remains?|is|are|stands?|left)\b[^.;]{0,20}\b(?:outstanding|owing|unperformed|undone|to (?:be )?(?:do|done|perform|performed|pay|paid))\b|\b(?:all|every|each) (?:of )?(?:the |its )?(?:owner's )?(?:obligations?|dut(?:y|ies)|requirements?|works?)\b[^.;]{0,60}\b(?:has|have|was|were) (?:been )?(?:fully )?(?:performed|fulfilled|completed|satisfied|complied with|discharged|carried out)\b|\bagreement\b[^.;]{0,60}\b(?:has been |was )?(?:fully (?:performed|complied with|satisfied)|performed in full)\b/i,
  ofAgreement: /\b(?:agreement|endorse\w{0,4}|owner|council|responsible authority)\b/i,
  /** The head of the agreement itself. */
  instrument: /\bagreement under section 173\b|\bsection 173 agreement\b/i,
  /** "AGREEMENT", and its law in the line below. */
  underSection: /^\W{0,3}(?:agreement |deed )?(?:made )?(?:under|pursuant to) section 173\b/i,
  /** Who may live in a home, and what it may be let for. */
  letOnly:
    /\bmust\b[^;]{0,40}\b(?:offer|let|lease|rent|make)\b[^;]{0,80}\b(?:agency|manager|eligible|low(?:er)?[- ]income|moderate[- ]income|social|affordable|housing (?:provider|association))\b|\bmust (?:neither|not)\b[^.;]{0,24}\b(?:live|reside|occupy|dwell)\b|\brent\b[^.;]{0,40}\b(?:not exceed|no more than|not more than|at most|discount\w{0,2}|below|capped)\b[^.;]{0,40}\bmarket\b|\b(?:used|occupied|let|sold|leased)\b[^.;]{0,16}\b(?:only|solely)\b[^.;]{0,40}\b(?:affordable|social|eligible|community housing|low[- ]income)\b/i,
  /** A home in the list of those that the agreement is about. */
  listedHome:
    /\b(?:dwellings?|apartments?|units?|townhouses?|villas?|residences?|lots?)(?: (?:nos?\.?|numbers?))? ([A-Z]?\d{1,2}\.\d{2}|[A-Z]?\d{1,5}[A-Z]?)(?!\.?\d|(?: |-)(?:bed|per|dwell))/i,
  ofWholeLand: /\b(?:title plan|subject land|volume|folio|\bon (?:title )?plan)\b/i,
  owner: /\bowners?\b/i,
  /** What goes on every year, or whenever a thing is worn out, at the owner's cost. */
  lasting:
    /\b(?:must|shall|will|to|agrees|covenants)\b[^;]{0,200}\b(?:(?:each|every|per|once (?:a|in each|every)|twice (?:a|in each|every)) (?:calendar |financial )?year|annual(?:ly)?|yearly|(?:each|every|per) (?:month|quarter|annum)|renew(?:ed)? when|replace(?:d)? when|keep\b[^.;]{0,40}\b(?:in (?:good )?(?:working order|repair)|maintained)|at all times (?:maintain|keep|repair))\b|\bmust not ask\b[^.;]{0,60}\bcontribut/i,
  /** What each lot still owes when the land is divided or built on. */
  owes: /\b(?:owner|proprietor)\b[^;]{0,60}\b(?:must|shall|is to|agrees to|will) pay\b[^;]{0,60}\$ ?\d/i,
  ofEachLot: /\b(?:each|every|any|that|the) lot\b/i,
  received: /\b(?:receipt of|has been paid|was paid|in full discharge|already paid)\b/i,
  /** What may not be built, divided or sold. */
  limit:
    /\b(?:sold|transferred|disposed of)\b[^.;]{0,30}\bseparately\b|\b(?:no|not) more than one dwelling\b|\bbuilding envelope\b|\bmust not be (?:further )?subdivided\b|\b(?:no|not)\b[^.;]{0,60}\b(?:enlarged|extended)\b/i,
  grave:
    /\b(?:sold|transferred|disposed of)\b[^.;]{0,30}\bseparately\b|\b(?:no|not) more than one dwelling\b/i,
  /** How the agreement is made, recorded and paid for. */
  machinery:
    /\b(?:council's (?:reasonable )?costs|memorandum|certificate of title|recording|successors|notice of (?:any )?(?:purchaser|prospective)|attention of|means\b|includes\b)/i,
  severe:
    /\b(?:must not|not (?:construct|subdivide|build|develop|lease|let)|affordable|social housing|building envelope|pay\b|contribution|only one|one dwelling|age of|over 55)\b/i,
})

/** An agreement with the council that binds every owner. */
export default defineRule({
  id: 'vic/section-173-agreement',
  title: 'Section 173 agreement with the council',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.vic.saleOfLand, 's 32C'), cite(act.vic.planning, 's 173')],
  appliesTo: ['title-search', 'vendor-statement', 'special-conditions'],
  patterns,
  clear: 'No section 173 agreement was found.',
  subject:
    /\b(?:sections?|s\.?|ss) ?173\b|\bagreements?\b[^.;]{0,80}\b(?:responsible authority|the council|the shire|planning (?:and|&) environment|recorded on title)\b|\b(?:responsible authority|planning (?:and|&) environment act)\b[^.;]{0,80}\bagreements?\b|\bunder an agreement recorded\b|\bS173\b/i,
  messages: {
    agreement: {
      title: 'A section 173 agreement with the council binds the land',
      description:
        'The entry at {{where}} shows an agreement with the council under section 173. It stays with the land and binds you: it can limit dwellings, building or letting, or ask for payments.',
      recommendation:
        'Before you sign, read the agreement and ask the council whether everything in it has been done.',
      question:
        'Please give us a copy of the section 173 agreement. Is every duty in it performed?',
    },
    duties: {
      title: 'The section 173 agreement puts lasting duties or limits on you',
      description:
        'The agreement at {{where}} binds whoever owns the land. What it asks goes on under you, at your cost and without an end, or it limits what may be built, divided or sold. The council can do the work itself and charge it to the land where an owner does not.',
      recommendation:
        'Before you sign, ask what each duty costs in a year, whether it was kept up to now, and whether the council would end or change it.',
      question:
        'Was every duty of the section 173 agreement performed, what did it cost in each of the last three years, and is anything outstanding?',
    },
    owes: {
      title: 'Under the section 173 agreement the owner of each lot must pay the council',
      description:
        'By the wording at {{where}} whoever owns the lot must pay the council. The agreement binds the land, so the sum falls on you if it is not paid when you become the owner, and it may be a charge on the lot.',
      recommendation:
        'Before you sign, ask whether it has been paid for this lot, and have the contract make the vendor pay what is still owing at settlement.',
      question: 'Has the payment under the section 173 agreement been made for this lot?',
      suggestedWording:
        'The vendor must pay, at or before settlement, every sum payable under the section 173 agreement for the lot.',
    },
    letting: {
      title: 'The section 173 agreement says who may live in the home, and at what rent',
      description:
        'The agreement at {{where}} keeps homes of this building for affordable or social housing{{listed}}: the owner may not live there as pleases, must let it to the people or through the body that the agreement names, or must keep the rent below the market. It binds every later owner for as long as it says, and lenders and later buyers reckon with it.',
      recommendation:
        'Before you sign, ask the council in writing whether this home is one of them and for how long. Do not sign for a home to live in, or for its full rent, until the answer is no.',
      question:
        'Is this home one of those kept for affordable housing under the section 173 agreement? If not, please give us the council’s confirmation.',
    },
    toMake: {
      title: 'A section 173 agreement with the council has still to be made',
      description:
        'The wording at {{where}} asks for an agreement with the council under section 173 before the plan is certified or the building goes on. It will be recorded on your title and bind you, whether or not the vendor statement speaks of it, and what it will say is not settled yet.',
      recommendation:
        'Before you sign, ask for the draft of the agreement, and for a right to end the contract if its terms are worse than those you saw.',
      question: 'Please give us the draft of the section 173 agreement that the permit asks for.',
    },
    performed: {
      title: 'A section 173 agreement stays on the title, though its duties are said to be done',
      description:
        'The entry at {{where}} shows an agreement with the council under section 173. Another paper says that nothing in it is left to do. What it forbids may go on binding you until it is ended on the title.',
      recommendation:
        'Before you sign, read the agreement for limits that last, and ask the council to confirm that nothing is outstanding.',
      question:
        'Will the vendor give us the council’s confirmation that nothing is outstanding under the section 173 agreement, or have it ended?',
    },
  },
  check({ doc, facts }, report) {
    const papers = disclosuresOf(doc)
    // The entry stays in copies of the title; another paper says that the agreement has ended.
    const named = holdingAny(papers, 'text', patterns.agreement).filter(({ text }) =>
      patterns.agreement.test(text),
    )
    const numbers = new Set(
      named.flatMap(({ text }) =>
        [...text.matchAll(everywhere(patterns.number))].map(([one]) => one),
      ),
    )
    if (numbers.size <= 1 && papers.some(({ text }) => patterns.over.test(text))) return
    const performed =
      numbers.size > 1
        ? undefined
        : papers.find(
            ({ text, previous }) =>
              patterns.performed.test(text) &&
              patterns.ofAgreement.test(`${previous.slice(-160)} ${text}`),
          )
    const terms = instrumentsOf(doc)
    const limits = terms.filter(({ text }) => patterns.letOnly.test(text))
    const homes = listedHomes(terms)
    const sold = lotSold(facts)
    const own = sold === null ? undefined : homes.get(sold)
    // An agreement that lists its homes leaves the others alone.
    if (limits.length > 0 && (homes.size === 0 || own !== undefined)) {
      const listed = own === undefined ? '' : ', and its list names this one'
      const spans = [...limits.map(({ span }) => span), ...(own === undefined ? [] : [own])]
      const severity = own === undefined ? 'high' : 'critical'
      report('letting', spans, { listed }, { severity, unmistakable: true })
    }
    for (const { text, span, next } of terms) {
      if (patterns.letOnly.test(text)) continue
      const owes = patterns.owes.test(text) && patterns.ofEachLot.test(text)
      if (owes && !patterns.received.test(`${text} ${next}`)) {
        report('owes', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      const isDuty = patterns.lasting.test(text) && patterns.owner.test(text)
      if ((!isDuty && !patterns.limit.test(text)) || patterns.machinery.test(text)) continue
      const severity = patterns.grave.test(text) ? 'high' : 'medium'
      report('duties', [span], {}, { severity, unmistakable: true })
    }
    for (const passage of holdingAny(papers, 'text', patterns.agreement, patterns.authority)) {
      const { text, span } = passage
      const isNamed = patterns.agreement.test(text)
      if ((!isNamed && !patterns.authority.test(text)) || patterns.ended.test(text)) continue
      if (isNamed && patterns.toMake.test(text) && !patterns.noneAsked.test(text)) {
        const denied = passagesIn(doc, ['vendor-statement']).find(
          (one) => patterns.agreement.test(one.text) && patterns.noneAsked.test(one.text),
        )
        report(
          'toMake',
          denied === undefined ? [span] : [span, denied.span],
          {},
          { severity: denied === undefined ? 'medium' : 'high', unmistakable: true },
        )
        continue
      }
      if (affirmed(passage, isNamed ? patterns.agreement : patterns.authority) === null) continue
      if (performed !== undefined) {
        report('performed', [span], {}, { severity: 'low' })
        continue
      }
      report('agreement', [span], {}, patterns.severe.test(text) ? { severity: 'high' } : {})
    }
  },
})

/** The sentences of the agreements that are in the file themselves. */
function instrumentsOf(doc: Doc): readonly Passage[] {
  const parts = new Set(
    doc.blocks
      .filter(
        ({ zone, kind, text }) =>
          zone === 'annexure' &&
          ((kind === 'heading' && patterns.instrument.test(text)) ||
            patterns.underSection.test(text)),
      )
      .map(({ partIndex }) => partIndex),
  )
  if (parts.size === 0) return []
  return passagesIn(doc, ['annexure']).filter(({ block }) => parts.has(block.partIndex))
}

/** The homes that an agreement lists, by number without the stop between storey and place. */
function listedHomes(terms: readonly Passage[]): ReadonlyMap<string, Span> {
  const homes = new Map<string, Span>()
  for (const { text, span } of terms) {
    if (patterns.ofWholeLand.test(text)) continue
    for (const [, number = ''] of matchesOf(text, patterns.listedHome))
      homes.set(number.replace('.', '').toUpperCase(), span)
  }
  return homes
}
