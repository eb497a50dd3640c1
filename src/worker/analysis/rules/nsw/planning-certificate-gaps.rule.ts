import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  oldSection: /\b(?:section|s\.?) ?149\b/i,
  replaced: /\b(?:formerly|previously|superseded|previous certificates?)\b/i,
  certificate: /\bcertificates?\b/i,
  unknown:
    /\b(?:unknown|not known|(?:does not have|insufficient|not enough|has no)\b.{0,20}\binformation|undetermined|(?:information|data|records?) (?:is |are )?not (?:currently )?(?:available|held)|(?:council|authority) (?:has not|is unable to|cannot) (?:determined?|advise|assess(?:ed)?|confirm)|under (?:investigation|review)|flood stud(?:y|ies) (?:is|are) (?:not complete|in preparation|being prepared|under ?way))\b/i,
  matter:
    /\b(?:flood\w{0,3}|bush ?fire|contaminat\w{1,4}|landslip|subsidence|coastal|heritage|acquisition|road widening|acid sulfate|asbestos|hazards?|inundation)\b/i,
})

/** What the certificate leaves unsaid. Its age and its lot are asked by national rules. */
export default defineRule({
  id: 'nsw/planning-certificate-gaps',
  title: 'Open answers on the planning certificate',
  category: 'compliance',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.saleOfLand, 's 21(3), Sch 2 item 1(c)'), cite(act.nsw.planning)],
  appliesTo: ['planning-certificate'],
  patterns,
  clear: 'No hazard left open and no certificate under the old section 149 was found.',
  subject:
    /\bsection 149\b|\bunknown\b|\bnot (?:yet )?(?:determined|known|adopted|considered)\b|\b(?:insufficient|not have (?:enough|sufficient)|no) information\b|\bcouncil\b[^.;]{0,60}\b(?:does not hold|holds? no (?:records?|information)|has no (?:records?|information)|unable to)\b|\b(?:study|studies|mapping)\b[^.;]{0,40}\b(?:preparation|prepared|progress|under way|draft|exhibition)\b/i,
  messages: {
    unknown: {
      title: 'The planning certificate leaves a hazard open (unknown)',
      description:
        'At {{where}} the council does not say whether the land is affected. “Unknown” is not “no”: the land may be affected once the study is done, with limits on building and higher insurance.',
      recommendation:
        'Before you sign, ask the council’s engineers what is known today, and get an insurance quote for this address.',
      question:
        'What does the vendor know about the hazard named at {{where}}, and has the land ever been affected?',
    },
    oldSection: {
      title: 'The planning certificate is under the old section 149',
      description:
        'The wording at {{where}} names section 149, which was replaced by section 10.7 in 2018. The certificate is years old or the reference is out of date.',
      recommendation: 'Ask for a current section 10.7 certificate before you sign.',
      question: 'Please attach a current section 10.7(2) planning certificate.',
    },
  },
  check({ doc }, report) {
    const certificate = passagesIn(doc, ['planning-certificate'])
    const old = certificate.find(
      ({ text }) =>
        holds(text, patterns.oldSection, patterns.certificate) && !patterns.replaced.test(text),
    )
    if (old !== undefined) report('oldSection', [old.span], {}, { strength: 'likely' })
    for (const { text, heading, span } of certificate) {
      if (patterns.unknown.test(text) && patterns.matter.test(`${heading} ${text}`)) {
        report('unknown', [span])
      }
    }
  },
})
