import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { isStrataLot, strataLot } from './strata-lot.ts'

const patterns = wordings({
  strataLot,
  exclusive: /\b(?:exclusive|sole)[- ]use\b/i,
  notPart:
    /\b(?:car|parking|bay|carport|yard|courtyard|garage|store(?:room)?|balcony|garden)\b.{0,50}\b(?:not (?:a )?(?:part of|within|included in) the (?:strata )?lot|is common property|(?:outside|forms no part of) the lot)\b/i,
  inner:
    /\binner surfaces?\b|\bboundar(?:y|ies)\b.{0,60}\b(?:inner|internal) (?:surface|face)s?\b|\bupper surface of (?:the )?floor\b/i,
  part: /\bp(?:ar)?t\.? lot \d{1,4}\b.{0,40}\b(?:store|car|bay|courtyard|yard|garage)\w{0,4}\b|\b(?:store|car bay|parking bay|courtyard)\b.{0,40}\bp(?:ar)?t\.? lot\b/i,
  common:
    /\bcommon (?:property )?driveway\b|\bCP ?\d{1,3}\b.{0,60}\b(?:driveway|maintain|access)|\bshared driveway\b.{0,60}\b(?:maintain|cost|contribut)\w{0,4}\b/i,
  space: /\b(?:park|parking|car|bay|yard|courtyard|garden|balcony|garage|store)\w{0,3}\b/i,
  inLot:
    /\b(?:bay|store(?:room)?|courtyard|garage|balcony)\b[^.;]{0,40}\b(?:(?:is|are) (?:all |wholly )?(?:within|in|part of) the (?:strata )?lot|in the lot as drawn)\b/i,
  /** A register that holds no such by-law, or one that was not passed. */
  neverMade:
    /\bno (?:[a-z-]{3,14} ){0,2}exclusive[- ]use by-?laws?\b[^.;]{0,40}\b(?:is|are|was|has been|have been) (?:ever )?(?:registered|recorded|made|passed)\b|\bno exclusive[- ]use (?:by-?laws?|rights?|areas?) (?:is|are|exists?|has|have)\b|\b(?:draft |proposed )?by-?law (?:no\.? )?\d{1,3}\b[^.;]{0,80}\b(?:was|were|has been) (?:not|never) (?:passed|registered|made|adopted)\b|\b(?:has|have) no effect\b/i,
  byLaw: /\bby-?laws?\b/i,
  aboutUse: /\b(?:exclusive[- ]use|sole use|by-?law \d)\b/i,
  none: /\bno (?:exclusive[- ]use|common property)\b|\bexclusive[- ]use(?: areas?| by-?laws?)?[ :|]{1,3}(?:nil|none|no|not applicable)\b/i,
  /** A by-law with its number gives the space to the lot that is sold. */
  ofThisLot:
    /\bby-?laws? (?:that |which )?(?:benefit(?:ing|s)?|for the benefit of|in favour of) (?:this |the )?lot\b[^;☐]{0,24}(?:☒ ?)?yes\b[^;]{0,24}\bby-?laws? (?:no\.? )?\d|\bby-?laws? (?:no\.? )?\d{1,3}\b[^;]{0,60}\b(?:in favour of|for the benefit of|granted to|attached to|allotted to|to the owner of) (?:this |the )?lot\b|\b(?:in favour of|granted to|attached to) (?:this |the )?lot\b[^;]{0,40}\bby-?laws? (?:no\.? )?\d/i,
  granted:
    /\b(?:exclusive[- ]use)\b.{0,80}\b(?:by-?law|area|granted|right|schedule)\w{0,2}\b|\bby-?law\b.{0,60}\bexclusive[- ]use\b/i,
})

/** What belongs to a strata lot, and what is only used with it. */
export default defineRule({
  id: 'wa/strata-lot-boundary',
  title: 'What belongs to the strata lot',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.wa.strataTitles)],
  appliesTo: ['vendor-statement', 'by-laws', 'plan', 'title-search'],
  patterns,
  clear: 'No sign was found that a yard, bay or driveway is not part of the lot.',
  subject:
    /\bexclusive use\b|\bspecial privilege\b|\bboundar(?:y|ies) of (?:the |a |each )?(?:lots?|cubic)\b|\b(?:shared|common property) (?:driveway|access)\b|\b(?:part|pt) lot\b|\binner surfaces?\b|\bnot (?:a )?part of (?:the|any) lot\b|\b(?:car bay|courtyard|store ?room|yard)\b[^.;]{0,40}\b(?:lot|common property|by-law|strata)\b/i,
  messages: {
    unmade: {
      title:
        'Part of what you use is not on your title, and the by-law said to give it does not exist',
      description:
        'The wording at {{where}} gives a space (such as a yard or a car bay) as exclusive use by a by-law, but the register of by-laws holds none, or the by-law was never passed. The space is then common property for all owners: any of them may use it, and what stands on it can have to go.',
      recommendation:
        'Before you sign, ask for the registered by-law; without one, have the price and the contract leave the space out, or make its registration a condition.',
      question:
        'Under which registered by-law does the lot have this space, and what was decided about it?',
    },
    exclusive: {
      title: 'Part of what you use is not on your title: exclusive use by by-law',
      description:
        'The wording at {{where}} gives a space (such as a yard or a car bay) as exclusive use. It stays common property: the right rests on a by-law with its own duties, and does not by itself let you build there.',
      recommendation:
        'Compare what you were shown with the registered plan and by-laws before you sign, and ask who maintains the space.',
      question:
        'Which spaces shown at inspection are part of the lot, and which are exclusive use, under which registered by-law?',
    },
    boundary: {
      title: 'The lot ends inside its walls, or lies in separate parts',
      description:
        'The wording at {{where}} puts the boundaries of the lot at inner surfaces, or makes parts such as a store or a bay separate. Walls, roof, windows and yard may then belong to all owners, and changes need their consent.',
      recommendation: 'Compare the plan with what you were shown before you sign.',
      question: 'Which parts of the building and land are inside the lot?',
    },
    driveway: {
      title: 'A shared driveway is kept up by several lots',
      description:
        'The wording at {{where}} shows a driveway that is common property or shared. You pay a part of its upkeep and need agreement for changes or parking.',
      recommendation: 'Ask how costs and parking are shared before you sign.',
      question: 'How are the driveway’s costs shared, and are repairs planned?',
    },
  },
  check({ doc }, report) {
    if (isStrataLot(doc) === null) {
      report.notInDocument('No strata lot is sold.')
      return
    }
    const [denial] = passagesIn(doc, [
      'by-laws',
      'owners-corporation-certificate',
      'minutes',
    ]).filter(({ text }) => patterns.neverMade.test(text) && patterns.aboutUse.test(text))
    for (const passage of passagesIn(doc, [
      'vendor-statement',
      'owners-corporation-certificate',
      'by-laws',
      'plan',
      'title-search',
      'special-conditions',
      'contract-form',
      'annexure',
      'other',
    ])) {
      const { text, span, block } = passage
      if (block.kind === 'heading' || text.endsWith('?') || patterns.none.test(text)) continue
      if (
        patterns.exclusive.test(text) &&
        (patterns.granted.test(text) || patterns.space.test(text)) &&
        affirmed(passage, patterns.exclusive) !== null
      ) {
        const own = patterns.ofThisLot.test(text)
        const space = patterns.space.test(text)
        if (denial !== undefined && denial.span.start !== span.start && patterns.byLaw.test(text)) {
          const beside = [denial.span]
          report('unmade', [span], {}, { severity: 'high', unmistakable: true, beside })
          continue
        }
        report(
          'exclusive',
          [span],
          {},
          own ? { severity: 'low' } : space ? { severity: 'high' } : {},
        )
      } else if (patterns.notPart.test(text)) report('exclusive', [span], {}, { severity: 'high' })
      else if (patterns.inner.test(text) || patterns.part.test(text)) {
        // The law's own boundary (section 3(2)(a)), and parts of the lot that are shown as its own.
        if (!patterns.inLot.test(text)) report('boundary', [span], {}, { severity: 'low' })
      } else if (patterns.common.test(text) && affirmed(passage, patterns.common) !== null) {
        report('driveway', [span], {}, { severity: 'low' })
      }
    }
  },
})
