import type { Severity, StateCode } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { CONTRACT_ZONES } from '../../segment/part-start.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { isStrataLot } from '../nsw/papers.ts'
import { passagesIn } from '../reading/passages.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  /** A pool or spa among what is sold, and not the act or a bath. */
  sold: /\b(?:swimming|in-?ground|above-?ground|plunge|lap|spa|concrete|fibreglass|salt ?water) pool\b(?!s? act)|\bpool (?:equipment|pump|cleaner|robot|filter|heater|cover|fence|house)\b|\b(?:outdoor|in-?ground|swim|garden) spa\b(?! bath)|\bspa (?:pump|cover)\b|\bother: ?[^☐☒]{0,60}\b(?:pool|spa)\b(?! (?:bath|table))/i,
  noPool:
    /\bno (?:swimming |in-?ground )?(?:pool|spa)\b|\b(?:pool|spa)s?\b[^.;☐☒]{0,40}(?:\? ?no\b|[:|-] ?(?:none|nil|not applicable|n\/a)\b|☐ ?yes ?☒ ?no\b|☒ ?no\b)|\b(?:removed|filled in|demolished|portable|inflatable|common (?:property|area)|shared)\b/i,
  /** One of the certificates of the law, wherever the papers show or deny it. */
  certificate:
    /\b22D\b|\bcertificates? of (?:non-?)?compliance\b[^.;]{0,80}\b(?:pool|spa|barrier)|\b(?:pool|spa|barrier)s?\b[^.;]{0,80}\b(?:certificate|certified|(?:non-?)?complian(?:t|ce)|complies)\b|\bcertificates?\b[^.;]{0,60}\b(?:pool|spa|barrier)s?\b|\b(?:form|part) (?:23|36)\b/i,
  /** The certificate of a building that leaves the pool out. */
  leftOut:
    /\b(?:not included|does not (?:include|cover|extend)|exclud(?:es|ed|ing)|other than|except|remains? to be certified|not (?:yet )?certified)\b/i,
  occupation: /\b(?:occupation|occupancy|final inspection|completion)\b/i,
  barrier: /\b(?:barrier|fenc(?:e|es|ed|ing)|22D|compliance)\b/i,
  /** The boxes of the list of documents, for one of the three certificates. */
  ticked:
    /☒ ?(?:\d{1,2}(?:,| and| &)? ){0,3}(?:2[789]|30)\b|☒ ?(?:\d{1,2} )?(?:(?:swimming )?pool (?:\w{3,12} )?certificate|certificate of (?:non-?)?compliance|evidence of registration|relevant occupation)\b/i,
  /** A term that hands a certificate over. */
  given:
    /\b(?:attached|annexed|enclosed|will (?:give|hand|have|lodge|provide|obtain|produce|deliver)|(?:must|shall|is to) (?:give|hand|have|lodge|provide|obtain|produce|deliver)|dated|issued|valid|number|no\. ?\w{0,3}\d)\b/i,
  refused: /\b(?:not|no|never|nor|need not|without)\b/i,
})

/** A pool is sold, and none of the papers of the barrier speaks of its certificate. */
export default defineRule({
  id: 'national/pool-certificate-missing',
  title: 'Certificate for the pool or spa that is sold',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.buildingRegulations),
    cite(act.nsw.swimmingPools),
    cite(act.qld.building, 's 246ATF'),
  ],
  appliesTo: ['contract-form', 'particulars'],
  patterns,
  clear: 'No pool or spa without a certificate among the papers was found.',
  subject:
    /\b(?:improvements?|inclu\w{2,5}|inclusions|chattels|goods|fixtures|land)\b[^.;]{0,120}\b(?:pools?|spas?|hot tubs?)\b|\b(?:pools?|spas?|hot tubs?)\b[^.;]{0,100}\b(?:certificat\w{1,4}|complian\w{1,2}|regist\w{1,6})\b|\b(?:certificat\w{1,4}|complian\w{1,2})\b[^.;]{0,100}\b(?:pools?|spas?|hot tubs?)\b/i,
  messages: {
    missing: {
      title: 'A swimming pool or spa is sold, but no pool certificate is among the papers',
      description:
        'What is sold at {{where}} includes a swimming pool or spa. No certificate of compliance or non-compliance for its safety barrier was found in this file. The barrier protects children: its owner must keep it to the standard, can be fined, and that owner will be you. Bringing an old barrier up to standard often costs thousands of dollars.',
      recommendation:
        'Before you sign, ask for the certificate and, where pools are registered, the registration, and have the barrier inspected if there is none.',
      question:
        'Please give us the current certificate for the pool or spa, and its registration where pools are registered.',
      suggestedWording:
        'The vendor must give the purchaser a current certificate of compliance for the pool or spa barrier at least 7 days before settlement.',
    },
  },
  check({ doc }, report) {
    const kinds = new Set(doc.parts.map(({ kind }) => kind))
    const hasPapers =
      kinds.has('title-search') ||
      kinds.has('planning-certificate') ||
      kinds.has('vendor-statement')
    const isRead = !hasUnreadPages(doc)
    const usual = SEVERITIES[doc.state ?? 'TAS']
    if (usual === undefined) {
      report.clear(
        'No law of this State or Territory has this certificate given with the contract, or a check of its own asks for it.',
      )
      return
    }
    if (!hasPapers || !isRead) {
      report.notInDocument('Whether a pool has its certificate cannot be told from this file.')
      return
    }
    // The duty to attach it is not that of a lot in a larger strata scheme.
    if (doc.state === 'NSW' && isStrataLot(doc)) return
    const front = passagesIn(doc, ['contract-form', 'particulars'])
    if (front.some(({ text }) => patterns.ticked.test(text) || patterns.noPool.test(text))) return
    const sold = front.find(({ text }) => {
      const match = patterns.sold.exec(text)
      return match !== null && isMarked(text, match.index)
    })
    if (sold === undefined || isTold(doc)) return
    report('missing', [sold.span], {}, { severity: usual, strength: 'likely' })
  },
})

/** The box of a list stands before its entry; a list without boxes names what is sold. */
function isMarked(text: string, index: number): boolean {
  return text.lastIndexOf('☐', index) <= text.lastIndexOf('☒', index)
}

/** Shown by a paper, or given by a term; what a term refuses is not given. */
function isTold(doc: Doc): boolean {
  return doc.blocks.some(({ text, zone }) => {
    if (SILENT.has(zone) || !patterns.certificate.test(text)) return false
    if (zone === 'special-conditions') {
      return patterns.given.test(text) && !patterns.refused.test(text)
    }
    if (CONTRACT_ZONES.has(zone)) return false
    // "Occupation certificate. The pool is not included": the house has one and the pool has none.
    return !(
      patterns.occupation.test(text) &&
      patterns.leftOut.test(text) &&
      !patterns.barrier.test(text)
    )
  })
}

/** How much the law of the state makes of it; none where it asks for no certificate. */
const SEVERITIES: { readonly [state in StateCode]?: Severity } = {
  NSW: 'high',
  VIC: 'medium',
  QLD: 'medium',
  SA: 'low',
}

/** Print that speaks of pools in every contract. */
const SILENT: ReadonlySet<string> = new Set(['statutory-notice', 'general-conditions'])
