import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import type { ReportOptions } from '../define-rule.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { FORM_ONE_PATTERNS, itemsAbout, remains } from './form-one.ts'

const patterns = wordings({
  ...FORM_ONE_PATTERNS,
  topic: /\bland management agreements?\b|\bLMA\b/i,
  agreement:
    /\bland management agreement\b|\bLMA\b|\bagreement\b.{0,40}\b(?:under|pursuant to)\b.{0,50}\b(?:section 57(?:A|\(2\))?|part 14|development act)\b|\b\d{7,9} agreement under\b/i,
  binds:
    /\b(?:must not|shall not|may not|must (?:maintain|keep|retain|repair|pump|plant)|shall (?:maintain|keep|retain|repair)|building envelope|no (?:second|further|other|building|dwelling|tree|vegetation|clearing|removal)|at (?:its|their|the owner's) (?:own )?(?:cost|expense)|only one dwelling|detention|not to (?:be )?(?:remov|build|erect|divid)\w{0,3})\b/i,
  /** Where the owner may build at all, and what must be left to grow. */
  ground: /\bbuilding envelope\b|\bvegetation\b|\bclear(?:ing|ed|ance)?\b/i,
  none: /\bno (?:such |current )?(?:land management )?agreements?\b|\bno record of\b|\bagreements?[ :|]{1,3}(?:nil|none)\b/i,
  number: /\d{5}/,
  other: /\b(?:managing agent|letting|property management|rental management|strata manager)\b/i,
})

/** A promise to the council that binds every later owner. */
export default defineRule({
  id: 'sa/land-management-agreement',
  title: 'Land management agreements',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.sa.planning)],
  appliesTo: ['title-search', 'vendor-statement', 'particulars', 'annexure'],
  patterns,
  clear: 'No land management agreement was found.',
  subject:
    /\bland management agreements?\b|\bLMAs?\b|\bagreements? under (?:the )?(?:development|planning)\b|\bsections? (?:57|57a|19[23])\b|\bagreement with (?:the )?(?:\w{2,12} )?council\b/i,
  messages: {
    noted: {
      title: 'A land management agreement binds the land',
      description:
        'The wording at {{where}} shows a land management agreement (LMA), a promise to the council or government that is noted on the title. It can forbid building, dividing or clearing, or make you maintain things at your cost. It binds you as owner, and the council can enforce it.',
      recommendation:
        'Before you sign, read the whole agreement, compare it with your plans and with what stands on the land, and ask the council whether it has been kept.',
      question: 'Please give us the full agreement. Has every owner complied with it?',
    },
    binds: {
      title: 'A land management agreement limits building, trees or use of the land',
      description:
        'The wording at {{where}} is part of a land management agreement (LMA): a promise to the council or government that limits what may be built, removed or changed, or makes the owner maintain something at its own cost. It binds you as owner, and the council can enforce it.',
      recommendation:
        'Before you sign, compare it with your plans, price the upkeep, and ask the council whether it has been kept or can be varied.',
      question: 'Please give us the full agreement. Has every owner complied with it?',
    },
  },
  check({ doc }, report) {
    for (const item of itemsAbout(doc, patterns.topic)) {
      if (!remains(item)) continue
      const binds = patterns.binds.test(item.text)
      if (binds) report('binds', item.spans.slice(0, 2), {}, severityOf(item.text))
      else report('noted', item.spans.slice(0, 2))
    }
    const items = itemsAbout(doc, patterns.topic).flatMap(({ spans }) => spans)
    for (const passage of passagesIn(doc, [
      'title-search',
      'vendor-statement',
      'contract-form',
      'particulars',
      'special-conditions',
      'planning-certificate',
      'rates-certificate',
      'annexure',
      'other',
    ])) {
      const { text, span, heading, block } = passage
      if (block.kind === 'heading' && !patterns.number.test(text)) continue
      if (items.some((item) => item.start <= span.start && span.end <= item.end)) continue
      const within = patterns.topic.test(heading) && patterns.binds.test(text)
      if (!within && !patterns.agreement.test(text)) continue
      if (patterns.none.test(text) || patterns.other.test(text)) continue
      if (!within && affirmed(passage, patterns.agreement) === null) continue
      if (within || patterns.binds.test(text)) report('binds', [span], {}, severityOf(text))
      else report('noted', [span])
    }
  },
})

function severityOf(text: string): ReportOptions {
  return patterns.ground.test(text) ? { severity: 'high' } : {}
}
