import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed, optionAt } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { answersTo, FORM_PATTERNS } from '../papers/form-answers.ts'
import { disclosuresOf, type Passage } from '../reading/passages.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  loose:
    /\bloose[- ]?fill\b|\bmr\.? fluffy\b|\baffected residential premises\b|\bfluffy (?:block|house|register)\b|\basbestos contamination report\b/i,
  real: /\b(?:register|listed|affected|surrendered|deregistered|demolish\w{0,4}|contains?|confirmed|found|impacted|contamination|yes|block|label|tag|remediat\w{2,4}|required)\b/i,
  former:
    /\b(?:former\w{0,2}|surrendered|deregistered|demolished|was removed from|remediated|rebuilt|cleared)\b/i,
  asbestos: /\basbestos\b|\bACM\b|\b(?:chrysotile|amosite|crocidolite)\b|\bfriable\b/i,
  absent:
    /\b(?:no|not|nil|none|free of|removed|without|negative for)\b.{0,50}\b(?:asbestos|chrysotile|amosite|crocidolite|found|identified|detected|loose[- ]?fill|register|fluffy)\b|\b(?:asbestos|loose[- ]?fill|fluffy|premises register)\b.{0,60}\b(?:not|no|nil|none|removed|free)\b/i,
  generic:
    /\b(?:built before|before 19[89]\d|may contain|could contain|might contain|warning|not inspected|outside the scope|generally|homes built|some homes|recommended that|should (?:be|consider|assume|check)|was used in|advice sheet|if you)\b/i,
  asked:
    /\bnon-asbestos\b|\basked (?:if|whether)\b[^.;]{0,60}\basbestos\b|\bno asbestos (?:was |is )?(?:detected|found|seen|present)\b|\b(?:roofs|houses|homes)\b[^.;]{0,40}\b(?:19[6-9]0s|between 19\d\d and)\b/i,
  /** The name of a paper in a list of what is attached. */
  paper:
    /^\W{0,4}(?:x\W{1,3})?asbestos (?:advice|assessment|register|survey|report)(?: (?:report|advice|and|or|asbestos|assessment|if any|sheet|attached|annexed)){0,5}\W{0,3}$/i,
  /** That there is such a paper says nothing of what it found. */
  holdsPaper:
    /\b(?:holds?|contains?|includes?|with|and|attached|annexed)\b[^.;]{0,40}\basbestos (?:assessment|survey|inspection|advice)? ?reports?\b(?![^.;]{0,80}\b(?:found|finds|identif\w{3,5}|shows?|detect\w{2,3}|confirms?)\b)/i,
  box: /[☐☒]/,
  answered: /\byes\b/i,
  gone: /(?<!\bno )(?<!\bwithout )(?<!\bwithout a )\bclearance (?:certificate|inspection|report|letter|of|by|issued|dated|no\.)|\b(?:was|were|(?<!not )been) (?:all )?(?:taken (?:down|away|out)|removed)\b[^.;]{0,44}\b(?:clearance|licen[cs]e\w{0,1}|certificate|in (?:19|20)\d\d)\b/i,
  grave: /\b(?:friable|damaged|broken|deteriorat\w{1,4})\b/i,
  accepts: /\b(?:purchaser|buyer)\b/i,
  may: /\bmay\b|\bcould\b/i,
})

/** Loose-fill insulation makes a house unfit to live in; the printed advice sheet says nothing. */
export default defineRule({
  id: 'act/asbestos',
  title: 'Asbestos and the loose-fill asbestos register',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  replaces: ['national/asbestos'],
  law: [cite(act.act.dangerousSubstances)],
  appliesTo: ['special-conditions', 'planning-certificate', 'building-report', 'title-search'],
  patterns,
  clear: 'No asbestos and no entry on its register was found.',
  subject:
    /\b(?:asbestos|fibro|super ?six|vermiculite)\b|\bMr\.? ?Fluffy\b|\bfibrous cement\b|\bloose[- ]?fill\b|\baffected residential premises\b/i,
  messages: {
    listed: {
      title: 'The house is shown as having loose-fill asbestos (Mr Fluffy)',
      description:
        'The wording at {{where}} says that the house has, or is registered for, loose-fill asbestos insulation. Loose fibres are a grave health risk: living there and working on it are limited by law, and lenders and insurers turn such houses away.',
      recommendation:
        'Go no further before you have searched the register for this address and taken advice from a lawyer and an asbestos assessor.',
      question:
        'Is the property on the affected residential premises register, and what has been agreed with the Territory about it?',
    },
    former: {
      title: 'The block once held a house with loose-fill asbestos (Mr Fluffy)',
      description:
        'The wording at {{where}} shows a block that was affected by loose-fill asbestos and surrendered, cleared or rebuilt. Ask for the clearance of the soil; some buyers and lenders still keep away.',
      recommendation:
        'Before you exchange, ask for the clearance certificate and the date on which the block left the register.',
      question: 'Please give us the clearance certificate for the block.',
    },
    present: {
      title: 'Asbestos is disclosed or found',
      description:
        'The wording at {{where}} says that there is asbestos in the building. It is a health risk when cut or broken, and adds to the cost of every renovation or demolition.',
      recommendation:
        'Before you exchange, read the asbestos report and get a quote for removal if you plan works.',
      question: 'Where is asbestos known to be, and is there an assessment report?',
    },
    accepts: {
      title: 'You are asked to accept that there may be asbestos',
      description:
        'By the wording at {{where}} you acknowledge that the buildings may contain asbestos, so you could not claim for it later.',
      recommendation: 'If you plan works, have the house checked before you exchange.',
      question: 'Does the vendor know of asbestos in the buildings?',
    },
  },
  check({ doc }, report) {
    for (const { answer, spans } of answersTo(doc, patterns.loose, ['planning-certificate'])) {
      const words = spans.map(({ start, end }) => doc.text.slice(start, end)).join(' ')
      if (words.includes('?') && answer === 'yes') {
        report('listed', spans, {}, { severity: 'critical' })
      }
    }
    for (const passage of disclosuresOf(doc)) {
      const { full, text, span, zone, block } = passage
      const loose = patterns.loose.test(text)
      if ((!loose && !patterns.asbestos.test(text)) || text.includes('?')) continue
      const former = loose && patterns.former.test(text)
      if ((patterns.absent.test(text) && !former) || block.kind === 'heading') continue
      if (zone === 'special-conditions' && patterns.accepts.test(full) && patterns.may.test(text)) {
        report('accepts', [span], {}, { severity: 'low' })
        continue
      }
      if (patterns.generic.test(text) || namesPaper(text) || patterns.holdsPaper.test(text))
        continue
      if (isAskedOrGone(passage)) continue
      if (former) report('former', [span], {}, { severity: 'high' })
      else if (affirmed(passage, loose ? patterns.loose : patterns.asbestos) === null) continue
      else if (loose && patterns.real.test(text)) {
        report('listed', [span], {}, { severity: 'critical' })
      } else {
        report('present', [span], {}, patterns.grave.test(text) ? { severity: 'high' } : {})
      }
    }
  },
})

/** "☒ Pest report ☒ Asbestos advice": one paper of a list, alone or between its boxes. */
function namesPaper(text: string): boolean {
  const option = optionAt(text, Math.max(0, text.search(patterns.asbestos)))
  return patterns.paper.test(text) || (patterns.box.test(text) && patterns.paper.test(option))
}

/** How far behind it the clearance of a removal is told. */
const REACH = 300

/** Somebody asked, or a test or a clearance behind it says that none is there. */
function isAskedOrGone({ text, next, block, span }: Passage): boolean {
  const behind = block.text.slice(span.end - block.span.start).slice(0, REACH)
  const both = `${text} ${behind === '' ? next : behind}`
  return (patterns.asked.test(both) && !patterns.answered.test(next)) || patterns.gone.test(both)
}
