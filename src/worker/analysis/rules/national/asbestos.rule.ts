import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { inspectedIn, isPrinted } from '../buildings/inspection-papers.ts'
import { disclosuresOf, holdingAny, type Passage, passagesIn } from '../reading/passages.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  asbestos:
    /\basbestos\b|\bACM\b|\b(?:chrysotile|amosite|crocidolite)\b|\bloose-?fill\b|\bfriable\b/i,
  absent:
    /\b(?:no|not|nil|none|nothing|free of|removed|without|negative for)\b.{0,50}\b(?:asbestos|chrysotile|amosite|crocidolite|found|identified|detected|loose-?fill|register)\b|\basbestos\b.{0,60}\b(?:not|no(?! (?:objection|claim|requisition|warrant|compensation|allowance))|nil|none|(?<!to be )(?<!must be )removed|free)\b/i,
  /** That it was not taken away is no denial of it. */
  stays:
    /\b(?:has|have|is|are|was|were) (?:not|never) (?:yet )?(?:been )?(?:taken (?:away|out)|removed|sealed|treated|encapsulated)\b|\bstill (?:there|in place)\b|\buntil (?:it is |they are |that is )?(?:shown|proved|proven|tested|known|established|sampled)\b/i,
  generic:
    /\b(?:built before|does not include|particulars relating|before 19[89]\d|constructed before|(?:may|might|could) (?:contain|hold|be|have)|standard exclusions|warning|not inspected|was not inspected|outside the scope|register can be|publicly available|health risk|generally|homes built)\b/i,
  asked:
    /\bnon-asbestos\b|\basked (?:if|whether)\b[^.;]{0,60}\basbestos\b|\bno asbestos (?:was |is )?(?:detected|found|seen|present)\b|\b(?:roofs|houses|homes)\b[^.;]{0,40}\b(?:19[6-9]0s|between 19\d\d and)\b/i,
  answered: /\byes\b/i,
  /** What is to be done with any that turns up: nobody says that there is some. */
  supposed:
    /\b(?:asbestos|ACM),? (?:if|where|when|should it be) (?:any )?(?:is |it is )?(?:found|discovered|encountered|uncovered|present|disturbed)\b|\b(?:if|where|when|should) (?:any )?asbestos (?:is|be) (?:found|discovered|encountered|uncovered|disturbed)\b|\bany asbestos (?:that is |which is )?(?:found|discovered|encountered|uncovered)\b/i,
  gone: /(?<!\bno )(?<!\bwithout )(?<!\bwithout a )\bclearance (?:certificate|inspection|report|letter|of|by|issued|dated|no\.)|\b(?:was|were|(?<!not )been) (?:all )?(?:taken (?:down|away|out)|removed)\b[^.;]{0,44}\b(?:clearance|licen[cs]e\w{0,1}|certificate|in (?:19|20)\d\d)\b/i,
  grave: /\b(?:friable|loose-?fill|damaged|broken|deteriorat\w{1,4})\b/i,
  accepts: /\b(?:purchaser|buyer)\b/i,
  /** What somebody says who looked at it. */
  told: /\b(?:treat(?:ed)? (?:it )?as|presumed|assumed?|contains?|likely to (?:contain|be|hold)|appears? to be|looks? (?:like|to be)|asbestos[- ]cement|of asbestos|register|labelled|chrysotile|amosite|(?:found|shown|tested|confirmed|proved) to (?:hold|contain|be)|(?:tested )?positive)\b/i,
  may: /\bmay\b|\bcould\b/i,
  looseFill: /\bloose-?fill\b/i,
  /** Sheet of the years in which it was made with asbestos. */
  fibro:
    /\bfibro(?:lite|us[- ]cement)?\b(?!-? ?(?:free|optic))|\b(?:super ?six|hardiflex|villaboard of 19[5-7]\d)\b|\bcement sheet(?:ing|s)?\b[^.;]{0,40}\b(?:19[3-7]\d)/i,
  fibroNot:
    /\b(?:neighbour\w{0,3}|next door|belongs to|number \d{1,4}|seen from|adjoining|replaced|removed|stripped|demolished|was re-?clad|formerly|old fibro (?:house|cottage) (?:was|which)|non-asbestos|no fibro|fence|fencing|optic)\b/i,
  /** Somebody looked for it, whatever he found. */
  surveyed:
    /\basbestos\b[^.;]{0,40}\b(?:survey|register|audit|assessment|report|sampl\w{2,4}|tests?|tested|analysis|laboratory|clearance|management plan|found|identified|detected|present)\b|\b(?:survey|register|audit|sampl\w{2,4}|laboratory|tests?)\b[^.;]{0,40}\basbestos\b/i,
  /** Said of every building of those years. */
  ofAge: /\b(?:before|prior to|older than|until|in) (?:the )?(?:mid[- ])?19[89]\d\b/i,
  leftOut:
    /\bno (?:inspection|testing|sampling|test|assessment|search|investigation) (?:for|of|as to) asbestos\b|\basbestos\b[^.;]{0,60}\b(?:was|were|is|are|has) not (?:been )?(?:inspected|tested|assessed|sampled|investigated|looked for|checked|included|covered)\b|\b(?:not|no|outside|beyond|exclud\w{1,3})\b[^.;]{0,40}\b(?:inspect\w{0,3}|report\w{0,3}|test\w{0,3}|assess\w{0,3}|scope|extend|cover)\b[^.;]{0,60}\basbestos\b/i,
  surveyedNot:
    /\b(?:no|not|nor|without|outside|exclud\w{2,4}|beyond)\b[^.;]{0,50}\b(?:test\w{0,3}|sampl\w{2,4}|survey\w{0,2}|report|asbestos|inspect\w{0,4})\b/i,
})

/** Asbestos that someone has seen, or that the buyer is asked to accept. */
export default defineRule({
  id: 'national/asbestos',
  title: 'Asbestos',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: {
    none: 'work health and safety regulations differ by state and bind those who do the work',
  },
  appliesTo: [
    'special-conditions',
    'vendor-statement',
    'building-report',
    'owners-corporation-certificate',
    'minutes',
    'planning-certificate',
  ],
  patterns,
  clear: 'No asbestos was found in the papers.',
  subject:
    /\basbest\w{1,4}\b|\bACMs?\b|\bfibro\b|\bfibrolite\b|\bfibrous cement\b|\bsuper ?six\b|\b(?:chrysotile|amosite|crocidolite)\b|\bmr fluffy\b|\bloose[- ]fill\b/i,
  messages: {
    present: {
      title: 'Asbestos is disclosed, found or suspected',
      description:
        'The wording at {{where}} says that there is, or is taken to be, asbestos in the building. It is a health risk when cut or broken, and adds to the cost of every renovation or demolition.',
      recommendation:
        'Before you sign, have its place and condition checked and get a quote for removal if you plan works.',
      question: 'Where is asbestos known to be, and is there a register or report?',
    },
    accepts: {
      title: 'You are asked to accept that there may be asbestos',
      description:
        'By the wording at {{where}} you acknowledge that the buildings may contain asbestos, so you may not be able to claim for it later.',
      recommendation: 'If you plan works, have the house checked before you sign.',
      question: 'Does the vendor know of asbestos in the buildings?',
    },
    noSurvey: {
      title: 'No asbestos survey or register although the building is of fibro',
      description:
        'The wording at {{where}} describes fibro (cement sheet), which was made with asbestos until the 1980s, and no asbestos survey, register or test was found in this file. Cutting, drilling or removing such sheet needs care and often a licensed firm, which makes every renovation dearer.',
      recommendation:
        'If you plan any work on it, have a sample tested or get an asbestos survey, and a price for removal, before you sign.',
      question: 'Has the fibro been tested for asbestos, and is there a survey or register?',
    },
  },
  check({ doc }, report) {
    let told = false
    const inspected = new Set(inspectedIn(doc).map(({ span }) => span.start))
    for (const passage of holdingAny(disclosuresOf(doc), 'text', patterns.asbestos)) {
      const { full, text, span, zone } = passage
      const stays = patterns.stays.test(text)
      if (!patterns.asbestos.test(text) || (!stays && patterns.absent.test(text))) continue
      // New South Wales has a rule of its own for its register of loose-fill homes.
      if (doc.state === 'NSW' && patterns.looseFill.test(text)) continue
      if (zone === 'special-conditions' && patterns.accepts.test(full) && patterns.may.test(text)) {
        report('accepts', [span], {}, { severity: 'low' })
        told = true
        continue
      }
      if (patterns.generic.test(text) || isAskedOrGone(passage)) continue
      if (patterns.supposed.test(text) && zone === 'building-permit') continue
      if (!stays && affirmed(passage, patterns.asbestos) === null) continue
      if (isPrinted(passage)) continue
      // "The presence of asbestos" ends a printed list of what a form leaves out.
      told ||= text.length > SHORTEST
      const sure = inspected.has(span.start) && patterns.told.test(text)
      report(
        'present',
        [span],
        {},
        {
          ...(patterns.grave.test(text) ? ({ severity: 'high' } as const) : {}),
          ...(sure ? ({ unmistakable: true } as const) : {}),
        },
      )
    }
    const surveys = holdingAny(disclosuresOf(doc), 'text', patterns.surveyed).filter(
      ({ text }) => patterns.surveyed.test(text) && !patterns.surveyedNot.test(text),
    )
    if (surveys.every(({ text }) => patterns.ofAge.test(text)) && isLeftOut(doc)) {
      report.notInDocument('The inspection report says that nobody looked for asbestos.')
    }
    if (told || hasUnreadPages(doc) || !doc.hasContract) return
    const fibro = holdingAny(disclosuresOf(doc), 'text', patterns.fibro).find(
      (passage) =>
        passage.zone !== 'plan' &&
        passage.zone !== 'by-laws' &&
        !patterns.fibroNot.test(passage.text) &&
        affirmed(passage, patterns.fibro) !== null,
    )
    if (fibro !== undefined && surveys.length === 0) {
      report('noSurvey', [fibro.span], {}, ONLY_ASKED)
    }
  },
})

/** An inspector says that it was no part of the inspection. */
function isLeftOut(doc: Doc): boolean {
  return holdingAny(passagesIn(doc, ['building-report']), 'text', patterns.asbestos).some(
    ({ text }) => patterns.leftOut.test(text),
  )
}

const SHORTEST = 30

/** What is missing does not read like a risk, however often the words are read. */
const ONLY_ASKED = { severity: 'low', strength: 'likely', unmistakable: true } as const

/** How far behind it the clearance of a removal is told. */
const REACH = 300

/** Somebody asked, or a test or a clearance behind it says that none is there. */
function isAskedOrGone({ text, next, block, span }: Passage): boolean {
  const behind = block.text.slice(span.end - block.span.start).slice(0, REACH)
  const both = `${text} ${behind === '' ? next : behind}`
  return (patterns.asked.test(both) && !patterns.answered.test(next)) || patterns.gone.test(both)
}
