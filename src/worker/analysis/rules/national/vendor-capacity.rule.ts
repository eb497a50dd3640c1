import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, type Passage, passagesSaying, termsOf } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

const patterns = wordings({
  incapable:
    /\b(?:dementia|alzheimer['’]?s|(?:has|had|having) lost (?:mental |legal |her |his |all )?(?:mental )?capacity|lack(?:s|ed|ing) (?:the )?(?:mental |legal |testamentary )?capacity|(?:of|is|was) unsound mind|(?:no longer|not|never) (?:have|has|had|having) (?:the )?(?:mental |legal )?capacity|without (?:mental |legal )?capacity|(?:cannot|can't|can no longer|could not|couldn't|not been able to|unable to|no longer able to|not able to) (?:\w{4,9} )?(?:manage|understand|follow|grasp|handle|look after|give instructions|make decisions)|no longer (?:manages?|handles?|runs?|looks? after|understands?|follows?)\b|doctor\b[^.;]{0,40}\b(?:not think|doubts?)\b[^.;]{0,30}\bsign)\b/i,
  /** You may not ask whether who sells, or who gave the power, could decide. */
  unasked:
    /\b(?:must not|may not|shall not|will not|is not to|are not to|not (?:be )?entitled to|no right to|agrees? not to|waives?|cannot)\b[^.;]{0,60}\b(?:ask|require|request|call for|demand|seek|enquire|inquire|question|challenge|raise)\w{0,3}\b[^.;]{0,80}\bcapacity\b|\bno (?:evidence|proof|certificate|enquir(?:y|ies)|requisitions?|questions?|medical (?:evidence|certificate|report))\b[^.;]{0,60}\bcapacity\b[^.;]{0,60}\b(?:may|will|need|can|is to|shall|must|required|given|produced|asked)\b|\bsatisfied\b[^.;]{0,30}\b(?:as to|about|with|of) the (?:vendor|seller|owner|donor|principal)'?s? (?:mental |legal )?capacity\b/i,
  /** The part in which somebody acts, and what a building can hold. */
  otherCapacity:
    /\b(?:capacity (?:as|to (?:carry|hold|treat|pay|borrow|serve))|(?:in|representative|personal|private) (?:its|his|her|their )?(?:own )?capacity|capacity as|storage|tank|load|septic|borrowing|financial|litres)\b/i,
  ofSeller:
    /\b(?:vendor|seller|owner|proprietor|donor|principal|my|our|his|her|he|she|mr|mrs|ms|miss|father|mother|mum|dad|parent|aunt|uncle|wife|husband|sister|brother|[A-Z][a-z]{2,12} has been)\b/i,
  /** Who no longer manages a property or a scheme is a firm. */
  ofFirm:
    /\b(?:agent|agency|firm|company|strata|manager|corporation|committee|council|builder|system|it)\b[^.;]{0,30}\bno longer\b/i,
  notLost:
    /\b(?:no (?:sign|evidence|suggestion|history) of|if (?:a|the|either|any|i|he|she)|if\b[^.;]{0,40}\bthe (?:principal|donor|grantor|maker)|in the event|should (?:a|the|either)|(?:goes?|going|carr(?:y|ies)) on having effect|(?:remains?|remaining) in force|surviv(?:es?|ing)|does not have dementia|effective (?:if|when|after)|continues?\b[^.;]{0,40}\bif|even if|despite|dementia (?:unit|ward|care (?:unit|home)|facility|friendly)|purchaser|buyer|tenant|guarantor|lessee|either party|a party)\b/i,
  /** A power that may be used only while its maker can decide. */
  ordinaryPower:
    /\b(?:general (?:power|\(not enduring\))|not (?:an )?enduring|non-enduring|does not (?:operate|continue|endure|survive)\b[^.;]{0,40}\bcapacity|(?:no|any) effect (?:after|if|once|when)\b[^.;]{0,30}\bcapacity|ceases?\b[^.;]{0,30}\b(?:lose|loss of|lacks?)\b[^.;]{0,20}\bcapacity)\b/i,
  power: /\b(?:powers? of attorney|attorney|power)\b/i,
  otherPower:
    /\b(?:purchaser|buyer|votes?|body corporate|owners corporation|power (?:of sale|line|pole|supply))\b/i,
  shown:
    /\b(?:power of attorney|power)\b[^.;]{0,80}\b(?:registered|book \d|(?:no\.?|number) ?[a-z]{0,2}\d)/i,
  unregistered: /\b(?:not|never|un)(?: yet| been){0,2}[ -]?(?:registered|lodged|recorded)\b/i,
})

/** What a person signs without understanding it can be undone. */
export default defineRule({
  id: 'national/vendor-capacity',
  title: 'The owner’s capacity to sell',
  category: 'legal',
  severity: 'critical',
  kind: 'presence',
  law: { none: 'the general law of capacity, and the guardianship acts of each state' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions', 'vendor-statement'],
  patterns,
  clear: 'No sign was found that the owner has lost the capacity to decide on the sale.',
  subject:
    /\b(?:mental|legal|testamentary|lost|loss of|of sound) (?:capacity|mind)\b|\bcapacity of the (?:donor|vendor|seller|owner)\b|\b(?:seller|vendor|owner)'?s (?:mental |legal )?capacity\b|\b(?:dementia|alzheimer\w{0,2}|incapacit\w{1,4}|guardianship|nursing home|aged care|medical (?:evidence|certificate|opinion)|doctor)\b|\b(?:no longer|unable to|cannot|not able to)\b[^.;,]{0,25}\b(?:understand\w?|manages?|handles?|decide|affairs|sign)\b/i,
  messages: {
    unasked: {
      title: 'You may not ask whether the owner was able to decide on the sale',
      description:
        'The wording at {{where}} keeps you from asking for proof that the owner understood the sale, or the power of attorney under which another signs. Without that understanding the sale or the power can be set aside, even after you have paid.',
      recommendation:
        'Before you sign, ask for this clause to be struck out and for a doctor’s or lawyer’s certificate made when the power was given.',
      question:
        'Please give us evidence that the owner had capacity when the power or the contract was signed. May the clause at {{where}} be struck out?',
    },
    incapable: {
      title: 'The owner may not be able to understand or sign the sale',
      description:
        'The wording at {{where}} tells of dementia or lost capacity. A contract, or a power of attorney, that a person signs without understanding it can be set aside, and an ordinary (not enduring) power ends with the capacity of the person who gave it.',
      recommendation:
        'Before you sign or pay, ask for an enduring power made while the owner still had capacity, or an order of the tribunal, and have your conveyancer check its date.',
      question:
        'When did the owner lose capacity, and under which power or order is the property sold?',
    },
  },
  check({ doc }, report) {
    for (const { text, plain, span } of holdingAny(termsOf(doc), 'plain', patterns.unasked)) {
      if (!patterns.unasked.test(plain) || patterns.otherCapacity.test(text)) continue
      report('unasked', [span], {}, { severity: 'high', unmistakable: true })
    }
    const lost = lossesOf(doc)
    const powerShown = passagesSaying(doc, ALL_PAPERS, patterns.shown).some(
      ({ text }) => !patterns.unregistered.test(text) && !patterns.ordinaryPower.test(text),
    )
    const ordinary = passagesSaying(doc, ALL_PAPERS, patterns.ordinaryPower).filter(
      ({ text }) => patterns.power.test(text) && !patterns.otherPower.test(text),
    )
    for (const { span } of lost) {
      const severity = powerShown && ordinary.length === 0 ? 'medium' : 'critical'
      report('incapable', [span], {}, { severity, unmistakable: true })
    }
    if (lost.length > 0) {
      for (const { span } of ordinary) report('incapable', [span], {}, { severity: 'critical' })
    }
  },
})

/** Where the papers tell that an owner can no longer decide. */
function lossesOf(doc: Doc): Passage[] {
  return passagesSaying(doc, ALL_PAPERS, patterns.incapable).filter(
    ({ text, previous, zone }) =>
      zone !== 'by-laws' &&
      !patterns.notLost.test(text) &&
      !patterns.ofFirm.test(text) &&
      patterns.ofSeller.test(`${previous.slice(-80)} ${text}`) &&
      !text.endsWith('?'),
  )
}
