import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  contract: /\bdevelopment contract\b/i,
  stage:
    /\bin (?:\d|two|three|four|five|six|several) stages\b|\bstages? \d(?: (?:to|and|-) \d)?\b.{0,40}\b(?:still|yet|to be|not)\b|\bstages? (?:\d|one|two|three|four|five)\b.{0,30}\bof\b.{0,12}\b(?:\d|two|three|four|five|six)\b|\b(?:further|future|additional|later|remaining) (?:stages?|development lots?|community lots?|land)\b|\bdevelopment lots?\b|\bdeveloper\b.{0,60}\b(?:may|reserves?|is entitled to|can)\b.{0,40}\b(?:add|amend|vary|create|alter|divide|stage)\w{0,3}\b/i,
  duty: /\b(?:developer|owners?)\b.{0,60}\b(?:covenants?|must|may|shall|agrees?|undertakes?)\b/i,
  scheme: /\b(?:community (?:scheme|corporation|plan|lot|parcel|titles act)|scheme description)\b/i,
  none: /\b(?:development contract|obligations?|contract)\b[^.;]{0,70}\b(?:(?:was|were|has been|have been|all|fully) (?:discharged|performed|completed|fulfilled|ended|terminated|met))\b(?! (?:by|before))|\b(?:no development contract|development contracts?\b ?[:|–-]? ?(?:there (?:is|are|was|were) (?:none|no)|none\b|nil\b|not applicable)|(?:has|have|had) no development contract|not (?:a )?staged|no (?:further|future) (?:stages?|development)|single stage|(?:all|both) (?:stages|lots) (?:are|have been) complet)\w{0,2}\b|[?:|] ?(?:nil|none|no|not applicable)[ .]{0,2}$/i,
  open: /\b(?:may|reserves?|entitled|can)\b.{0,60}\b(?:add|amend|vary|alter|change|create|divide|by-?laws|stage)\w{0,3}\b/i,
})

/** A community scheme may still be building, on terms that bind each lot. */
export default defineRule({
  id: 'sa/community-scheme',
  title: 'Community scheme: development contract and stages',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.sa.communityTitles)],
  appliesTo: [
    'vendor-statement',
    'by-laws',
    'owners-corporation-certificate',
    'special-conditions',
  ],
  patterns,
  clear: 'No development contract and no later stages of a community scheme were found.',
  subject:
    /\bdevelopment contracts?\b|\bscheme description\b|\b(?:future|later|further|subsequent|additional|more) (?:stages?|(?:community |strata )?lots)\b|\bin stages\b|\bstages? (?:\d|one|two|three|four)\b|\bstaged\b/i,
  messages: {
    contract: {
      title: 'A development contract binds the community scheme',
      description:
        'The wording at {{where}} shows a development contract: the terms on which the developer and the lot owners must build in the scheme. It can fix designs, deadlines and access for building work, and it binds you as owner.',
      recommendation:
        'Before you sign, read the development contract and the scheme description, and compare them with what you want to build.',
      question:
        'Please give us the development contract and scheme description. What is still to be built, by whom and by when?',
    },
    stages: {
      title: 'More stages or lots may be added to the community scheme',
      description:
        'The wording at {{where}} shows a scheme that is not finished, or that the developer may change. Expect building nearby, more owners on shared roads, and contributions and votes that shift.',
      recommendation:
        'Before you sign, ask for the plan of all stages and what each lot will contribute when they are done.',
      question: 'Which stages and lots are still to come, and how will contributions change?',
    },
  },
  check({ doc }, report) {
    for (const { full, text, span, zone, block, heading } of passagesIn(doc, [
      'vendor-statement',
      'by-laws',
      'owners-corporation-certificate',
      'special-conditions',
      'particulars',
      'title-search',
      'annexure',
      'other',
    ])) {
      if (patterns.none.test(text) || text.endsWith('?') || block.kind === 'heading') continue
      const severity = patterns.open.test(text) ? ({ severity: 'high' } as const) : {}
      if (patterns.contract.test(text)) report('contract', [span], {}, severity)
      else if (patterns.contract.test(heading) && patterns.duty.test(text)) {
        report('contract', [span], {}, severity)
      } else if (
        (patterns.stage.test(text) || (patterns.stage.test(heading) && patterns.open.test(text))) &&
        (patterns.scheme.test(`${heading} ${full}`) || zone === 'by-laws')
      ) {
        report('stages', [span], {}, severity)
      }
    }
  },
})
