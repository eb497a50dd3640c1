import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { daysIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  notOwner:
    /\bseller\b.{0,12}\bis (?:buying|purchasing|acquiring)\b.{0,12}\bthe (?:land|property|lot)\b|\bseller\b.{0,40}\b(?:is not|not (?:presently|currently|yet)|has not (?:yet )?become|is not yet)\b.{0,30}\b(?:the )?(?:registered )?(?:proprietor|owner)\b|\b(?:conditional|subject|depend\w{0,3})\b.{0,40}\bseller\b.{0,20}\b(?:becom\w{1,3}|being|is)\b.{0,30}\b(?:proprietor|owner)\b|\bseller\b.{0,30}\b(?:contracted|agreed|contract|option)\b.{0,12}\bto (?:buy|purchase|acquire)\b.{0,12}\bthe (?:land|property|lot)\b/i,
  wholeFirst: /[☐☒] ?whole\b/i,
  boxAfter: /\bpart ?☒/i,
  boxBefore: /☒ ?part\b/i,
  part: /\b(?:sells?|selling|sold|buys?)\b.{0,30}\b(?:that |a )?part of (?:the )?lot\b|\bportion of lot\b|\bproposed lot\b|\bpart lot \d/i,
  title:
    /\b(?:titles?|plan|lots?)\b.{0,50}\b(?:not (?:yet )?(?:been )?(?:issued|registered|created|endorsed)|to be (?:issued|registered|created)|expected|anticipated)\b|\b(?:after|following|within \d{1,2} days (?:of|after)) (?:the )?(?:issue|registration) of (?:a |the )?(?:separate |new )?(?:certificate of )?(?:title|strata|survey|deposited|plan)|\bfuture lot\b|\bunregistered (?:strata |survey-strata |deposited )?plan\b/i,
  warning: /\bsale of land act\b|\b13[A-I]\b|\bbecom\w{1,3} the registered proprietor\b/i,
  release:
    /\bdeposit\b.{0,60}\b(?:released? to|paid (?:directly )?to|used by)\b.{0,30}\b(?:seller|developer|vendor)\b/i,
  printed: /\bif (?:the|this|a|any)\b|\bwhere (?:the|this|a)\b|\bunless\b|\bin which case\b/i,
  is: /\bthe seller is the registered proprietor\b/i,
  plan: /\b(?:lots?|plans?|titles?|subdivision|strata)\b/i,
})

/** A lot whose title does not exist, or is another's. */
export default defineRule({
  id: 'wa/future-lot',
  title: 'A title that the vendor can give',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.wa.saleOfLand, 'ss 13–13I')],
  replaces: ['national/plan-not-registered'],
  appliesTo: ['contract-form', 'particulars', 'special-conditions'],
  patterns,
  clear: 'No sign was found that the lot is still to be created or belongs to another.',
  subject:
    /\bproposed lot\b|\bpart of (?:the )?(?:lot \d|land in)\b|\bpart ☒|\bseparate\b[^.;]{0,20}\btitle\b|\btitles?\b[^.;]{0,60}\b(?:to issue|issues|is issued|be issued|been issued|expected|anticipated|created|applied)\b|\bissue of\b[^.;]{0,40}\btitles?\b|\bnot\b[^.;]{0,20}\bregistered proprietor\b|\bcontracted to buy\b|\bplan of subdivision\b|\bplan\b[^.;]{0,40}\bnot (?:yet )?(?:approved|deposited|lodged|registered)\b/i,
  messages: {
    notOwner: {
      title: 'The vendor does not own the land yet',
      description:
        'The wording at {{where}} says that the vendor is not, or must still become, the registered owner. You would be bound to wait for something that the vendor does not have.{{law}}',
      recommendation:
        'Before you sign, ask for the vendor’s own contract or plan, a last date on which you may end the contract, and that the deposit stays in trust.',
      question: 'By what date, and by which contract, will the vendor become the registered owner?',
    },
    part: {
      title: 'Only part of a lot is sold: its own title does not exist yet',
      description:
        'The wording at {{where}} shows that only a part of a lot is sold. The land must first be subdivided; approval can take long, come with conditions and costs, or be refused.{{law}}',
      recommendation:
        'Before you sign, ask for the subdivision approval with its plan and conditions, who pays for them, and a last date on which you may end the contract.',
      question:
        'Has the planning commission approved the subdivision, on which conditions, and who carries them out?',
    },
    title: {
      title: 'The title of the lot is not issued yet',
      description:
        'The wording at {{where}} shows that the lot or its plan is still to be registered. Settlement waits for that{{time}}, and size, boundaries and by-laws can change on the way.{{law}}',
      recommendation:
        'Before you sign, ask which approvals are missing, and for a last date on which you may end the contract.',
      question: 'Which approvals are missing, and when will the title be issued?',
    },
  },
  check({ doc }, report) {
    const passages = passagesIn(doc, [
      'contract-form',
      'particulars',
      'special-conditions',
      'annexure',
      'other',
    ])
    const released = passages.some(({ text }) => patterns.release.test(text))
    const law =
      ' The Sale of Land Act asks for a written warning, a time limit (six months unless another is agreed) and a deposit held in trust where the vendor is not yet the owner of the lot sold; without them the contract may be void, or you may be able to end it.'
    const options = released ? ({ severity: 'critical' } as const) : {}
    for (const { text, span } of passages) {
      if (patterns.is.test(text)) continue
      if (patterns.notOwner.test(text) && !patterns.printed.test(text)) {
        report('notOwner', [span], { law }, options)
      } else if (
        isPartTicked(text) ||
        (patterns.part.test(text) && !patterns.printed.test(text) && !text.includes('☐'))
      ) {
        report('part', [span], { law }, options)
      } else if (patterns.title.test(text) && !patterns.printed.test(text)) {
        if (!patterns.plan.test(text)) continue
        const days = Math.max(0, ...daysIn(text))
        const months = Math.round(days / 30.4)
        report(
          'title',
          [span],
          { law, time: months > 1 ? ` for up to ${months} months` : '' },
          { ...options, strength: 'likely' },
        )
      }
    }
  },
})

/** Whether "part" is the ticked one of "whole" and "part": boxes stand before or after the words. */
function isPartTicked(text: string): boolean {
  return patterns.wholeFirst.test(text)
    ? patterns.boxBefore.test(text)
    : patterns.boxAfter.test(text)
}
