import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  rating: /\b(?:energy (?:efficiency )?rating|EER)\b/i,
  stars:
    /\b(?:energy (?:efficiency )?rating|EER)\b[^\d☐☒$]{0,30}(\d{1,2}(?:\.\d)?)(?: ?stars?)?(?![\d/%]| ?(?:months|days|working|July|June))/i,
  figure: /\b\d{1,2}(?:\.\d)? ?(?:stars?\b|out of (?:6|10)\b)/i,
  /** What it might come to, once it is improved, or what is asked of others. */
  notNow:
    /\b(?:would|could|can|may|reach|potential(?:ly)?|improv\w{2,6}|after|minimum|average|previous|earlier|standard|scale|out of|maximum)\b/i,
  /** "3.5 stars out of 6": the scale behind the rating itself. */
  ofScale: /(?<=\d ?(?:stars? ?)?)out of (?:6|10)\b/i,
  missing:
    /\b(?:energy (?:efficiency )?rating|EER)\b.{0,24}\b(?:not (?:provided|available|obtained|known|yet)|to be (?:provided|advised|obtained|confirmed)|to follow|tba|tbc|unknown)\b|\b(?:energy (?:efficiency )?rating|EER)\b[ :|]{0,4}(?:_{2}|\.{3}|-{2})/i,
  /** What a tenancy agreement tells is of the day on which it began. */
  letting: /\bat the time of letting\b/i,
  exempt: /\b(?:not required|exempt|not applicable|first sold)\b/i,
  insulation:
    /\b(?:does|do|did|has|have|is) not\b.{0,60}\b(?:minimum (?:housing )?standard|insulation)\b|\binsulation\b.{0,60}\b(?:(?:does|do) not (?:comply|meet)|below|non-?complian\w{1,2}|no ceiling)\b/i,
})

/** Below this the house is dear to heat. */
const POOR_STARS = 2
/** The scale of the rating ends here. */
const MOST_STARS = 10

/** What heating will cost, and what a landlord must upgrade. */
export default defineRule({
  id: 'act/energy-rating',
  title: 'Energy efficiency rating and insulation',
  category: 'compliance',
  severity: 'low',
  kind: 'threshold',
  isPropertyRisk: true,
  law: [cite(act.act.saleOfResidentialProperty)],
  appliesTo: ['particulars', 'contract-form', 'building-report', 'special-conditions'],
  patterns,
  clear: 'No poor, missing or doubtful energy rating was found.',
  subject:
    /\benergy (?:efficiency )?(?:ratings?|efficien\w{1,3}|assess\w{2,5})\b|\bEER\b|\brating\b[^.;]{0,30}\b\d(?:\.\d)? ?(?:stars?|out of)\b|\bceiling insulation\b|\binsulat\w{2,4}\b[^.;]{0,60}\bstandard|\bminimum housing standards?\b/i,
  messages: {
    poor: {
      title: 'Low energy efficiency rating: {{stars}}',
      description:
        'The rating at {{where}} is {{stars}}. The home loses heat in winter and holds it in summer, so bills are high; insulation and windows cost thousands to mend.',
      recommendation:
        'Look at the roof space, windows and heating, and price the upgrade before you exchange.',
      question: 'What insulation is in ceiling and walls, and what were the last winter’s bills?',
    },
    missing: {
      title: 'The energy efficiency rating is missing',
      description:
        'The wording at {{where}} gives no rating for the home. The rating belongs in the contract and in the advertisement, so that you know what heating will cost.',
      recommendation: 'Ask for the rating statement before you exchange.',
      question: 'Please give us the energy efficiency rating statement.',
    },
    differ: {
      title: 'The energy rating is told in two ways: {{first}} and {{second}} stars',
      description:
        'One paper gives {{first}} stars as the energy efficiency rating of this home, the words at {{where}} give {{second}}. The rating has to be right in the contract and in every advertisement, and you may be able to claim if you bought on a wrong one.',
      recommendation:
        'Keep the advertisement, ask which rating is right, and look at the rating statement itself before you exchange.',
      question: 'Which energy rating is right, {{first}} or {{second}} stars?',
    },
    insulation: {
      title: 'The ceiling insulation does not meet the rental standard',
      description:
        'The wording at {{where}} says that the insulation falls short of the minimum standard. If you let the home, you may have to upgrade it within a set time at your cost.',
      recommendation:
        'If you may let the home, ask for a quote for insulation before you exchange.',
      question: 'What insulation is there, and is an exemption recorded?',
    },
  },
  check({ doc }, report) {
    const told: { stars: number; span: Span }[] = []
    for (const { text: words, span, heading, block, zone } of passagesIn(doc, [
      'particulars',
      'contract-form',
      'building-report',
      'planning-certificate',
      'title-search',
      'plan',
      'special-conditions',
      'annexure',
      'lease',
      'other',
    ])) {
      // "Energy rating" may stand above the line that holds the figure.
      const under = block.kind !== 'heading' && patterns.rating.test(heading)
      const text =
        under && patterns.figure.test(words) && !patterns.rating.test(words)
          ? `EER ${words.slice(words.search(patterns.figure))}`
          : words
      if (patterns.insulation.test(text) && !patterns.exempt.test(text)) {
        report('insulation', [span], {}, { severity: 'medium' })
      }
      if (!patterns.rating.test(text) || patterns.exempt.test(text)) continue
      const stars = Number(patterns.stars.exec(text)?.[1] ?? NaN)
      const isNow = !patterns.notNow.test(words.replace(patterns.ofScale, ''))
      if (stars <= MOST_STARS && isNow) told.push({ stars, span })
      if (stars <= POOR_STARS) {
        report('poor', [span], { stars: stars === 1 ? '1 star' : `${stars} stars` })
      } else if (zone !== 'lease' && patterns.missing.test(text) && !patterns.letting.test(text))
        report('missing', [span], {}, { severity: 'high' })
    }
    const [first] = told
    const second = told.find(({ stars }) => stars !== first?.stars)
    if (first === undefined || second === undefined) return
    report(
      'differ',
      [first.span, second.span],
      {
        first: String(first.stars),
        second: String(second.stars),
        where: `page ${doc.pageAt(second.span.start)}`,
      },
      { severity: 'medium', strength: 'likely', unmistakable: true },
    )
  },
})
