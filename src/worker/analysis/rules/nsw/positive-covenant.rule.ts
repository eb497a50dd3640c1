import type { Doc } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import type { Passage } from '../reading/passages.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  covenant:
    /\bpositive covenants?\b|\bon-?site (?:stormwater )?detention\b|\bOSD\b|\bdetention (?:tank|basin|system)\b|\bsection 88F\b|\bsection 88E\b/i,
  named: /\bpositive covenants?\b/i,
  /** How a strip of the land is to be kept so that a fire does not cross it. */
  fire: /\b(?:inner|outer|asset) protection (?:area|zone)\b|\bAPZ\b|\bfire ?break\b|\b(?:kept|keep|maintain\w{0,3}|manag\w{1,3})\b[^.;]{0,60}\b(?:fuel|bush ?fire|canop(?:y|ies)|leaf litter)\b/i,
  terms: /\b(?:positive covenant|instrument|section 88[BE])\b/i,
  charge: /\b88F\b|\bcharge (?:is )?payable\b|\brecover\w{0,3}\b|\bowing\b|\bunpaid\b/i,
  /** Money that is due, and not only what may be recovered one day. */
  owed: /\bcharge (?:is )?payable\b|\bowing\b|\bunpaid\b/i,
  /** The body of owners keeps it, from its fund. */
  shared: /\bowners corporation\b|\bSP ?\d{4,7}\b|\bcommon property\b/i,
  benefit: /\b(?:benefit(?:s|ing|ed|ted)? (?:the|this) (?:land|lot)|appurtenant)\b/i,
})

/** What the terms of such a covenant ask against bush fire. */
function firePassages(doc: Doc): Passage[] {
  return papersIn(doc, ['annexure', 'other', 'plan']).filter(
    ({ text, heading, block }) =>
      patterns.fire.test(text) &&
      patterns.terms.test(`${doc.parts[block.partIndex]?.title ?? ''} ${heading}`),
  )
}

/** A duty that goes with the land: to keep something in repair, for ever. */
export default defineRule({
  id: 'nsw/positive-covenant',
  title: 'Positive covenants and stormwater detention',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.saleOfLand, 'Sch 2 items 1(e), 21'), cite(act.nsw.conveyancing)],
  appliesTo: ['title-search', 'plan', 'special-conditions', 'annexure', 'planning-certificate'],
  patterns,
  clear: 'No positive covenant was found on the title or in the papers.',
  subject:
    /\bpositive covenants?\b|\b(?:on-?site|stormwater) detention\b|\bdetention (?:tank|system|basin)s?\b|\bOSD\b|\b88[DEF]\b|\basset protection zone\b|\brecover the costs?\b|\bmaintain the (?:works|system)\b|\brain ?water (?:re-?use|tank)\b[^.;]{0,60}\b(?:covenant|maintain)\b/i,
  messages: {
    covenant: {
      title: 'Positive covenant: you must maintain works on the land (such as a detention tank)',
      description:
        'The wording at {{where}} shows a duty that goes with the land, often to keep a stormwater detention system or other works in repair. If the owner does not, the council may do the work and charge the land for it.',
      recommendation:
        'Before you sign, read the covenant, have the works inspected, and get a section 88G certificate of any money owing.',
      question: 'What must the owner maintain, was it kept in repair, and is any money owing?',
    },
    fire: {
      title: 'Positive covenant: you must keep part of the land clear against bush fire',
      description:
        'The title has a positive covenant, and by the terms at {{where}} a part of the land is to be kept as a protection area against bush fire: mown, thinned and cleared every year, by whoever owns it. If the owner does not, whoever has the benefit may do the work and recover the cost; the terms may also ask for a tank or a yearly fee.',
      recommendation:
        'Before you sign, read the covenant, find the area on the plan, ask what the work costs each year, and get a section 88G certificate of any money owing.',
      question:
        'Has the protection area been kept as the covenant asks, what does that cost a year, and is any money owing?',
    },
    charge: {
      title: 'Money may be charged to the land under a positive covenant',
      description:
        'The wording at {{where}} speaks of costs that an authority may recover from the owner under a covenant. Such a charge stays with the land after completion.',
      recommendation:
        'Get a section 88G certificate before you sign and have any charge paid before completion.',
      question: 'Is any amount owing or claimed under the covenant?',
    },
  },
  check({ doc }, report) {
    const fire = firePassages(doc)
    for (const passage of papersIn(doc, [
      'title-search',
      'plan',
      'special-conditions',
      'planning-certificate',
      'annexure',
      'other',
    ])) {
      const { text, span, zone } = passage
      if (patterns.benefit.test(text) || affirmed(passage, patterns.covenant) === null) continue
      if (patterns.charge.test(text))
        report('charge', [span], {}, patterns.owed.test(text) ? { severity: 'high' } : {})
      else if (fire.length > 0 && patterns.named.test(text)) {
        // The head of the instrument and the list of the plan say the same again.
        if (zone === 'title-search')
          report('fire', [span, ...fire.map((one) => one.span)], {}, { unmistakable: true })
        else report('covenant', [span], {}, { severity: 'low' })
      } else report('covenant', [span], {}, patterns.shared.test(text) ? { severity: 'low' } : {})
    }
  },
})
