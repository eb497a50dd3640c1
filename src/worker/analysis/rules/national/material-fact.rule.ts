import type { PageKind } from '#shared/report.ts'

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  fact: /\b(?:murder|manslaughter|homicide|violent crime|suspicious (?:circumstances|death)|drug lab(?:oratory)?|methamphetamine|prohibited (?:drugs?|plants?)|clandestine|meth (?:lab|residue)|deceased person (?:was )?found|death occurred)\b/i,
  /** What the police tell of a house, bound in among the papers of the council. */
  drugs:
    /\b(?:drug lab\w{0,8}|meth lab|(?:making|manufacture|production) of (?:a |the )?(?:prohibited|illegal|dangerous) drugs?|methamphetamine|(?:methyl)?amphetamines?|clandestine)\b/i,
  generic:
    /\b(?:for example|such as|includes?|guide|must (?:not )?disclose|material facts? (?:include|are))\b/i,
  past: /\b(?:was|were|has been|had been|occurred|took place|happened|found|died|killed|used)\b/i,
  crime:
    /\b(?:killed|stabbed|strangled|shot dead|suicide|unlawful death|human remains)\b|\b(?:methyl)?amphetamines?\b|\b(?:cannabis|marijuana|hydroponic|drugs?)\b.{0,30}?\b(?:grow\w{0,3}|crop|cultivat\w{1,4}|manufactur\w{1,4}|laborator\w{1,3}|lab|residue|production)\b|\b(?:cultivation|manufacture|production) of (?:cannabis|marijuana|drugs?|a (?:prohibited|dangerous))\b/i,
  fire: /\b(?:house|dwelling|property|building|home|kitchen|roof|residence)\b.{0,40}\b(?:was|were|has been|had been)\b.{0,24}\b(?:damaged|gutted|destroyed|burnt)\b.{0,16}\b(?:fire|bush ?fire|flames|explosion|in (?:19|20)\d{2}|down)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [patterns.fact, patterns.fire, [patterns.crime, patterns.past]]

/** Papers of others, in which only what is found of drugs is told of this house. */
const COUNCIL: ReadonlySet<PageKind> = new Set([
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
])

/** What happened in the house. */
export default defineRule({
  id: 'national/material-fact',
  title: 'Past events that affect value or health',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.vic.saleOfLand), cite(act.cth.consumerLaw, 's 30')],
  appliesTo: ['special-conditions', 'vendor-statement'],
  patterns,
  clear: 'No words were found of a violent death, drugs, a fire or a like event at the property.',
  subject:
    /\b(?:murder|homicide|manslaughter|suicide|unlawful(?:ly)? kill|stabb|shooting)\w{0,5}\b|\b(?:died|death|killed|body was found)\b[^.;]{0,80}\b(?:suspicious|violent|at the (?:property|premises|house)|in the (?:house|home|property|unit|apartment|shed)|on the (?:land|property|premises))\b|\b(?:suspicious|violent)\b[^.;]{0,80}\bdeath|\b(?:meth|methamphetamine|methylamphetamine|amphetamines?|drugs?|cannabis|clandestine)\b|\bpolice\b|\bfire[- ]damaged?\b|\b(?:damaged|destroyed|gutted|burnt) by (?:a |the )?fire\b|\ba fire (?:in|at|broke)\b|\bfire in (?:19|20)\d\d\b|\bstigma\w{0,5}\b/i,
  messages: {
    fact: {
      title: 'A serious past event at the property is disclosed',
      description:
        'The wording at {{where}} discloses a serious event, such as a violent death or drug making. It can affect value, resale and, after drug making, health.',
      recommendation:
        'Before you sign, ask for the reports and clearance certificates, and for tests where drugs were made.',
      question: 'What happened, when, and which reports or certificates are there?',
    },
  },
  check({ doc }, report) {
    for (const passage of holdingAny(
      passagesIn(doc, [
        'special-conditions',
        'vendor-statement',
        ...COUNCIL,
        'particulars',
        'building-report',
        'annexure',
        'other',
      ]),
      'text',
      ...ENTRIES,
    )) {
      const { text, zone } = passage
      if (COUNCIL.has(zone) && !patterns.drugs.test(text)) continue
      if (patterns.generic.test(text)) continue
      const words = patterns.fact.test(text)
        ? patterns.fact
        : patterns.fire.test(text)
          ? patterns.fire
          : patterns.crime.test(text) && patterns.past.test(text)
            ? patterns.crime
            : null
      if (words !== null && affirmed(passage, words) !== null) report('fact', [passage.span])
    }
  },
})
