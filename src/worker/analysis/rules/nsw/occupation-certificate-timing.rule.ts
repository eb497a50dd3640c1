import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  certificate: /\b(?:an|the|any|no) OC\b|\boccupation certificate\b/i,
  interim:
    /\b(?:interim|partial|part) (?:or (?:interim|partial|part) )?occupation certificate\b.{0,60}\b(?:sufficient|satisf\w{1,5}|enough|accept\w{0,3}|suffices?)\b|\b(?:accept|satisfied by)\b.{0,60}\b(?:interim|partial|part) occupation certificate\b/i,
  anyway:
    /\b(?:must|shall|is to|required to|obliged to|will)\b.{0,30}\b(?:complete|settle)\b.{0,80}\b(?:although|even (?:if|though)|whether or not|notwithstanding|despite|without|regardless)\b|\b(?:although|even (?:if|though)|notwithstanding|despite|regardless)\b.{0,80}\boccupation certificate\b/i,
  /** "Completion is not to be put off because an occupation certificate is outstanding." */
  putOff:
    /\b(?:completion|settlement)\b[^.;]{0,24}\bnot\b[^.;]{0,12}\b(?:put off|delayed|deferred|postponed|extended|held up)\b[^.;]{0,60}\boccupation certificate\b|\boccupation certificate\b[^.;]{0,60}\b(?:no|not an?|neither) (?:ground|reason|cause|excuse)\b/i,
  not: /\bnot (?:be )?(?:conditional|dependent|contingent|subject)\b.{0,20}\boccupation certificate\b|\boccupation certificate\b.{0,60}\b(?:(?:will|need|shall|may|must|does) not (?:be )?(?:issue|required|obtained|provided|available|have)\w{0,1}|is not a (?:condition|requirement)|after completion)\b|\b(?:may not|cannot|must not|not)\b.{0,30}\b(?:delay|refuse|rescind|object)\b.{0,80}\boccupation certificate\b/i,
})

/** Paper without which a new home may not be lived in. */
export default defineRule({
  id: 'nsw/occupation-certificate-timing',
  title: 'Occupation certificate before completion',
  category: 'compliance',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.nsw.saleOfLand, 'ss 10–11, Sch 3 ss 7–8')],
  appliesTo: ['special-conditions', 'particulars'],
  patterns,
  clear: 'No clause was found that makes you complete without an occupation certificate.',
  subject:
    /\b(?:occupation|occupancy) (?:certificates?|permits?)\b|\b(?:an|the|interim|final|no|any|without an?) OC\b|\bcertificates? of occupancy\b|\bfit for occupation\b/i,
  messages: {
    anyway: {
      title: 'You may have to complete without an occupation certificate',
      description:
        'The wording at {{where}} makes you pay for a new building although no occupation certificate has been given. Without one you may not lawfully live there, and your bank may refuse to lend.',
      recommendation:
        'Before you sign, ask that the certificate is served at least 14 days before completion.',
      question:
        'Will the vendor serve the occupation certificate at least 14 days before completion?',
      suggestedWording:
        'The purchaser need not complete earlier than 14 days after the vendor serves an occupation certificate for the property.',
    },
    interim: {
      title: 'An interim occupation certificate is treated as enough',
      description:
        'By the wording at {{where}} you must complete on an interim or partial certificate. Parts of the building may be unfinished or not safe to use when you pay.',
      recommendation:
        'Before you sign, ask for a certificate for the whole home and its parking, and for a list of what is left to do.',
      question: 'Which parts would not be covered by the interim certificate, and until when?',
    },
  },
  check({ doc }, report) {
    for (const { full, text, span } of passagesIn(doc, [
      'special-conditions',
      'particulars',
      'annexure',
    ])) {
      if (!patterns.certificate.test(text)) continue
      if (patterns.interim.test(text)) report('interim', [span])
      else if (patterns.anyway.test(full) || patterns.not.test(text) || patterns.putOff.test(text))
        report('anyway', [span])
    }
  },
})
