import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { disclosuresOf } from '../reading/passages.ts'

const patterns = wordings({
  source:
    /\b(?:water shares?|bores?|(?:second |farm |irrigation )?dams?|take and use licen[cs]e|(?:groundwater|water|diversion|works) licen[cs]e|irrigation (?:right|entitlement|allocation)s?|delivery shares?|water frontage|stock and domestic)\b/i,
  withheld:
    /\bno (?:water shares?|licen[cs]e|allocation|entitlement)\b.{0,30}\b(?:sold|included|pass(?:es)?|transferred)\b|\b(?:not (?:be )?(?:included|part of|transferred|sold)|excluded|excludes|retain(?:s|ed)?|reserve[sd]?|sold separately|negotiated separately|does not (?:pass|include)|remains? with the (?:vendor|seller))\b/i,
  unlicensed:
    /\b(?:unlicen[cs]ed|unregistered|without (?:a |any )?(?:licen[cs]e|registration|approval)|no (?:licen[cs]e|approval|registration|permit)|not (?:been )?(?:licen[cs]ed|registered|approved)|licen[cs]e (?:has |having )?(?:expired|lapsed))\b/i,
  fragile:
    /\blicen[cs]e\b.{0,60}\b(?:is personal|may be (?:cancelled|revoked|ended)|not transferable|must be transferred)\b/i,
  fails:
    /\b(?:saline|dry|salty|ran out|collapsed|not (?:potable|fit)|fails? in (?:summer|drought))\b/i,
  harmless:
    /\b(?:no dams?|no bores?|none|not required|no licen[cs]e is (?:needed|required)|damp|proof)\b/i,
})

/** Water that a farm works with, and that may stay behind or have no licence. */
export default defineRule({
  id: 'vic/rural-water',
  title: 'Water shares, bores and dams',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'water shares and licences are held apart from the land' },
  appliesTo: ['special-conditions', 'vendor-statement', 'title-search', 'rates-certificate'],
  patterns,
  clear: 'No problem with water shares, bores or dams was found.',
  subject:
    /\bwater (?:shares?|frontage|licen[cs]es?|entitlements?|allocations?)\b|\bbores?\b|\bdams?\b|\btake and use\b|\bmegalit\w{1,4}\b|\bdelivery shares?\b|\birrigation\b/i,
  messages: {
    withheld: {
      title: 'The water share, bore or licence is not included in the sale',
      description:
        'By the wording at {{where}} water that the land was used with stays with the vendor. You could take only what is allowed for house and stock; water bought separately can cost a great deal.',
      recommendation:
        'Before you sign, ask for the water to be included, or price what you would have to buy.',
      question: 'Which water shares, licences and works go with the land?',
    },
    unlicensed: {
      title: 'A dam, bore or water licence is not in order',
      description:
        'The wording at {{where}} shows a dam, bore or licence that lacks approval, can be taken away or does not give good water. The water corporation can order works removed, and a new supply is costly.',
      recommendation:
        'Before you sign, ask the water corporation what is licensed, and have the water tested.',
      question:
        'Is each dam and bore licensed, by whom, and does the licence pass to the purchaser?',
    },
  },
  check({ doc }, report) {
    for (const { text, span, zone, block, previous } of disclosuresOf(doc)) {
      if (zone === 'by-laws' || zone === 'minutes' || zone === 'plan') continue
      // "A dam was built in 2021; no licence has been found": the second half speaks of the first.
      const whole = previous.endsWith(';') ? `${previous} ${text}` : text
      if (block.kind === 'heading' || !patterns.source.test(whole)) continue
      if (patterns.harmless.test(text)) continue
      if (patterns.withheld.test(text)) report('withheld', [span])
      else if (
        patterns.unlicensed.test(text) ||
        patterns.fragile.test(text) ||
        patterns.fails.test(text)
      )
        report('unlicensed', [span])
    }
  },
})
