import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { LAW_AS_AT } from '../../law/as-at.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn, latestDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { answersTo, FORM_PATTERNS } from '../papers/form-answers.ts'
import { passagesIn } from '../reading/passages.ts'
import { isUnit, PAPER_PATTERNS } from './papers.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  ...PAPER_PATTERNS,
  purpose:
    /\b(?:purpose|used|use (?:of )?the (?:premises|land|leased land))\b.{0,80}\b(?:only|single|one|not more than|residential|dwelling|commercial|shop|office|units?)\b.{0,60}\b(?:dwelling|residen\w{2,6}|purposes?|house|only|units?|office|shop|club)\b/i,
  /** One home for one household, which is what stands on nearly every block. */
  usual: /\b(?:one|single|a) (?:unit )?(?:\w{4,8} )?(?:private )?(?:dwelling|residence|house)\b/i,
  second:
    /\b(?:second(?:ary)? (?:dwelling|residence|house|kitchen)|granny flat|studio|home (?:business|office)|self-contained|two (?:dwellings|flats|households)|lodgers?|boarders?|short[- ](?:stay|term))\b/i,
  vague: /\b(?:may wish|should|for (?:more|further) information|if the lease)\b/i,
  construct:
    /\bwithin\b.{0,30}\b(?:months?|years?)\b.{0,80}\b(?:complete|erect|construct)\w{0,4}\b|\b(?:complete|erect|construct)\w{0,4}\b.{0,80}\bwithin\b.{0,30}\b(?:months?|years?)\b/i,
  building: /\b(?:buildings?|dwellings?|houses?|construction|development|erection|improvements)\b/i,
  compliance: /\bcertificate of compliance\b/i,
  issued:
    /\bcertificate of compliance\b.{0,40}\b(?:issued|granted|dated|given)\b|\b(?:issued|granted|holds)\b.{0,20}\bcertificate of compliance\b/i,
  /** A certificate of a day, which shows that the house was built as the lease asked. */
  certified:
    /\b(?:certificate of compliance|compliance certificate)\b[^?]{0,70}(?:\b\d{1,2}(?:\/\d{1,2}\/| \w{3,9} )\d{4}\b|\byes\b)/i,
  /** The number of a certificate behind "Yes", which is no answer "no". */
  numbered: /\bno\.? ?\d{2}/i,
  notIssued:
    /\bcertificate of compliance\b.{0,60}\b(?:not (?:yet )?(?:been )?(?:issued|granted|given|obtained)|outstanding|has lapsed)\b|\bno certificate of compliance\b/i,
  breach:
    /\bbreach(?:es|ed)?\b.{0,60}\b(?:lease|covenant|purpose|provisions?)\b|\b(?:lease|covenant)\b.{0,60}\bbreach(?:es|ed)?\b/i,
  unmet:
    /\bcovenant\b.{0,60}\b(?:not (?:yet )?(?:been )?(?:complied|fulfilled|met|performed|satisfied)|in default|unfulfilled|unperformed|outstanding)\b|\bin default of\b.{0,40}\b(?:covenant|lease)\b/i,
  /** "Covenant added by 3408255: not issued", below the question about the certificate. */
  addedOpen:
    /\bcovenant\b[^.;?]{0,60}\b(?:not (?:yet )?(?:been )?(?:issued|granted|given|certified)|outstanding|none (?:issued|yet))\b/i,
  /** What the authority may do where nobody has built in time. */
  determines:
    /\b(?:fails?|failure|default|breach|does not)\b[^.;]{0,80}\b(?:may|can|shall) (?:determine|terminate|end|resume|cancel)\b[^.;]{0,20}\blease\b/i,
  label: /\bbreach of covenant or unapproved\b/i,
  denied:
    /\b(?:no|not|nor|any|if|without)\b.{0,40}\bbreach|\bbreach\b.{0,30}\b(?:no|not|nil|none)\b/i,
  /** A bar that stands in this contract or lease, and not the lapse of a building covenant. */
  barred:
    /\b(?:(?:may|must|shall|can) not be (?:transferred|assigned|sold)|may be (?:transferred|assigned|sold) only|transfer (?:needs|requires)|restriction on transfer\b[^;]{0,20}☒)[^.;]{0,80}\b(?:consent|approval)\b/i,
  notYet:
    /\b(?:none|not (?:yet )?(?:been )?)(?: ?(?:applied for|asked|sought|given|granted|obtained))\b|\beligible (?:person|buyer|purchaser)s?\b|\buntil \d{1,2} \w{3,9} 20\d\d\b|\bsection (?:280|370)\b/i,
  consent:
    /\b(?:lessee|lessees|transfer|assign\w{0,4})\b.{0,60}\b(?:not|without)\b.{0,60}\b(?:consent|approval) of the (?:territory|authority|minister|planning)\b/i,
  commencing: /\b(?:commenc\w{3,4}|granted|dated?|from)\b/i,
})

/** Land in the Territory is leased; the lease says what it may be used for. */
export default defineRule({
  id: 'act/crown-lease',
  title: 'Crown lease: purpose, building covenant and breach',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.act.planning), cite(act.act.landTitles)],
  appliesTo: ['annexure', 'title-search', 'planning-certificate', 'special-conditions'],
  patterns,
  clear: 'No limit, open covenant or breach of the Crown lease was found.',
  subject:
    /\bpurpose clause\b|\b(?:building|development) covenants?\b|\bcertificates? of compliance\b|\bthe lessee\b[^.;]{0,60}\b(?:complete|erect|use|build|commence|transfer|assign|fails)\b|\blessee be in default\b|\bto use the (?:premises|land|block|building)\b|\bto erect\b[^.;]{0,60}\b(?:dwelling|building)s?\b|\bdetermine the lease\b|\b(?:lease)\b[^.;]{0,60}\b(?:assign\w{0,3}|transferred|consent|breach\w{0,2})\b|\b(?:assign\w{0,3}|transferred|consent|breach\w{0,2})\b[^.;]{0,60}\b(?:lease)\b|\b(?:crown lease)\b[^.;]{0,60}\b(?:purpose|use|covenant|limit\w{0,4}|restrict\w{0,4}|transfer|compl\w{2,7})\b|\b(?:purpose|use|covenant|limit\w{0,4}|restrict\w{0,4}|transfer|compl\w{2,7})\b[^.;]{0,60}\b(?:crown lease)\b/i,
  messages: {
    added: {
      title:
        'The Crown lease obliges you to build by a day that is running, and it is not certified',
      description:
        'The wording at {{where}} asks the lessee to build within a set time, and no certificate shows that it was done. As the next lessee you must build at your cost, or ask for more time, which costs a charge; in the end the Territory can terminate the lease, and a transfer before the certificate may need consent.',
      recommendation:
        'Before you exchange, ask the planning authority whether the covenant can be extended, at what charge, and whether the lease may be transferred to you.',
      question:
        'Has the building covenant been extended or certified, and has consent to the transfer been asked for?',
    },
    purpose: {
      title: 'The Crown lease limits what the land may be used for (purpose clause)',
      description:
        'The wording at {{where}} fixes the purpose of the lease. You do not own the land outright: a second dwelling, a business or another use needs a variation of the lease, which takes approval and often a charge of many thousands of dollars.',
      recommendation:
        'If you plan to build, divide or work from the property, ask the planning authority about the purpose clause before you exchange.',
      question: 'Is every present use of the property within the purpose of the Crown lease?',
    },
    covenant: {
      title: 'A building covenant of the Crown lease may still be open',
      description:
        'The wording at {{where}} asks for building to be finished in a set time, and no certificate of compliance was found. An open covenant can bring charges, and a transfer of the lease may need consent.',
      recommendation:
        'Before you exchange, ask for the certificate of compliance, or for consent to the transfer.',
      question: 'Has the certificate of compliance been issued, and when?',
    },
    notIssued: {
      title: 'No certificate of compliance for the Crown lease',
      description:
        'The wording at {{where}} says that the certificate of compliance was not issued: the covenant to build is not shown as met. The lease may then not be free to transfer, and the duty to comply would become yours.',
      recommendation:
        'Ask that the vendor obtains the certificate before completion, as a condition of the contract.',
      question: 'Why has no certificate of compliance been issued, and will the vendor obtain it?',
      suggestedWording:
        'Completion is conditional on the vendor giving the buyer a certificate of compliance for the Crown lease.',
    },
    breach: {
      title: 'A breach of the Crown lease is recorded or disclosed',
      description:
        'The wording at {{where}} shows a breach of the lease. The lessor can ask the next lessee to put it right, and in the end can terminate the lease.',
      recommendation:
        'Before you exchange, find out what the breach is and ask that it is mended at the vendor’s cost.',
      question: 'What is the breach, and will the vendor mend it before completion?',
    },
    consent: {
      title: 'The Crown lease may not be transferred without consent',
      description:
        'The wording at {{where}} makes a transfer depend on the consent of the Territory or its authority. If it is late or refused, you cannot complete.',
      recommendation:
        'Make the contract conditional on the consent, with a date and your deposit back.',
      question: 'Has consent to the transfer been asked for, and when is it expected?',
    },
  },
  check({ doc, facts }, report) {
    const papers = passagesIn(doc, [
      'annexure',
      'title-search',
      'special-conditions',
      'particulars',
      'other',
      'planning-certificate',
    ])
    const issued = papers.some(
      ({ text }) => patterns.issued.test(text) && !patterns.notIssued.test(text),
    )
    const certified = papers.some(({ text }) => patterns.certified.test(text))
    const more = papers.some(({ text }) => patterns.second.test(text))
    const today = Number((facts.contractDate?.value ?? LAW_AS_AT).slice(0, 4))
    const granted = papers
      .filter(({ zone, text }) => zone !== 'special-conditions' && patterns.commencing.test(text))
      .flatMap(({ text }) => datesIn(text))
      .map((date) => Number(date.slice(0, 4)))
    const recent = granted.length === 0 || Math.min(...granted) >= today - 10
    const added = addedCovenant(doc)
    if (added !== null) report('added', added, {}, { severity: 'critical', unmistakable: true })
    for (const { text, span } of passagesIn(doc, ['contract-form'])) {
      if (patterns.barred.test(text) && patterns.notYet.test(text)) {
        report('consent', [span], {}, { severity: 'critical', unmistakable: true })
      }
    }
    for (const { text, span, zone } of papers) {
      const asked = text.includes('?') || patterns.label.test(text)
      if (patterns.notIssued.test(text) && !asked) {
        report('notIssued', [span], {}, { severity: 'high' })
      } else if (patterns.unmet.test(text) && !asked) {
        report('breach', [span], {}, { severity: 'high' })
      } else if (patterns.breach.test(text) && !asked && !patterns.denied.test(text)) {
        if (zone !== 'annexure') report('breach', [span], {}, { severity: 'high' })
      } else if (patterns.barred.test(text) && patterns.notYet.test(text)) {
        report('consent', [span], {}, { severity: 'critical', unmistakable: true })
      } else if (patterns.consent.test(text)) {
        if (!issued) report('consent', [span], {}, { severity: recent ? 'high' : 'low' })
      } else if (zone === 'annexure' || zone === 'title-search' || zone === 'other') {
        if (patterns.construct.test(text) && patterns.building.test(text)) {
          if (!issued && recent) report('covenant', [span], {}, { severity: 'high' })
        }
        if (patterns.purpose.test(text) && !patterns.vague.test(text)) {
          const isUsual = patterns.usual.test(text) && !more
          // The one house that the lease is for stands there, and nothing shows another use.
          if (isUsual && certified && !isUnit(doc)) continue
          // A unit is residential by its plan; nobody builds a second dwelling on it.
          report('purpose', [span], {}, isUnit(doc) || isUsual ? { severity: 'low' } : {})
        }
      }
    }
    const zones = ['planning-certificate'] as const
    for (const { answer, spans } of answersTo(doc, patterns.compliance, zones)) {
      const words = spans.map(({ start, end }) => doc.text.slice(start, end)).join(' ')
      const asked = words.slice(0, words.lastIndexOf('?') + 1)
      if (patterns.compliance.test(asked) && answer === 'no' && !patterns.numbered.test(words)) {
        report('notIssued', spans, {}, { severity: 'high' })
      }
    }
    const asked = [
      ...answersTo(doc, patterns.breach, zones),
      ...answersTo(doc, patterns.unmet, zones),
    ]
    for (const { answer, spans } of asked) {
      const words = spans.map(({ start, end }) => doc.text.slice(start, end)).join(' ')
      if (words.includes('?') && answer === 'yes') {
        report('breach', spans, {}, { severity: 'high' })
      }
    }
  },
})

/**
 * A covenant to build that is younger than every certificate of compliance, with what the papers say
 * of it; null for none.
 */
function addedCovenant(doc: Doc): readonly Span[] | null {
  const papers = passagesIn(doc, [
    'annexure',
    'title-search',
    'other',
    'lease',
    'plan',
    'planning-certificate',
  ])
  const certificates = papers
    .filter(({ text, previous }) => patterns.compliance.test(`${previous.slice(-80)} ${text}`))
    .flatMap(({ text }) => datesIn(text))
  const covenant = papers.find(({ text }) => {
    const since = latestDate(datesIn(text))
    return (
      patterns.construct.test(text) &&
      patterns.building.test(text) &&
      since !== null &&
      certificates.every((date) => date < since)
    )
  })
  if (covenant === undefined) return null
  const open = papers.filter(
    ({ text }) => patterns.addedOpen.test(text) || patterns.determines.test(text),
  )
  // Without a word about it the certificate may only be left out of the file.
  return open.length === 0 ? null : [covenant.span, ...open.map(({ span }) => span)]
}
