import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { datesIn, latestDate } from '../reading/dates.ts'
import type { Passage } from '../reading/passages.ts'

/** How an authority asks something of whoever owns the land, whatever its paper is called. */
export const DEMAND_PATTERNS = wordings({
  /** A paper that exists: it has its day. */
  demandDated:
    /\b(?:orders?|notices?|directions?|directives?|declarations?)\b[\w'’()/ -]{0,60},? ?(?:of|dated|on|given|served|issued|made)? ?(?:on )?\d{1,2}[ ./-]\w{1,9}[ ./-](?:19|20)?\d{2}\b|\b(?:order|notice|direction)\b[^.;:]{0,100}\b(?:dated|given|served|issued|handed)(?: (?:to|on|upon) (?:the )?(?:owners?|occupiers?|vendors?|sellers?|proprietors?|estate|executors?|company)(?:,? (?:and|or) (?:the )?(?:owners?|occupiers?|proprietors?|mortgagees?))?,?)? (?:on )?\d{1,2}[ ./-]\w{1,9}[ ./-](?:19|20)?\d{2}\b/i,
  /** Or its number, the law under which it was given, or whoever gave it: all of which may be denied. */
  demandNamed:
    /\b(?:orders?|notices?|directions?) (?:no\. ?|number )?[A-Z]{0,5}[- ]?\d{1,6}(?:[/-]\d{1,6}|\b)|\b(?:orders?|notices?|directions?)\b[^.;:]{0,40}\b(?:under|section|schedule|s) (?:the |\d)[^.;:]{0,50}|\b(?:section|s) ?\d{1,4}[A-Z]{0,3} (?:notice|order)\b|\b(?:fire service|fire brigade|council|shire|city|minister|department|authority)'s (?:\w{3,14} ){0,2}(?:notice|order|direction)\b/i,
  /** "ENF/26/0093 Directions: cease …": what stands behind the number of a file. */
  demandFiled:
    /\b[A-Z]{2,6}[-/ ]?\d{1,4}[-/]\d{1,6}\b[^.;:]{0,40}\b(?:directions?|orders?|requirements?|requires|action required|works? (?:required|ordered)|to be done) ?:/i,
  /** "BO 2025/031 of 4 November 2025, verandah: …": the answer to a question about orders. */
  demandNumbered:
    /(?:^|\b(?:yes|see)\b)\W{0,4}[A-Z]{1,6}[-/ ]?\d{1,4}[-/]\d{1,6}\b[^.;:]{0,90}[:,-]|^\W{0,3}[A-Z]{1,6}[-/ ]?\d{2,6}(?:[-/]\d{1,6})?,? (?:of|dated|issued|served) \d{1,2}[ ./-]/,
  demandAsks:
    /\b(?:orders?|notices?|directions?)\b[^?]{0,160}\?(?:(?! ?☐).{0,24}☒ ?yes\b| ?(?:☐ ?no )?☒ ?yes\b| ?\|? ?yes\b)|\b(?:orders?|notices?|directions?)(?: -)? (?:\| )?yes[.:,;]? (?:\| )?[A-Z]/i,
  demandWork:
    /\b(?:to (?:be )?|must |shall |that |and |or |[,:;] |be |until (?:it is )?|its )(?:(?:at once|immediately|now|fully) )?(?:remov(?:e|al|ed)|lower(?:ed)?|demolish(?:ed)?|dismantled?|taken? (?:it |them |all )?(?:down|out|away|up)|pull(?:ed)? down|put (?:back|in|up)|make (?:good|safe|lawful)|made (?:good|safe|lawful)|repair(?:ed)?|mend(?:ed)?|reinstated?|restored?|rebuil[dt]|replaced?|re-?connect(?:ed)?|disconnect(?:ed)?|fenced?|clear(?:ed)?|cleaned|clean(?:ed)? up|stop(?:ped)?|cease[ds]?|prop(?:ped)?|fill(?:ed)? in|rectif(?:y|ied)|pump(?:ed)? out|install(?:ed)?|upgraded?|engage|investigate|keep off|treat(?:ed)?|control(?:led)?|destroy(?:ed)?|underpin(?:ned)?|vacated?|lop(?:ped)?|pruned?|slash(?:ed)?|protected|fire-?rated|sealed|inspected|monitor(?:ed)?|decommission(?:ed)?|suspended|clos(?:e|ed))\b|\bstop using\b|\brequir(?:es|ing) (?:the )?(?:\w{3,14} ){0,2}(?:repair|removal|demolition|replacement|reinstatement|clearing|clean-?up|treatment|upgrade|connection|monitoring)\b|\bwants? (?:the |all )?[^.;]{3,120}\b(?:taken away|removed|cleared|slashed|repaired|put right)\b/i,
  /** Whatever it asks: what such a paper is called by its kind. */
  demandKind:
    /\b(?:enforcement|rectification|demolition|compliance|plumbing|rent control|clean-?up|environmental (?:improvement|action|protection)|improvement|pollution abatement|abatement|stop (?:use|work)|emergency|show cause|fire prevention|fire safety|building|public health|health|prohibition|make safe|development control|housing improvement|fault|remediation|hazard reduction|repair) (?:notices?|orders?|directions?)\b|\b(?:notice|order|direction) to (?:comply|repair|remove|rectify|make (?:good|safe)|clear|demolish|reinstate)\b/i,
  /** It is not there yet, and the authority says that it will be. */
  demandAhead:
    /\b(?:council|city|town|shire|surveyor|authority|department|minister|commissioner|EPA|brigade)\b[^.;]{0,30}\b(?:propos(?:es|ed)|intend(?:s|ed)|resolved|threaten(?:s|ed)) to order\b|\b(?:council|city|shire|surveyor|authority|department|minister|we|EPA|brigade)\b[^.;]{0,40}\b(?:will (?:consider|move to|proceed to|start)|propos(?:es|ed|ing)|intends?|is considering|may now|is about|are about|has resolved)\b[^.;]{0,24}\b(?:issu\w{1,3}|mak(?:e|ing)|giv(?:e|ing)|serv(?:e|ing)|seek(?:ing)?)\b[^.;]{0,40}\b(?:orders?|notices?|directions?)\b|\b(?:owner|holder|occupier|proprietor|you)\b[^.;]{0,40}\bwill be (?:directed|ordered) to\b|\b(?:draft|proposed) (?:\w{3,12} ){0,2}(?:order|notice)\b[^.;]{0,60}\b(?:expected|prepared|received|sent|given|served|issued|to follow|drawn up)\b|\b(?:enforcement|compliance|investigation) (?:file|case|action|matter|investigation)\b[^.;]{0,40}\b(?:open(?:ed)?|is current|has begun|under way|on foot|afoot|continues|pending|started|commenced)\b|\bopen (?:planning |building )?(?:enforcement|compliance) (?:file|case|matter|investigation)\b|\bin (?:the )?(?:council|surveyor|inspector|officer|authority|city|shire)'s opinion\b[^.;]{0,60}\b(?:dangerous|unsafe|unfit|ruinous|likely to (?:fall|collapse))\b/i,
  /** It asked, in a letter, and did not order. */
  demandAsked:
    /\b(?:council|shire|city|surveyor|authority|department|minister|brigade|corporation)\b[^.;]{0,12}\b(?:has |have )?(?:asks?(?:ed)?|wants?|wrote|written|told|called)\b[^.;]{0,60}\b(?:removal|reinstatement|repair|to be (?:repaired|removed|taken (?:down|away)|put (?:back|right)|made (?:safe|good)|cleared|fixed|rebuilt|reinstated|altered|demolished))\b|\b(?:council|shire|city|surveyor|authority|department|minister|brigade|corporation) (?:has |have |had )?(?:required?|requires|directed|demanded|insisted|called for)\b[^.;]{0,80}\b(?:be|being) (?:rebuilt|repaired|removed|taken (?:down|away)|put (?:back|right)|made (?:safe|good)|cleared|fixed|reinstated|altered|demolished|moved back|set back|propped|replaced)\b[^.;]{0,120}\b(?:by|before|within|(?:not|no) later than) (?:\d|the end)|\b(?:has|have) (?:still )?to be (?:put back|removed|taken (?:down|away|out)|reinstated|made safe|demolished|restored|pulled down|moved back)\b[^.;]{0,70}\b(?:by|before|is) \d{1,2} \w{3,9} 20\d{2}/i,
  /** "By letter of 3 May both owners were told to lodge plans by 1 July": whoever wrote it. */
  demandTold:
    /\b(?:owners?|vendors?|sellers?|proprietors?|occupiers?)\b(?: of (?:the )?(?:land|property|lot \d{1,4}))? (?:was|were|has been|have been) (?:again |then |also )?(?:told|directed|instructed|required|called (?:up)?on|warned) to (?:seek|apply|lodge|obtain|get|submit|remove|repair|demolish|take|make|clear|stop|cease|fix|rectify|reinstate|restore|comply|lower|move|bring)\b[^.;]{0,100}\b(?:by|before|within|(?:not|no) later than) (?:\d|the end|\w{3,9} (?:\d|days|weeks|months))/i,
  /** "You must by 31 October engage …": in either order. */
  demandYou:
    /\b(?:we|the (?:corporation|council|authority|department|shire|city|minister)) (?:have |has |had )?(?:directed|required|ordered|instructed) (?:the owners?|you|the vendor|the occupier) to\b[^.]{0,200}\b(?:by|before|within|no later than|not later than) (?:\d|the end|\w{3,9} (?:\d|days|weeks|months))|\byou (?:must|are (?:hereby |now )?(?:directed|required|ordered|to))\b[^.;]{0,80}\b(?:by|before|within|no later than|not later than) (?:\d|the end|\w{3,9} (?:\d|days|weeks|months))[^.;]{0,90}\b(?:engage|appoint|remove|repair|replace|demolish|take down|make safe|clear|install|fence|connect|clean|treat|investigate|reinstate|restore|prop|stop|cease|obtain|put back)\b|\byou are (?:hereby |now )?(?:directed|required|ordered) (?:by|under)\b[^.;]{0,80}\bto (?:engage|appoint|remove|repair|replace|demolish|take|make|clear|install|fence|connect|clean|treat|investigate|reinstate|restore|prop|stop|cease|put)\b/i,
  /** "Show cause why the shed should not be taken down": what it asks is that it goes. */
  demandCause:
    /\bshow cause\b[^.;]{0,20}\bwhy\b[^.;]{0,80}\b(?:should|is|ought) not\b[^.;]{0,24}\b(?:be )?(?:taken (?:down|away|up)|removed|demolished|pulled down|dismantled|altered|stopped|vacated|filled|repaired|reinstated|cease)/i,
  demandPaper:
    /\b(?:notice|order|direction)\b[^.;]{0,90}\b(?:act|regulations?|section|s ?\d{1,3}|schedule)\b|\b(?:council|shire|city of|EPA|environment protection|fire (?:service|brigade|authority|rescue)|department|authority|health services)\b/i,
  demandOver:
    /\b(?:withdrawn|revoked|cancelled|lifted|rescinded|set aside|complied with|obeyed|(?:is|was|were|been|now) (?:fully )?(?:satisfied|met|finali[sz]ed|cleared|closed|completed|done|carried out)|no longer in force|has ended|closed (?:on|in|by) \w|all done|none has been (?:issued|given|made|served)|nothing (?:is|was) left to (?:be )?do)/i,
  demandOpen:
    /\b(?:not|never|un|nor|yet to be|still to be|must be|to be|has to be|until(?: (?:the|this|that) (?:order|notice|direction|work)s?)?)(?: (?:yet|fully|wholly|entirely|been|so far|all|completely|is|it|be)){0,3} ?(?:complied with|satisfied|met|finali[sz]ed|withdrawn|closed|carried out|completed|done|lifted|revoked|obeyed|answered)\b|\b(?:remains?|is still|are still|continues?) in force\b/i,
  /** Between neighbours, parties or owners of a scheme, or a paper that an authority gives to all. */
  demandOther:
    /\b(?:fixed|set|prescribed|declared|specified|published|gazetted) by (?:an? |the )?(?:order|notice)s?\b|\b(?:will|shall) not (?:make|issue|give|serve) (?:an?|any|such) (?:\w{4,12} )?(?:orders?|notices?)\b|\b(?:tree|court|tribunal|QCAT|NCAT|VCAT|SACAT|ACAT|commissioner|adjudicator|contravention|by-?law|breach|tenan(?:t|cy|ts)|vacate|lease|rent(?! control| must not (?:be more|exceed)| (?:is|stays) (?:limited|fixed|capped))|rates? notice|valuation notice|notice of (?:sale|valuation|assessment|rates|meeting|motion|marriage|death|default|acquisition|intention to acquire|resumption|contract)|general meeting|priority notice|notice to (?:complete|pay)|affidavit|notice of rescission|default notice|termination notice|form 1\b|purchase order|change order|variation order|orders? (?:for|of) (?:costs|possession)|orders? (?:from|of) (?:the )?(?:family|supreme|magistrates)|in order to|clearance certificates?)\b/i,
  /** The sentence behind it opens another paper: "A weed order of 2021 was revoked". */
  demandAnother:
    /^(?:\W{0,3}\d{1,2}\W{1,3})?(?:an?|another|one|the other|an? earlier|the earlier)\b[^.;]{0,50}\b(?:orders?|notices?|directions?)\b/i,
  /** "No authority has called for the wall to be moved": what the vendor says that nobody asked. */
  demandNobody:
    /\b(?:no|neither the|nor (?:has )?(?:the )?) ?(?:council|shire|city|surveyor|authority|department|minister|brigade|corporation|public body)\b[^.;]{0,20}\b(?:has|have|had)\b/i,
  demandNone: /\bno (?:\w{3,12} ){0,2}(?:enforcement|compliance|investigation)\b|\bother side\b/i,
  demandMay:
    /^(?:if|where|should|unless|when) \b|\b(?:purchaser|buyer) (?:must|shall|will|agrees)\b[^.;]{0,40}\b(?:any|every|all)\b[^.;]{0,20}\b(?:notice|order)|\b(?:any|every|no|all|nor) (?:other |such |new |further |current |outstanding |unsatisfied )?(?:notice|order|direction)s?\b|\b(?:all owners|every owner|owners generally|courtesy)\b/i,
})

/**
 * What an authority asks of the owner in this passage: a paper with its day, number or law and the
 * work, a letter that asks, or a step that is announced. Null where nothing is asked or all is done.
 */
export function demandIn(passage: Passage): 'ordered' | 'asked' | 'ahead' | null {
  const { next, previous, heading } = passage
  const { text } = withoutDone(passage)
  // A stop between the finding and the work leaves them one statement.
  const reach = /[;:]$/.test(text) ? `${text} ${next.slice(0, 200)}` : text
  if (DEMAND_PATTERNS.demandOther.test(reach)) return null
  // The next row of a list is another paper.
  const isAnother = passage.block.kind === 'row' || DEMAND_PATTERNS.demandAnother.test(next)
  const after = isAnother ? '' : next.slice(0, 160)
  if (isOver(`${reach} ${after}`)) return null
  if (!DEMAND_PATTERNS.demandNone.test(text) && DEMAND_PATTERNS.demandAhead.test(text))
    return 'ahead'
  if (DEMAND_PATTERNS.demandNone.test(text) || DEMAND_PATTERNS.demandMay.test(text)) return null
  if (DEMAND_PATTERNS.demandCause.test(text)) return 'ordered'
  const named =
    DEMAND_PATTERNS.demandDated.test(text) ||
    DEMAND_PATTERNS.demandFiled.test(text) ||
    (DEMAND_PATTERNS.demandNumbered.test(text) &&
      DEMAND_PATTERNS.demandAsks.test(passage.block.text.slice(0, LONGEST_QUESTION))) ||
    (!text.includes('☐') && affirmed(passage, DEMAND_PATTERNS.demandNamed) !== null)
  if (named && DEMAND_PATTERNS.demandWork.test(reach)) return 'ordered'
  if (named && DEMAND_PATTERNS.demandKind.test(text)) return 'ordered'
  const above = `${heading} ${previous.slice(-300)}`
  if (DEMAND_PATTERNS.demandYou.test(text) && DEMAND_PATTERNS.demandPaper.test(`${above} ${text}`))
    return 'ordered'
  const isAsked = [DEMAND_PATTERNS.demandAsked, DEMAND_PATTERNS.demandTold].some(
    (asks) =>
      asks.test(text) &&
      affirmed(passage, asks) !== null &&
      !DEMAND_PATTERNS.demandNobody.test(text),
  )
  return isAsked ? 'asked' : null
}

/**
 * The words of a row without the papers at its head that are done with: "Order 12 of 3 May 2019 was
 * complied with. By letter of 6 June the council …" still asks what its second sentence asks.
 */
export function withoutDone({ text, block, span }: Passage): Pick<Passage, 'text' | 'span'> {
  if (block.kind !== 'row') return { text, span }
  const sentences = text.split(/(?<=[a-z\d)]\.) (?=[A-Z])/)
  const standing = sentences.findIndex(
    (one) =>
      !isOver(one) ||
      !(DEMAND_PATTERNS.demandDated.test(one) || DEMAND_PATTERNS.demandNamed.test(one)),
  )
  if (standing <= 0) return { text, span }
  const left = sentences.slice(standing).join(' ')
  return { text: left, span: { start: span.start + text.length - left.length, end: span.end } }
}

/** So much of a row holds its question and the answer. */
const LONGEST_QUESTION = 400

/** Whether what was asked is done, or asked no longer. */
export function isOver(text: string): boolean {
  return DEMAND_PATTERNS.demandOver.test(text) && !DEMAND_PATTERNS.demandOpen.test(text)
}

/** So many years before the contract that somebody would have seen to it, or asked again. */
const LONG = 5

/** True where the last day of which a text tells lies long before the contract. */
export function isLongAgo(text: string, { contractDate }: Facts): boolean {
  const latest = latestDate(datesIn(text))
  if (latest === null || contractDate === null) return false
  return Number(latest.slice(0, 4)) + LONG < Number(contractDate.value.slice(0, 4))
}
