import type { PageKind } from '#shared/report.ts'

import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { annexuresNotHere } from '../papers/annexures.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { laterByLaws, LATER_BY_LAWS_PATTERNS } from '../schemes/later-by-laws.ts'
import { listedButNotHere } from '../papers/listed-papers.ts'
import { pagesMissing, papersCut } from '../papers/missing-pages.ts'
import { markedWords } from '../reading/marked-words.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { sayDate } from '../reading/dates.ts'
import { list } from '../say.ts'
import { RELIED_ON_PATTERNS, reportsReliedOn } from '../papers/reports-relied-on.ts'
import { STAND_IN_PATTERNS, standInsOf } from '../papers/stand-ins.ts'
import {
  accessoryWithoutSearch,
  lotsWithoutStatement,
  titlesWithoutSearch,
} from '../land/titles-sold.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  ...STAND_IN_PATTERNS,
  ...RELIED_ON_PATTERNS,
  ...LATER_BY_LAWS_PATTERNS,
  missing:
    /\b(?:annexure|schedule|attachment|appendix|certificate|report|plan|statement|lease|agreement|document|copy|checklist|rules|minutes|deed|power(?: of attorney)?|probate|survey|search(?:es)?(?= in\b)|records?)s?\b[^☐☒]{0,50}\b(?:not (?:attached|annexed|included|enclosed|available|supplied)|(?:has been |have been |was |were |is |are )(?:lost|mislaid)|will follow|to come|to (?:follow|be (?:supplied|provided|attached))|has been ordered|will be (?:supplied|provided|sent|forwarded)|on order)\b|\bpage \d{1,3} of \d{1,3} is missing\b|\((?:none|not attached|to follow)\)/i,
  /** The paper is named, and the file says that no copy of it is bound in. */
  noCopy:
    /\bno copy (?:of (?:it|this|the [\w-]{2,16}) )?(?:is |was |has been )?(?:bound|attached|annexed|enclosed|included|supplied|provided|here|with (?:this|the)|in (?:this|the) (?:file|bundle|contract|statement))\b|\b(?:copy|copies) (?:is |are |was )?not (?:bound in|attached|annexed|enclosed|included|supplied|provided)\b/i,
  /** "may be read at the office of the vendor’s conveyancer" */
  readElsewhere:
    /\b(?:may|can|is to|must) be (?:read|seen|inspected|viewed|perused|looked at)\b[^.;]{0,24}\b(?:at|in) (?:the |our |its |their )?(?:offices?|rooms|premises|chambers)\b|\b(?:is|are) (?:available|open) (?:for|to) (?:inspection|viewing|reading)\b[^.;]{0,24}\b(?:at|in) (?:the |our |its |their )?(?:offices?|rooms|premises|chambers)\b/i,
  /** What a form asks for in a field, and gets no answer yet. */
  toBeAdvised:
    /\b(?:report|certificate|polic(?:y|ies)|required insurance|insurance|permit|approval|agreement|lease)s?\b[^.;]{0,30}\b(?:to be (?:advised|confirmed|notified)|t\.?b\.?[ac]\.?)\W{0,3}$/i,
  /** The office of the public, where anybody may look. */
  publicOffice:
    /\b(?:council|shire|registry|land titles|titles office|department|authority|registrar|tribunal|court|scheme'?s?|manager|strata|body corporate|owners corporation)\b/i,
  hereToo:
    /\b(?:cop(?:y|ies)|it|which|and) (?:of (?:it|which) )?(?:is|are) (?:also )?(?:annexed|attached|enclosed|bound in|included)\b/i,
  ifNo: /\bif (?:the answer is )?no\b/i,
  markedYes: /☒ ?yes\b/i,
  /** "☐ 13 lease (none)": a box that is empty because there is no such paper. */
  unticked:
    /☐ ?(?:\d{1,2} )?[^☐☒()]{2,60}\((?:none|nil|not applicable)\)|☐ ?not (?:attached|annexed|included|available)\b/i,
  normal:
    /\b(?:invoice|keys|duty|transfer|discharge|at settlement|before settlement|clearance|adjustment|if required|on request|required|section 27|insurance|not applicable)\b/i,
  prescribed:
    /\b(?:planning certificate|10\.7|title search|property certificate|(?:deposited|strata|draft) plan|sewer\w{0,3}\b.{0,40}\bdiagram|drainage diagram|88B|by-?laws|disclosure statement|schedule of finishes)\b/i,
  /** Somebody looked for a paper of the file in vain. */
  untraced:
    /\b(?:could not|cannot|can not|unable to|not been able to|nobody could)\b.{0,24}\b(?:find|found|locate[d]?|produced?|traced?)\b/i,
  paper:
    /\b(?:certificate|report|plan|statement|lease|agreement|minutes|records?|approval|permit|register|by-?laws|accounts|warrant(?:y|ies)|deed|will|power of attorney|search)s?\b/i,
  named:
    /\b(?:building report|pest report|planning certificate|title search|disclosure statement|insurance certificate|pool certificate|(?:general |enduring )?power(?: of attorney)?|(?:residential )?tenancy agreement|required insurance|lease|minutes|by-?laws|rules|schedule|annexure|survey|plan|permit|report|certificate|statement|agreement|deed|checklist|search|inventory)s?\b/i,
  /** What follows if a paper were missing, and no word that one is. */
  supposed:
    /\b(?:originals?|hard cop(?:y|ies)|signed (?:copies|counterparts?)|counterparts?)\b[^.;]{0,24}\bto follow\b|\bduplicate (?:certificate|crown lease|lease|title)\b|\b(?:decks?|balcon(?:y|ies)|verandahs?|carports?|terraces?|patios?|courtyards?|pools?|pergolas?|porch(?:es)?|gardens?|yards?)\b[^.;]{0,24}\b(?:not|never) (?:be )?enclosed\b|\bno (?:rights?|claims?|remed(?:y|ies)) (?:is|are) lost\b|\bno (?:[\w-]{2,14} ){0,2}(?:certificate|report|plan|statement|agreement|document|copy|notice)s? (?:will|need|has to|is to) be\b|\b(?:because|if|where|should|in case|by reason that|although)\b[^.;]{0,60}\b(?:not|to) (?:be )?(?:attached|annexed|included|supplied)\b/i,
  /** A certificate whose absence is good for the buyer: it would give up the cooling-off period. */
  waiver:
    /\b66 ?W\b|\b(?:cooling[- ]off|section 27)\b[^.;]{0,30}\b(?:certificate|statement|waiver)\b/i,
  /** The words in front of the noun that say which paper it is. */
  wordsBefore: /(?:[A-Za-z\d'’-]{2,16} ){1,3}$/,
  otherWords:
    /^.{0,50}\b(?:the|an?|no|of|and|or|for|to|with|in|is|are|copy|see|this|any|her|his|their|its) |^\d{1,3} /i,
  later:
    /\bnot attached\b|\bwill follow\b|\bto follow\b|\bordered\b|\bmissing\b|\bto be supplied\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [patterns.missing, patterns.unticked, patterns.untraced]

/** Papers that this file speaks of and does not hold. */
export default defineRule({
  id: 'national/documents-missing',
  title: 'Papers mentioned but not in the file',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  law: [cite(act.vic.saleOfLand, 'ss 32A–32I, 32K')],
  appliesTo: [
    'contract-form',
    'particulars',
    'special-conditions',
    'vendor-statement',
    'annexure',
    'plan',
    'by-laws',
    'minutes',
    'owners-corporation-certificate',
  ],
  patterns,
  clear: 'No paper was found that is mentioned and missing.',
  messages: {
    listed: {
      title: 'Papers are listed as attached but missing from this file: {{papers}}',
      description:
        'The list of attachments at {{where}} names {{papers}}. No copy was found in this file, although other papers of the list are here. What they would show, such as a restriction, a debt or a defect, stays unknown to you.',
      recommendation: 'Ask for a complete copy with every attachment before you sign.',
      question: 'Please give us {{papers}}, which the list of attachments names.',
    },
    annexure: {
      title: '{{name}} is mentioned but missing from this file',
      description:
        'The wording at {{where}} speaks of {{name}} as part of the contract. Others of its kind are in this file, but {{name}} is not attached. You would be bound by a list, plan or agreement that you have not read.',
      recommendation: 'Before you sign, ask for it and read it, or have it struck out.',
      question: 'Please give us {{name}}, which is not in the copy of the contract.',
    },
    title: {
      title: 'No title search for {{name}}, which is sold too',
      description:
        'The contract at {{where}} sells {{name}} as well, but the title search in this file does not include it. Nothing shows who owns that part of the land, or which mortgage, caveat or easement is on it.',
      recommendation:
        'Before you sign, get a title search (and the planning certificate) for every lot that is sold.',
      question: 'Please give us the title search for {{name}}.',
    },
    statement: {
      title: 'The disclosure statement leaves out {{name}}, which is sold too',
      description:
        'The contract at {{where}} sells {{name}} as well, but the vendor’s disclosure statement names only the other land. Nothing is disclosed for the part that it omits; a statement that is incomplete may give you a right to end the contract.',
      recommendation:
        'Before you sign, ask for a statement that covers every lot. If you have signed, see a lawyer before settlement.',
      question: 'Please give us a disclosure statement that also covers {{name}}.',
    },
    pages: {
      title: 'Pages are missing from this file: {{missing}} of {{total}}',
      description:
        'The pages of this file are numbered up to {{total}}, but it is incomplete: {{missing}} cannot be found. What stands on a missing page, such as a certificate, a plan or a further condition, would bind you all the same.',
      recommendation: 'Ask for the complete file before you sign.',
      question: 'Please send us the missing pages: {{missing}} of {{total}}.',
    },
    paperPages: {
      title: 'Page {{missing}} of {{paper}} is not in this file',
      description:
        'The pages of {{paper}} are numbered up to {{total}}, and at {{where}} they pass over {{missing}}: the copy is incomplete. What the missing page says, such as an answer, a condition or a burden on the land, holds for you all the same.',
      recommendation: 'Before you sign, ask for the whole paper and read what is missing.',
      question: 'Please send us page {{missing}} of {{paper}}.',
    },
    standIn: {
      title: 'Not attached, only mentioned or given in part: {{papers}}',
      description:
        'At {{where}} a line, a summary or a few pages stand in the place of a paper: {{papers}}. The paper itself is missing from this file, so the copy is incomplete and you would be bound by something that you have not read.',
      recommendation: 'Ask for the whole paper and read it before you sign.',
      question: 'Please give us a complete copy of each of these: {{papers}}.',
    },
    reliedOn: {
      title: 'The report of {{author}} that you are said to rely on is missing from this file',
      description:
        'The clause at {{where}} says that you have had the report of {{author}} and rely on it. No copy was found in this file: you would be taken to know what it says, and to have no complaint about it, without having read it.',
      recommendation:
        'Before you sign, ask for the whole report, show it to your own expert, or have the clause struck out.',
      question: 'Please give us the report of {{author}} that the contract says we rely on.',
    },
    byLaws: {
      title: 'The by-laws now in force are missing: {{number}} of {{date}} is not in this file',
      description:
        'The plan or title at {{where}} records a change of the scheme’s by-laws (rules) by {{number}} of {{date}}. The by-laws in this file go only to {{attached}} and do not hold it, so what they allow or forbid may no longer be true. The later ones bind you from the day you own the lot.',
      recommendation:
        'Before you sign, get {{number}} from the land registry or the scheme’s manager and read it against what you plan: pets, parking, letting, works and costs.',
      question:
        'Please give us the by-laws as changed by {{number}} of {{date}}; those attached are older.',
    },
    elsewhere: {
      title: 'A paper is spoken of and no copy is in this file: {{paper}}',
      description:
        'The wording at {{where}} speaks of a paper that is kept elsewhere, is still to come or has no copy bound in. What it says can matter as much as what is here, and you would sign without having read it.',
      recommendation: 'Before you sign, ask for a copy and read it.',
      question: 'Please give us a copy of {{paper}}.',
    },
    missing: {
      title: 'A document is mentioned but not attached: {{paper}}',
      description:
        'The wording at {{where}} says that a paper belongs to this contract but is not attached yet. You would be bound by something that you have not read.',
      recommendation: 'Ask for the complete file before you sign.',
      question: 'Please give us the papers that are mentioned but not attached.',
    },
  },
  check({ doc }, report) {
    const listed = listedButNotHere(doc)
    if (listed.length > 0) {
      const papers = list(listed.map(({ name }) => name))
      const spans = listed.map(({ span }) => span)
      report('listed', spans, { papers }, { severity: 'high', strength: 'likely' })
    }
    for (const { name, span } of annexuresNotHere(doc)) {
      report('annexure', [span], { name }, { strength: 'likely' })
    }
    if (!hasUnreadPages(doc)) {
      // In New South Wales the title is among the papers that its own rule asks for.
      const titles =
        doc.state === 'NSW' ? [] : [...titlesWithoutSearch(doc), ...accessoryWithoutSearch(doc)]
      for (const { name, span } of titles) {
        report('title', [span], { name }, { severity: 'high', strength: 'likely' })
      }
      for (const { name, span } of lotsWithoutStatement(doc)) {
        report('statement', [span], { name }, { severity: 'high', strength: 'likely' })
      }
    }
    if (!hasUnreadPages(doc))
      for (const { author, span } of reportsReliedOn(doc))
        report('reliedOn', [span], { author }, { strength: 'likely' })
    const byLaws = laterByLaws(doc)
    if (byLaws !== null && !hasUnreadPages(doc)) {
      const { number, date, attached, isWhole, span } = byLaws
      const values = { number, date: sayDate(date), attached: sayDate(attached) }
      report('byLaws', [span], values, { severity: isWhole ? 'high' : 'medium' })
    }
    const pages = pagesMissing(doc)
    if (pages !== null) report('pages', [], { ...pages })
    else if (!hasUnreadPages(doc))
      for (const { kind, missing, total, span } of papersCut(doc)) {
        const paper = PAPER_NAMES[kind] ?? 'one of the papers'
        const severity = PRESCRIBED.has(kind) ? 'high' : 'medium'
        report('paperPages', [span], { paper, missing, total }, { severity, unmistakable: true })
      }
    for (const { text, span } of holdingAny(
      passagesIn(doc, SPEAKING),
      'text',
      patterns.noCopy,
      patterns.readElsewhere,
      patterns.toBeAdvised,
    )) {
      const isElsewhere =
        patterns.noCopy.test(text) ||
        patterns.toBeAdvised.test(text) ||
        (patterns.readElsewhere.test(text) && !patterns.publicOffice.test(text))
      if (
        !isElsewhere ||
        patterns.hereToo.test(text) ||
        text.includes('☐') ||
        !patterns.named.test(text)
      )
        continue
      if (patterns.supposed.test(text) || patterns.waiver.test(text)) continue
      report('elsewhere', [span], { paper: paperIn(text) }, { severity: 'medium' })
    }
    const told: { paper: string; span: Span }[] = []
    for (const { text, span, zone, block } of holdingAny(
      passagesIn(doc, [
        'contract-form',
        'particulars',
        'special-conditions',
        'vendor-statement',
        'annexure',
      ]),
      'text',
      ...ENTRIES,
    )) {
      if (
        zone === 'vendor-statement' &&
        holds(block.text, patterns.paper, patterns.untraced) &&
        patterns.untraced.test(text) &&
        !patterns.supposed.test(text)
      ) {
        told.push({ span, paper: paperIn(block.text) })
        continue
      }
      const marked = markedWords(
        patterns.unticked.test(text) ? text.replace(patterns.unticked, '') : text,
      )
      if (!patterns.missing.test(marked) || patterns.supposed.test(text)) continue
      // "☐ ☐ ☐ (none)": boxes, and no paper.
      if (text.includes('☐') && !patterns.paper.test(text)) continue
      // "If No - a statement is given …" speaks for a box that another mark leaves empty.
      if (patterns.ifNo.test(text) && patterns.markedYes.test(text)) continue
      if (patterns.waiver.test(text)) continue
      // What New South Wales has attached to the contract is asked by its own rules.
      if (doc.state === 'NSW' && patterns.prescribed.test(text)) continue
      if (patterns.normal.test(text) && !patterns.later.test(text)) continue
      told.push({ span, paper: paperIn(text) })
    }
    if (told.length > 0) {
      const names = [...new Set(told.map(({ paper }) => paper))].slice(0, MOST_NAMED)
      const places = told.map(({ span }) => span)
      report('missing', places, { paper: list(names) })
    }
    const standIns = standInsOf(doc)
    if (standIns.length > 0) {
      const papers = list(standIns.slice(0, MOST_NAMED).map(({ name }) => `“${name}”`))
      const severity = standIns.some(({ isBinding }) => isBinding) ? 'high' : 'medium'
      const places = standIns.map(({ span }) => span)
      report('standIn', places, { papers }, { severity, strength: 'likely' })
    }
  },
})

/** Papers of the sale itself, whose words on other papers bind or warn the buyer. */
const SPEAKING: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
]

/** More names than these make no title. */
const MOST_NAMED = 6

/** "the clearance certificate": the noun with the words in front of it that say which. */
function paperIn(text: string): string {
  const match = patterns.named.exec(text)
  if (match === null) return 'the paper named there'
  const before = patterns.wordsBefore.exec(text.slice(0, match.index))?.[0] ?? ''
  const own = before.replace(patterns.otherWords, '')
  return `the ${own.toLowerCase()}${match[0].toLowerCase()}`
}

const PAPER_NAMES: Partial<Record<PageKind, string>> = {
  'planning-certificate': 'the planning certificate',
  'title-search': 'the title search',
  'vendor-statement': 'the disclosure statement',
  'owners-corporation-certificate': 'the certificate of the scheme',
  'rates-certificate': 'the rates certificate',
  'water-certificate': 'the water certificate',
  'land-tax-certificate': 'the land tax certificate',
  'building-report': 'the report on the building',
  'building-permit': 'a building paper',
  'special-conditions': 'the special conditions',
  'general-conditions': 'the printed conditions',
  'by-laws': 'the by-laws',
  minutes: 'the minutes',
  lease: 'the lease',
  plan: 'the plan',
}

/** Papers by which a buyer is bound, or which the law has attached whole. */
const PRESCRIBED: ReadonlySet<PageKind> = new Set([
  'planning-certificate',
  'title-search',
  'vendor-statement',
  'owners-corporation-certificate',
  'special-conditions',
  'by-laws',
  'lease',
])
