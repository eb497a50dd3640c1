import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  tree: /\b(?:regulated|significant)(?: (?:and|or|\/) (?:significant|regulated))? trees?\b|\btree[- ]damaging activity\b/i,
  real: /\b(?:red gum|gum|pine|oak|palm|fig|eucalypt\w{0,3}|circumference|trunk|girth|metres? (?:tall|high|in height)|rear|front|yard|garden|driveway|arborist|recorded|identified|stands?|growing|located|near the|species)\b/i,
  overlay: /\boverlay\b/i,
  danger:
    /\b(?:danger\w{0,4}|dead|declin\w{1,3}|limb|roots?|crack|lift\w{0,3}|refus\w{1,3}|block\w{0,3}|unsafe|damag(?:e|ed|ing) to)\b/i,
  none: /\bno (?:regulated|significant)\b|\bnot (?:a )?(?:regulated|significant)\b/i,
  /** What the law calls such a tree, and what it forbids to everybody. */
  explained:
    /\b(?:an?|any|each) (?:regulated|significant) tree (?:is|means) (?:an?|any) tree\b|\b(?:regulated|significant) trees (?:are|means?|include) (?:all |any |those )?(?:trees|those)\b|\bmay (?:declare|identify|list|be declared)\b|\b(?:is|commits) an offence\b|\bpenalt(?:y|ies)\b/i,
  seeks: /\boverlay (?:seeks|aims|is intended|is designed|applies to|exists|protects)\b/i,
  consent: /\bwithout (?:the )?(?:consent|approval)\b|\bexempt\b/i,
})

/** Trees above a size may not be felled or cut without approval. */
export default defineRule({
  id: 'sa/regulated-tree',
  title: 'Regulated and significant trees',
  category: 'compliance',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.sa.planning), cite(act.sa.planningCode)],
  appliesTo: ['planning-certificate', 'vendor-statement', 'special-conditions', 'building-report'],
  patterns,
  clear: 'No regulated or significant tree on the land was found.',
  subject: /\b(?:regulated|significant)\b[^.;]{0,20}\btrees?\b|\btree[- ]damaging\b/i,
  messages: {
    tree: {
      title: 'A regulated or significant tree stands on the land',
      description:
        'The wording at {{where}} speaks of a regulated or significant tree. Approval is needed to remove it, or to cut it or its roots, and it can be refused. It can stop an extension, a pool or a driveway, and upkeep and damage are the owner’s.',
      recommendation:
        'Before you sign, have an arborist measure the tree and say what it does to your plans and to the house.',
      question:
        'Which trees on the land are regulated or significant, and was approval ever asked for to cut one?',
    },
    overlay: {
      title: 'Regulated and significant tree rules apply in this area',
      description:
        'The planning extract at {{where}} lists the Regulated and Significant Tree Overlay. It covers most of the suburbs and matters only if a large tree stands on or near the land.',
      recommendation: 'If there is a large tree, have it measured before you plan any work.',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, [
      'planning-certificate',
      'vendor-statement',
      'special-conditions',
      'building-report',
      'rates-certificate',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      if (!patterns.tree.test(text) || patterns.none.test(text) || text.endsWith('?')) continue
      if (patterns.explained.test(text)) continue
      const consent = patterns.consent.test(text)
      if (!consent && affirmed(passage, patterns.tree) === null) continue
      if (!patterns.seeks.test(text) && patterns.real.test(text.replace(patterns.tree, ''))) {
        report('tree', [span], {}, patterns.danger.test(text) ? { severity: 'high' } : {})
      } else if (patterns.overlay.test(text) || passage.zone === 'planning-certificate')
        report('overlay', [span], {}, { severity: 'low' })
      else report('tree', [span], {}, { strength: 'likely' })
    }
  },
})
