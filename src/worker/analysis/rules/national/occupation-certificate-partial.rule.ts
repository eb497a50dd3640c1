import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { isAnsweredNo } from '../reading/asked-only.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  /** The paper that lets a building be used, in every state's name for it. */
  paper:
    /\b(?:occupation certificates?|occupancy (?:permits?|certificates?)|certificates? of (?:occupancy|occupation|completion|classification)(?: and use)?|completion certificates?|final inspection|permits? to occupy|\bOC\b|\bform (?:21|11)\b)/i,
  part: /\b(?:interim|part(?:ial)?|temporary|provisional|conditional) (?:occupation|occupancy|certificate of|completion|use|permit to occupy|OC\b)|\((?:partial|part|interim|temporary|conditional)\)|\b(?:type|kind|certificate|status)\W{1,4}(?:part(?:ial)?|interim|temporary|conditional)\b|\bpart of (?:a|the) (?:building|house|dwelling) only\b|\bstage (?:1|one) only\b/i,
  whole:
    /\b(?:certificate|permit) for the whole\b.{0,40}\b(?:must|to be|shall|is yet|has not|required)\b|\b(?:final|whole|full) (?:occupation |occupancy )?(?:certificate|permit)\b.{0,40}\b(?:must be|is to be|to be obtained|to be applied for|required|not (?:yet )?(?:been )?(?:issued|applied))/i,
  outstanding:
    /^(?:\W{0,3})(?:conditions?|items?|works?|matters?) (?:\w{1,8} ){0,2}outstanding ?[:|-](?! ?(?:nil|none|no\b))/i,
  final:
    /\bfinal (?:occupation |occupancy )?(?:certificates?|permits?|OC)\b.{0,60}\b(?:issued|granted|dated|given|no\.?)\b(?! ?(?:until|when|once|after))|\bfinal (?:occupation |occupancy )?certificate\b.{0,24}\d{4}\b|\bwhole (?:occupation )?certificate\b.{0,30}\b(?:issued|dated)\b/i,
  notFinal: /\b(?:not|no|never|yet|must|to be|before|outstanding|awaiting|pending)\b/i,
  supposed:
    /\b(?:means|if|where|whether|includes?|or (?:interim|partial|part)|interim or final|may be)\b/i,
  /** "Part of building: Dwelling 1 (front)". */
  covers:
    /^\W{0,3}part of (?:the )?building(?: to which (?:this|the) permit applies)?[ |:]{1,3}(?:the )?(?:dwelling|unit|townhouse|residence|apartment|villa|house)s? (?:no\.? ?)?(\d{1,3})\b(?! ?(?:to|and|&|-|,) ?\d)/i,
  ownNumber:
    /^\W{0,3}(?:(?:unit|townhouse|apartment|villa|dwelling) (\d{1,3})\b|(\d{1,3}) ?\/ ?\d)/i,
  /** What a permit leaves out of the building: "The room in the roof is not included." */
  leftOut:
    /\b(?:rooms?|lofts?|attics?|studios?|storey|basements?|cellars?|mezzanines?|(?:first|second|upper|lower|ground) (?:floor|level)|granny flats?|bungalows?|extensions?|conversions?|roof space)\b[^.;:]{0,50}\b(?:is|are|was|were)? ?(?:not (?:included|covered|approved for (?:use|occupation)|part of this)|excluded|left out|omitted)\b|\b(?:excludes?|excluding|(?:does|do) not (?:include|cover|extend to|apply to)|except(?:ing)?(?: for)?|other than|with the exception of) (?:the |an? )?(?:\w{3,12} ){0,2}(?:rooms?|lofts?|attics?|studios?|storey|basements?|cellars?|mezzanines?|(?:first|second|upper|lower|ground) (?:floor|level)|granny flats?|bungalows?|extensions?|conversions?|roof space)\b/i,
  none: /\b(?:no|not) (?:an? )?(?:interim|part(?:ial)?|temporary|provisional)\b/i,
})

/** A building that may be used only in part, or only for a time. */
export default defineRule({
  id: 'national/occupation-certificate-partial',
  title: 'Occupancy certificate for the whole building',
  category: 'compliance',
  severity: 'high',
  kind: 'absence',
  isPropertyRisk: true,
  law: [cite(act.nsw.planning, 'Div 6.7'), cite(act.vic.building)],
  appliesTo: ['building-permit', 'planning-certificate', 'rates-certificate', 'vendor-statement'],
  patterns,
  clear: 'No occupancy certificate was found that covers a part of the building only.',
  subject:
    /\boccup(?:ancy|ation) (?:permits?|certificates?)\b|\bcertificates? of (?:occup\w{4,6}|classification|completion|use)\b|\bfinal (?:inspection )?certificates?\b|\bcertificate of final inspection\b|\bnotice of completion\b|\binterim (?:occup\w{4,6}|certificate|permit)\b|\bpartial (?:occup\w{4,6}|certificate)\b/i,
  messages: {
    another: {
      title: 'The occupancy permit is for another dwelling than the one sold',
      description:
        'The wording at {{where}} names the dwelling that the occupancy permit covers, and it has another number than the one you buy. Without a permit of its own a new home may not be lived in, and insurers and lenders may object.',
      recommendation: 'Before you sign, ask for the occupancy permit of the dwelling that is sold.',
      question: 'Please give us the occupancy permit of the dwelling that is sold.',
      suggestedWording:
        'The vendor must give the purchaser, at least 7 days before settlement, an occupancy permit for the dwelling that is sold.',
    },
    part: {
      title: 'The occupancy certificate is interim or covers only a part: no final one was found',
      description:
        'The wording at {{where}} shows a certificate for a part of the building, for a time, or with conditions not yet met, and no final certificate was found. The conditions have to be met by whoever owns the land; until then the council can act, and insurers and lenders may object.',
      recommendation:
        'Before you sign, ask for the final certificate by settlement, or for the cost of what is outstanding.',
      question:
        'What is outstanding, what will it cost, and when will the final certificate be issued?',
      suggestedWording:
        'The vendor must obtain the final occupancy certificate for the whole building, and give the purchaser a copy, before settlement.',
    },
  },
  check({ doc, facts }, report) {
    if (isOffThePlan(doc)) {
      report.notInDocument('The building is still to be finished.')
      return
    }
    const passages = passagesIn(doc, [
      'building-permit',
      'planning-certificate',
      'rates-certificate',
      'vendor-statement',
      'building-report',
      'annexure',
      'other',
    ])
    const other = permitOfAnotherHome(passages, facts.address?.value ?? '')
    if (other !== null) {
      report('another', [other.span], {}, { unmistakable: true })
      return
    }
    const isFinal = passages.some(
      ({ text }) => patterns.final.test(text) && !patterns.notFinal.test(text),
    )
    if (isFinal) return
    const places: Span[] = []
    for (const passage of passages) {
      const { text, span, heading, previous, zone, block } = passage
      const title = doc.parts[block.partIndex]?.title ?? ''
      if (
        zone === 'building-permit' &&
        patterns.leftOut.test(text) &&
        patterns.paper.test(`${title} ${heading}`)
      ) {
        report('part', [span], {}, { unmistakable: true })
        continue
      }
      if (patterns.supposed.test(text) || patterns.none.test(text) || text.includes('☐')) continue
      const about = `${heading} ${previous.slice(-120)} ${text}`
      const partly =
        patterns.part.test(text) && patterns.paper.test(about) && !isAnsweredNo(passage)
      const open =
        patterns.whole.test(text) || (zone === 'building-permit' && patterns.outstanding.test(text))
      if (partly || (open && patterns.paper.test(`${about} ${title}`))) places.push(span)
    }
    if (places.length > 0) report('part', places)
  },
})

/** The row in which a permit names the one dwelling of several that it covers, where that is not the sold one. */
function permitOfAnotherHome(passages: readonly Passage[], address: string): Passage | null {
  const own = patterns.ownNumber.exec(address)?.slice(1).find(Boolean)
  if (own === undefined) return null
  const named = passages.flatMap((passage) => {
    if (passage.zone !== 'building-permit') return []
    const number = patterns.covers.exec(passage.text)?.[1]
    return number === undefined ? [] : [{ passage, number }]
  })
  if (named.some(({ number }) => number === own)) return null
  return named[0]?.passage ?? null
}
