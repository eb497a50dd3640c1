import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { burdening, BURDENING_PATTERNS } from './burdening.ts'

const patterns = wordings({
  ...BURDENING_PATTERNS,
  question: /\bsold subject to any encumbrances?\b|\btitle encumbrances?\b/i,
  yes: /☒ ?yes\b|\byes:? ?☒|(?<!☐ ?)\byes\b[, :](?! ?\/)(?!.{0,4}☐)/i,
  no: /☒ ?no\b|\bno:? ?☒|(?:[?:|] ?)(?:no|nil|none)\b(?! ?☐)/i,
  blank: /☐ ?no\b.{0,20}☐ ?yes\b|☐ ?yes\b.{0,20}☐ ?no\b/i,
  money: /\b(?:mortgages?|caveats?|writs?|charges?|security interests?|bill of encumbrance)\b/i,
  notMoney: /\b(?:released|discharged|other than|except|removed|withdrawn)\b/i,
  burden:
    /\b(?:easement(?: in gross)?|covenant|lease|profit a prendre|statutory covenant|building management statement|high-density development easement)(?: in gross)? no\.? ?\d{6,12}\b/i,
  lease: /\b(?:lease|covenant|profit)\b/i,
  implied: /\bimplied by\b/i,
})

/** What the contract lets stay on the title. */
export default defineRule({
  id: 'qld/title-encumbrances',
  title: 'Title encumbrances that the contract leaves in place',
  category: 'legal',
  severity: 'high',
  kind: 'inconsistency',
  law: [cite(act.qld.landTitle)],
  appliesTo: ['particulars', 'contract-form'],
  patterns,
  clear: 'No clause was found that leaves a mortgage or caveat on the title after settlement.',
  subject:
    /\b(?:title|other|any|following|listed) encumbrances?\b|\bencumbrances?\b[^.;]{0,60}\b(?:sold|subject|remain\w{0,3}|title|below|nil|none|yes|no)\b|\b(?:sold|title|buyer|takes?)\b[^.;]{0,30}\bsubject to\b[^.;]{0,60}\b(?:mortgages?|caveats?|charges?|encumbrances?|easements?|lease)\b/i,
  messages: {
    money: {
      title: 'The contract sells the property subject to a mortgage, caveat or charge',
      description:
        'The line at {{where}} lists a debt or claim against the title among what stays after settlement. You would own the property with someone else’s mortgage, caveat or charge on it, and could lose it to them.',
      recommendation:
        'Before you sign, ask that only easements and the like stay, and that every mortgage, caveat and charge is removed at settlement.',
      question: 'Will every mortgage, caveat and charge be removed at settlement?',
      suggestedWording:
        'At settlement the vendor must transfer the property free from every mortgage, caveat, charge and writ.',
    },
    unlisted: {
      title: 'The contract lists no encumbrance, but the title search shows one',
      description:
        'The contract answers at {{where}} that the property is sold without encumbrances, while the title search shows an easement, lease or covenant. The vendor could not hand over what is promised; you may have a right to object, or the contract may be changed on you later.',
      recommendation:
        'Before you sign, ask for a copy of the registered document and for a correct contract.',
      question:
        'Which encumbrances stay on the title after settlement? Please correct the contract.',
    },
    blank: {
      title: 'The contract does not say which encumbrances stay on the title',
      description:
        'At {{where}} neither Yes nor No is marked. It is not certain which rights of others over the land you accept when you sign.',
      recommendation:
        'Before you sign, have the line completed and compare it with the title search.',
      question: 'Which encumbrances stay on the title after settlement?',
    },
  },
  check({ doc }, report) {
    const registered = burdening(doc, patterns.burden)
    for (const { text, span } of passagesIn(doc, ['particulars', 'contract-form'])) {
      const at = text.search(patterns.question)
      if (at < 0) continue
      const answer = text.slice(at)
      if (patterns.blank.test(answer)) report('blank', [span], {}, { severity: 'medium' })
      else if (patterns.money.test(answer) && !patterns.notMoney.test(answer)) {
        report('money', [span], {}, { severity: 'critical' })
      } else if (patterns.no.test(answer) && !patterns.yes.test(answer) && registered.length > 0) {
        report(
          'unlisted',
          [span, ...registered.map((found) => found.span)],
          {},
          {
            severity: registered.some(({ match }) => patterns.lease.test(match[0]))
              ? 'high'
              : 'medium',
            sides: [
              { label: 'Contract', value: 'no encumbrances', spans: [span] },
              {
                label: 'Title search',
                value: 'registered',
                spans: registered.map((found) => found.span),
              },
            ],
          },
        )
      }
    }
  },
})
