import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { certificateSays } from './certificate-answers.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  homes:
    /\b(?:seniors|people with a disability|affordable (?:rental )?housing|boarding house|student accommodation|retirement village|tourist and visitor|serviced apartments?|over 55s?|aged 5[05])\b/i,
  /** Nobody may live in what may be stayed in for some weeks only. */
  shortStay:
    /\b(?:occup(?:y|ied|ation|ancy)|reside|stay(?:s|ed)?|lived? in|residence)\b[^.;]{0,60}\b(?:more than|exceed(?:s|ing)?|longer than|beyond|maximum of|only for)\b[^.;]{0,24}\b(?:days|nights|weeks|months)\b|\b(?:permanent|long[- ]term) (?:occupation|occupancy|residence|living)\b[^.;]{0,30}\b(?:not|prohibited|forbidden|excluded)\b|\b(?:no|not|without)\b[^.;]{0,30}\b(?:permanent|long[- ]term) (?:occupation|occupancy|residence|living)\b/i,
  limit:
    /\b(?:conditions?|restrict\w{0,5}|only|limited|must be (?:used|occupied|let)|occupied by|covenant|apply|applies|yes|consent)\b/i,
  permitted:
    /\b(?:permitted with(?:out)? consent|are permitted|complying development|exempt|housing code|prohibited|state environmental planning policy|SEPP|zone)\b/i,
})

/** A home that only some people may live in. */
export default defineRule({
  id: 'nsw/occupant-restriction',
  title: 'Limits on who may live in the home',
  category: 'compliance',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.planning)],
  appliesTo: ['planning-certificate', 'special-conditions', 'title-search', 'by-laws'],
  patterns,
  clear: 'No condition was found that limits who may live in the home.',
  subject:
    /\b(?:seniors?|disabilit(?:y|ies)|(?:over|aged) 55|55 (?:years )?or (?:more|over)|elderly|retire\w{0,4}|older)\b[^.;]{0,80}\b(?:occup\w{1,8}|liv(?:e|ing)|housing|restrict\w{0,4}|condition\w{0,2}|residen\w{2,4}|persons?|people|dwelling|living)\b|\b(?:occup\w{1,8}|liv(?:e|ing)|housing|restrict\w{0,4}|condition\w{0,2}|residen\w{2,4}|persons?|people|dwelling|living)\b[^.;]{0,80}\b(?:seniors?|disabilit(?:y|ies)|(?:over|aged) 55|55 (?:years )?or (?:more|over)|elderly|retire\w{0,4}|older)\b|\baffordable (?:rental )?housing\b|\bserviced apartments?\b|\b(?:tourist|visitor|holiday|short[- ]term|student|boarding)\b[^.;]{0,40}\b(?:accommodation|letting|rental|use)\b|\bpermanent(?:ly)? (?:occup\w{1,6}|resid\w{2,5})\b|\bguests?\b[^.;]{0,60}\b(?:stay|months|period)\b|\bseniors? (?:housing|living)\b|\b(?:occup(?:y|ied|ation|ants?)|reside)\b[^.;]{0,60}\b(?:restrict\w{0,4}|only by|permanent\w{0,2}|limited to)\b|\b(?:restrict\w{0,4}|only by|permanent\w{0,2}|limited to)\b[^.;]{0,60}\b(?:occup(?:y|ied|ation|ants?)|reside)\b/i,
  messages: {
    limit: {
      title: 'Only some people may live here (seniors, affordable or visitor housing)',
      description:
        'The wording at {{where}} limits who may live in the home or how it may be let. If you do not qualify you could not move in, and there are fewer buyers and lenders later.',
      recommendation:
        'Before you sign, read the condition, check that you may live there or let it, and ask your bank.',
      question: 'Which condition limits who may live in the home, and until when?',
    },
  },
  check({ doc }, report) {
    for (const { spans, text } of certificateSays(doc, patterns.homes, ['planning-certificate'])) {
      if (patterns.limit.test(text) && !patterns.permitted.test(text)) report('limit', spans)
    }
    for (const passage of papersIn(doc, [
      'special-conditions',
      'title-search',
      'by-laws',
      'annexure',
    ])) {
      const { text, span } = passage
      if (passage.zone === 'title-search' && patterns.shortStay.test(text)) {
        report('limit', [span])
        continue
      }
      if (!patterns.limit.test(text) || patterns.permitted.test(text)) continue
      if (affirmed(passage, patterns.homes) !== null) report('limit', [span])
    }
  },
})
