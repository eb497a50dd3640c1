import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { daysIn } from '../reading/amounts.ts'
import { datesIn } from '../reading/dates.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule, type Reading } from '../define-rule.ts'
import { DENIAL_PATTERNS, againstDenial, denialOf, withAbove } from '../reading/denials.ts'
import { FARMING_PATTERNS, farmersIn } from '../leases/farming-rights.ts'
import { LETTERS } from '../papers/letters.ts'
import { type Passage, passagesIn, TERMS } from '../reading/passages.ts'
import { SETTLEMENT_DUE_PATTERNS, settlementDue } from '../days/settlement-due.ts'
import { GLOSSARY_PATTERNS, speaksOfIt } from '../papers/speaks-of-it.ts'
import { STAYER_PATTERNS, stayerIn } from '../parties/stayers.ts'

const patterns = wordings({
  ...GLOSSARY_PATTERNS,
  ...DENIAL_PATTERNS,
  ...SETTLEMENT_DUE_PATTERNS,
  ...STAYER_PATTERNS,
  ...FARMING_PATTERNS,
  subject:
    /\b(?:rights? or claims? of any person|encumbrances? (?:that (?:is|are) )?not registered|unregistered (?:encumbrances?|interests?|leases?|agreements?)|tenanc(?:y|ies)|leases?|licen[cs]es?|agistments?|rights? of occupation)\b/i,
  vacant:
    /☒ ?vacant possession\b|\bvacant possession ?(?:☒|: ?yes\b)|\bpossession ?[:|.] ?vacant\b(?!,? (?:but|save|except|subject))|\bvacant possession\b[^.;☐☒]{0,24}: ?yes\b/i,
  /** "Lease   none. Vacant possession": a row of the particulars. */
  vacantRow:
    /(?:^|[.;] |\d )(?:possession|leases?|tenanc(?:y|ies)|occupanc(?:y|ies)|occupation)\b[ :|.]{1,4}(?:(?:none|nil|no)[.,;]? )?(?:☒ ?)?vacant possession\b(?![^.☐☒]{0,40}\b(?:or|subject to|except|save|unless|other than|if|part|but)\b)|^vacant possession(?: of the (?:whole|land|property))?(?: (?:on|at) (?:settlement|completion))?[.;]?$/i,
  vacantSaid:
    /\bvacant possession\b[^☐☒.;]{0,20}\b(?:on|at|is given|will be given|to be given|is promised) (?:the )?(?:day of )?(?:settlement|completion)\b|\b(?:entitled to|gives?|given|receives?|sold with|sells with) vacant possession\b|\b(?:on|at) (?:settlement|completion)\b[^☐☒.;]{0,30}\bvacant possession\b/i,
  vacantLimited:
    /[☐☒]|\b(?:subject to|except|other than|unless|if|tenanc(?:y|ies)|tenants?|leases?|licen[cs]e|not|part of)\b/i,
  /** "The rear flat is occupied by Mrs Ho at $250 a week until March". */
  let: /\b(?:flat|studio|cottage|unit|house|bungalow|rooms?|cabin|dwelling|residence|shop|shed|caravan)\b[^.;]{0,50}\b(?:is|are) (?:still |now |currently )?(?:let|leased|rented|occupied|tenanted)\b[^.;]{0,40}\b(?:to|by)\b(?! (?:the )?(?:vendor|seller|owner|proprietor|purchaser|buyer)s?\b)/i,
  letFor: /\$ ?\d|\b(?:until|week|month|term|arrangement)\b/i,
  letNo:
    /\b(?:not|no|if|was|were|gone|vacated|ended|left|until (?:settlement|completion)|notice of (?:intention to leave|termination))\b/i,
  yes: /[:|] ?yes\b(?! ?☐)/i,
  notVacant: /☐ ?vacant possession\b/i,
  use: /\b(?:agist\w{0,5}|graz(?:e|es|ed|ier|ing)|share ?farm\w{0,4}|run (?:up to )?\d{1,4} (?:head|cows|cattle|sheep|horses|steers)|crop(?:ping)?|licen[cs]es?|occup\w{1,6}|sub-?lease|mooring|storage agreement|bee ?hives?|apiary|hoarding|sign licence|stays? (?:on |in )|lives? (?:in|there)|resides?|remains? in (?:the|possession|occupation))\b/i,
  term: /\b(?:till|until|expires?|runs? (?:for|until|to|on)(?: until)?|for (?:a term of |a further )?(?:\w{3,6} |\d{1,2} )(?:\(\d{1,2}\) )?(?:years?|months?|seasons)|renew\w{0,3}|option|term of)\b/i,
  // Whoever buys is meant to take it over.
  stays:
    /\bif the (?:place|land|farm|property) is sold\b|\b(?:buyer|purchaser|new owner) (?:takes|must take|is to take) (?:it )?over\b|\bwhoever buys\b/i,
  granted:
    /\b(?:agree[ds]?|can|may|lets?|grants?|granted|licence|agreement|exclusive|signed|owner)\b/i,
  forbids: /\b(?:nobody|no (?:one|person))\b[^.;]{0,12}\b(?:may|can|shall|must|is to)\b/i,
  goesOn: /\b(?:renew|option|year to year)/i,
  registered:
    /\b(?:telecommunications?|carrier|substation|dealing|memorial|lease (?:no\.? ?)?\d{6,9})\b/i,
  notThis:
    /\b(?:water (?:access )?licen[cs]e|driver|builder'?s'? licen[cs]e|agent'?s'? licen[cs]e|licen[cs]ed (?:surveyor|conveyancer|builder|plumber|tester)|liquor|bore|dog|firearms?|registration|pump|surrendered|ended|vacated|terminated|until (?:settlement|completion)|occupancy (?:permit|certificate)|certificate of occupancy|occupation certificate|council|zone|overlay|environmental|mining|petroleum|exploration|software)\b/i,
})

/** Somebody who uses the land by an agreement in the papers, which the vendor's answers deny. */
export default defineRule({
  id: 'national/occupation-denied',
  title: 'Use of the land by others that the vendor denies',
  category: 'legal',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'a matter of the contract and of the rights of whoever is in possession' },
  appliesTo: ['vendor-statement', 'particulars', 'contract-form', 'annexure', 'lease'],
  patterns,
  clear: 'No agreement for the use of the land was found where vacant possession is promised.',
  messages: {
    shown: {
      title:
        'Somebody else has the use of the land (agistment, grazing or licence), though it is denied',
      description:
        'The contract or the vendor’s statement promises vacant possession or says that there is no such agreement, but the wording at {{where}} gives somebody the use of the land. You may have to leave them there after settlement, or argue with the vendor about who must get them out.',
      recommendation:
        'Before you sign, ask for the whole agreement and for a term that it has ended, in writing, before settlement.',
      question:
        'Will the agreement for the use of the land be ended before settlement, and will the papers be corrected?',
    },
    stays: {
      title: 'Vacant possession is promised, but somebody stays',
      description:
        'One place promises that the property is empty at settlement, or says that nobody has a right to be there; the wording at {{where}} shows somebody who lives there, keeps animals there or may stay. If that wording holds, you pay the whole price and cannot move in, and getting them out, if it can be done at all, is your cost.',
      recommendation:
        'Before you sign, have the contract say one thing: that everybody is gone by settlement, or who stays, until when and at what rent.',
      question:
        'Who is on the property, by what right, and will vacant possession be given at settlement?',
    },
  },
  check(reading, report) {
    const { doc, facts } = reading
    const promised = passagesIn(doc, ['particulars', 'contract-form', 'auction-conditions']).find(
      ({ text }) =>
        (patterns.vacant.test(text) && !patterns.notVacant.test(text)) ||
        (patterns.vacantRow.test(text) && !patterns.notVacant.test(text)) ||
        (patterns.vacantSaid.test(text) && !patterns.vacantLimited.test(text)),
    )
    const denied =
      promised ??
      denialOf(doc, patterns.subject, ['vendor-statement', 'particulars', 'contract-form'])
    if (denied === null) return
    // A vendor who stays belies the promise alone, and no answer about leases.
    const staying =
      promised !== undefined || !patterns.yes.test(denied.text)
        ? stayersAgainst(reading, denied).filter(
            ({ kind }) =>
              promised !== undefined || kind === 'life' || kind === 'beasts' || kind === 'let',
          )
        : []
    if (staying.length > 0) {
      const spans = staying.map(({ passage }) => passage.span)
      const isShort = staying.every(
        ({ passage, kind }) => kind === 'stays' && Math.max(0, ...daysIn(passage.full)) <= A_MONTH,
      )
      const isForGood = staying.some(({ kind }) => kind === 'life' || kind === 'occupant')
      const sides = [
        { label: 'Vacant possession', value: denied.text.slice(0, 90), spans: [denied.span] },
        { label: 'Who stays', value: staying[0]?.passage.text.slice(0, 90) ?? '', spans },
      ]
      report(
        'stays',
        [denied.span, ...spans],
        { where: `page ${doc.pageAt(spans[0]?.start ?? denied.span.start)}` },
        { severity: isForGood ? 'critical' : isShort ? 'medium' : 'high', sides },
      )
    }
    const farmers = promised === undefined ? [] : farmersIn(doc)
    const [farmer] = farmers
    if (farmer !== undefined) {
      const spans = farmers.map(({ span }) => span)
      report('shown', [...spans, denied.span], {}, againstDenial(denied, farmer))
      return
    }
    for (const { passage, above } of withAbove(doc, [
      'annexure',
      'lease',
      'other',
      'planning-certificate',
    ])) {
      const { text, span, heading } = passage
      const around = `${heading} ${above} ${text}`
      if (!patterns.term.test(text) || !holds(around, patterns.use, patterns.granted)) continue
      if (patterns.notThis.test(text) || patterns.registered.test(text)) continue
      // The subject stands in the sentence, or it is the agreement of that name.
      if (!patterns.use.test(text) && !patterns.use.test(heading) && !patterns.stays.test(text))
        continue
      // "No one may live in the shed until …" gives nobody the use of it.
      if (patterns.forbids.test(text)) continue
      if (patterns.use.test(text) && affirmed(passage, patterns.use) === null) continue
      const last = datesIn(text).toSorted().at(-1)
      const contract = facts.contractDate?.value
      if (
        last !== undefined &&
        contract !== undefined &&
        last <= contract &&
        !patterns.goesOn.test(text)
      )
        continue
      if (!speaksOfIt(reading, passage)) continue
      report('shown', [span, denied.span], {}, againstDenial(denied, passage))
      return
    }
  },
})

const A_MONTH = 31
const SAYING = [...new Set([...TERMS, ...LETTERS, 'minutes' as const])]

/** A part of the property that is let past the day of settlement, in whatever words. */
function isLet({ text }: Passage, due: string | null): boolean {
  if (text.length > 400 || !holds(text, patterns.let, patterns.letFor)) return false
  const last = datesIn(text).toSorted().at(-1)
  return !patterns.letNo.test(text) && (due === null || last === undefined || last > due)
}

/** The first few places that tell of somebody who stays. */
function stayersAgainst(reading: Reading, denied: Passage) {
  const { doc, facts } = reading
  const due = settlementDue(facts)
  return passagesIn(doc, SAYING)
    .flatMap((passage) => {
      if (passage.span.start === denied.span.start) return []
      const kind = stayerIn(passage, due) ?? (isLet(passage, due) ? 'let' : null)
      return kind === null || !speaksOfIt(reading, passage) ? [] : [{ passage, kind }]
    })
    .slice(0, 4)
}
