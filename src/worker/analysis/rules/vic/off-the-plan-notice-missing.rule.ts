import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, TERMS } from '../reading/passages.ts'

const patterns = wordings({
  /** A lot of a plan that is still to be registered, as the contract describes what it sells. */
  offThePlan:
    /\b(?:lot|unit|apartment|land|stage)\b[^.;]{0,60}\b(?:on|in|of) (?:the |an? )?(?:proposed|unregistered|draft) plan(?: of subdivision)?\b|\bproposed (?:lot|unit) \w{0,4}\d|\b(?:sold|sale|sale of land|land|contract|real estate)\b[^.;]{0,40}\boff[- ]the[- ]plan\b|\bplan of subdivision (?:no\.? )?PS ?\d{5,6} ?\w[^.;]{0,30}\b(?:unregistered|not yet registered|to be registered)\b|\blot \d{1,4}\b[^.;]{0,60}\bwhen (?:the |that )?plan (?:of subdivision )?is registered\b|\b(?:vendor|trust|seller|developer)s? (?:will|is to|must|has applied to|shall)\b[^.;]{0,24}\bsubdivid\w{1,3} [^.;]{0,40}\bfrom\b/i,
  unsure:
    /\b(?:if|unless|where|when(?:ever)?|whether|not (?:an? |sold |bought )?off|has been registered|plan (?:\w{2,12} )?is registered and|is a registered lot|own title|no application|not relevant|not suitable|do not use|left out|struck|adjoining|next|neighbouring|former|was)\b|\?|☐/i,
  /** What the Act has the contract tell of deposit, delay and value. */
  notice:
    /\b9AA ?\(1A\)|\boff[- ]the[- ]plan (?:notice|warning)\b|\b(?:notice|warning)\b[^.;]{0,40}\boff[- ]the[- ]plan\b|\bnegotiate\b[^.;]{0,40}\b(?:amount|size) of (?:the |your )?deposit|\bsubstantial period of time may\b|\bvalue of the lot (?:may|can|could) change\b|\blong time may pass\b/i,
})

/** The warning that the Act puts at the head of a sale of a lot that does not exist yet. */
export default defineRule({
  id: 'vic/off-the-plan-notice-missing',
  title: 'Notice to purchasers of property off the plan',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  law: [cite(act.vic.saleOfLand, 's 9AA')],
  appliesTo: ['contract-form', 'particulars', 'special-conditions'],
  patterns,
  clear: 'No lot off the plan without its notice was found.',
  subject:
    /\boff[- ]the[- ]plan\b|\b9AA\b|\bproposed (?:lot|unit|plan of subdivision)\b|\b(?:on|in) (?:the |a |an )?(?:proposed|unregistered) plan\b|\bplan of subdivision\b[^.;]{0,60}\b(?:unregistered|not (?:yet )?registered)\b|\bfollows registration\b|\bapply to subdivide\b|\bplan is not (?:certified|registered)\b/i,
  messages: {
    missing: {
      title: 'The off-the-plan notice (section 9AA) is missing from the contract',
      description:
        'The wording at {{where}} sells a lot whose plan of subdivision is not registered yet. Such a contract has to warn you that the deposit may be negotiated up to 10 per cent, that a long time may pass before you own the lot, and that its value may change. No such notice was found in the pages read. Without it you may be able to end the contract until the plan is registered.',
      recommendation:
        'Ask for a contract with the notice before you sign; if you have signed already, ask a lawyer soon what follows from its absence.',
      question: 'Where in the contract is the notice that section 9AA(1A) asks for?',
    },
  },
  check({ doc }, report) {
    if (!doc.hasContract || hasUnreadPages(doc)) {
      report.notInDocument('Whether the notice is missing cannot be told from this file.')
      return
    }
    const sold = passagesIn(doc, TERMS).find(
      ({ text }) => patterns.offThePlan.test(text) && !patterns.unsure.test(text),
    )
    if (sold === undefined || doc.blocks.some(({ text }) => patterns.notice.test(text))) return
    report('missing', [sold.span], {}, { strength: 'likely' })
  },
})
