import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule, type Report } from '../define-rule.ts'
import { lotSold } from '../land/lot-sold.ts'
import { passagesIn } from '../reading/passages.ts'
import { FORBIDDEN_USE_PATTERNS, forbiddenUse } from '../schemes/forbidden-use.ts'

const patterns = wordings({
  ...FORBIDDEN_USE_PATTERNS,
  /** The lot to which the notice is addressed. */
  lotNamed:
    /\b(?:lot|unit|apartment|flat|townhouse|villa|suite) ?(?:no\. ?)?([A-Z]?\d{1,4}[A-Z]?)\b/i,
  notice:
    /\b(?:breach|contravention|rectification|infringement) notices?\b|\bnotices? (?:to comply|of (?:an? |the )?(?:continuing |future |alleged |ongoing )?(?:breach|contravention))\b|\b(?:continuing|future) contravention notices?\b|\bnotice\b.{0,24}\b(?:under|pursuant to) section (?:241|153|182|183|146)\b|\b(?:in|is in|being in) breach of (?:the |a |by-?law|special by-?law|rule)/i,
  /** Of a council or another public body, copied to the scheme. */
  ordered:
    /\b(?:show cause|enforcement|stop work|building|fire safety|emergency|improvement) (?:notices?|orders?|directions?)\b|\b(?:council|shire|commission(?:er)?|authority|department|surveyor)\b[^.;]{0,60}\b(?:compliance|rectification) (?:notices?|orders?)\b|\b(?:compliance|rectification) (?:notices?|orders?)\b[^.;]{0,40}\b(?:of|by|from) (?:the )?(?:\w{3,14} )?(?:council|shire|commission(?:er)?|authority|department|surveyor)\b/i,
  given:
    /\b(?:served?|issued?|given?|sent|received|outstanding|current|against|lot \d{1,4}|unit \d{1,4}|this lot|(?:lot|unit) owner|the owner|remains?)\b/i,
  done: /\b(?:has|have|had|was|were|been|installed|carried out|built|made|altered|removed|erected|constructed|enclosed|laid|done|put (?:up|in|on)|fitted)\b/i,
  unapproved:
    /\b(?:unauthori[sz]ed|unapproved|not (?:been )?(?:approved|authorised|authorized)|without (?:the |an? |any )?(?:prior |written )?(?:approval|consent|permission|authority|resolution|by-?law)|no (?:resolution|authority|approval|consent|permission)(?: (?:or|and) (?:resolution|authority|approval|consent|permission))?(?: (?:is|was|has been|can be|on))|no record of (?:an? |any )?(?:approval|consent|resolution|authority))\b/i,
  works:
    /\b(?:common property|alter\w{0,7}|renovat\w{1,6}|pergola|floor\w{0,3}|air[- ]?condition\w{2,4}|awning|decks?|walls?|enclos\w{1,4}|structures?|skylight|solar|bathroom|hot tub|spa|fence|landing|roof|membrane|balcon(?:y|ies)|doors?|windows?|partitions?)\b/i,
  restore:
    /\b(?:required|directed|ordered|told|asked|requested)\b[^.;]{0,12}\bto (?:take|pull|tear)\b[^.;]{0,40}\b(?:away|down|out)\b|\b(?:required|directed|ordered|told|asked) to (?:take|pull) (?:it|them|\w{3,12}) (?:away|down|out)\b|\b(?:required|directed|ordered|request(?:ed|ing)|must|demand\w{0,3})\b.{0,50}\b(?:reinstat\w{1,5}|remov\w{1,3}|restor\w{1,4}|make good)\b/i,
  /** A meeting's own decision against the owner of one lot, and what comes if it is not obeyed. */
  resolved:
    /\b(?:resolved|agreed|decided|carried)\b[^.;]{0,20}\bthat\b[^.;]{0,40}\b(?:owner|lot|unit)\b[^.;]{0,60}\b(?:is|are|be|must|shall) (?:to |required to |directed to |asked to )?(?:take|move|bring|set|remove|reinstate|restore|pull|demolish|relocate)\b/i,
  /** What the scheme's own officers are to write: "the manager is to give the owner notice to restore the court". */
  toGive:
    /\b(?:manager|secretary|committee|chair(?:man|woman|person)?|strata company|corporation|body corporate)\b[^.;]{0,20}\b(?:is|are|was|were|be|will) (?:now )?(?:to |asked to |instructed to |directed to |requested to )?(?:give|send|serve|issue)\b[^.;]{0,60}\bnotices? to (?:remove|restore|reinstate|take|comply|stop|cease|undo|make good|pull)\b/i,
  owner:
    /\b(?:owner of (?:this |the )?(?:lot|unit)|(?:lot|unit) owner|this lot|the lot|owner|proprietor|(?:lot|unit|apartment|flat|townhouse|villa) \d{1,4})\b/i,
  improvements:
    /\bimprovements? (?:on|to) (?:the )?common property\b.{0,90}\b(?:owner|responsible)\b.{0,60}[|:] ?(?!nil|none|no\b|n\/a)[a-z]/i,
  over: /\b(?:(?<!\b(?:to|must|shall) be )complied with|withdrawn|resolved(?! (?:that|to|by))|remedied|removed by|approved on|rectified|reinstated on|closed|may (?:issue|serve|give|result|lead)|procedure|if an? (?:owner|occupier|lot)|must not)\b/i,
  resolvedThat: /\bresolved (?:that|to|by)\b/i,
  builder: /\b(?:builder|developer|council|contractor|manager's|loan)\b/i,
  /** That nobody answered leaves the notice where it is. */
  unanswered:
    /\b(?:no|without(?: an?| any)?|not (?:yet )?(?:had|received) (?:an?|any)) (?:answer|reply|response|reaction|word)\b/i,
  /** The certificate's own answer about this lot. */
  answeredNo: /☒ ?no\b|\b(?:none|nil|no)\b[ .;]{0,3}$|[:|] ?(?:no|none|nil)\b/i,
  /** What comes next if nothing is done. */
  pursued:
    /\b(?:tribunal|NCAT|VCAT|QCAT|SACAT|SAT|TASCAT|ACAT|NTCAT|court|lawyers?|solicitors?)\b(?! (?:made|dismissed|refused))[^.;]{0,90}\b(?:costs?|expenses?|orders?|penalt(?:y|ies))\b[^.;]{0,50}\b(?:owners?|owns|proprietor|lot|unit)\b/i,
  counted: /\bbreach notices?\b ?[:|] ?(?:[1-9]|yes)/i,
})

/** What the body of owners holds against a lot passes to the next owner. */
export default defineRule({
  id: 'national/lot-breach',
  title: 'Breaches and unapproved works in the scheme',
  category: 'compliance',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.vic.ownersCorporations), cite(act.nsw.strata), cite(act.qld.bodyCorporate)],
  appliesTo: ['owners-corporation-certificate', 'minutes', 'by-laws'],
  patterns,
  clear:
    'No breach notice, unapproved works of this lot or use against the rules were found in the scheme’s papers.',
  subject:
    /\b(?:breach|rectification|enforcement|show cause|contravention|infringement) notices?\b|\bnotices? (?:of (?:an? )?(?:alleged |continuing |future )?(?:breach|contravention)|to (?:comply|remove|rectify|reinstate|make good))|\bunapproved\b|\bunauthori[sz]ed (?:works?|alteration|renovation|structure|building|use)|\b(?:was|were|been|has|have|had|altered|rebuilt|built|installed|done|carried out|made)\b[^.;]{0,80}\bwithout (?:the |any |its |council |prior |written |owners corporation |body corporate )?(?:approval|consent|permission|permit|by-law)\b|\bbreach(?:es|ed)? of (?:the |a |any |its )?(?:by-?laws?|rules|articles)\b|\bcontraven\w{1,6}\b[^.;]{0,40}\b(?:by-?laws?|rules|articles)\b|\breinstat\w{1,5} (?:of )?(?:the|its|that)\b|\b(?:lots?|units?) \d{1,4}\b[^.;]{0,100}\b(?:take|taken|pull|pulled|remove|removed)\b|\bimprovements? (?:to|on) (?:the )?common property\b|\b(?:holiday|short[- ](?:stay|term)) (?:stays?|letting|accommodation)\b/i,
  messages: {
    breach: {
      title: 'A breach notice or demand to remove works is recorded in the scheme',
      description:
        'The wording at {{where}} records a breach of the by-laws or a demand to undo works. If it concerns the lot you buy, the next step, and its cost, falls on you as the new owner.',
      recommendation:
        'Ask which lot is meant, and that the vendor settles it or pays for it before settlement.',
      question: 'Does the notice concern this lot, and what must be done to close it?',
    },
    denied: {
      title:
        'The minutes tell of a breach notice to this lot, but the scheme’s certificate says there is none',
      description:
        'The minutes at {{where}} record a notice to the owner of the lot you buy, and the certificate of the scheme answers that there is none. What the notice demands, and the cost if it goes on, falls on you as the next owner, and the other answers of the certificate need checking too.',
      recommendation:
        'Before you sign, ask the manager for the notice and a corrected certificate, and ask that the vendor meets it before settlement.',
      question:
        'The certificate says that no notice is in force for the lot, but the minutes tell of one. Please give us the notice and a corrected certificate.',
    },
    order: {
      title: 'A public body has given a notice to the owner of this lot',
      description:
        'The wording at {{where}} in the papers of the scheme tells of a show cause notice, enforcement notice or order that was given to the owner of the lot you buy. What it demands passes to you with the lot: work may have to be undone or approved at your cost, and fines can follow.',
      recommendation:
        'Before you sign, ask for the notice and every answer to it, and for a term that the vendor meets it before settlement.',
      question:
        'Please give us the notice, what was answered, and what still has to be done. Will the vendor meet it before settlement?',
    },
    works: {
      title: 'Works in the scheme were done without approval',
      description:
        'The wording at {{where}} speaks of works or changes to common property without the approval of the body of owners. An owner can be made to undo them, and insurance may not cover damage from them.',
      recommendation:
        'Ask whether the works belong to the lot you buy, and for the approval or a by-law before settlement.',
      question: 'Which works were done in or for this lot, and were they approved?',
    },
    use: {
      title: 'The home is let or used in a way that the rules of the scheme forbid',
      description:
        'One paper tells how the home is used or let, and the rule at {{where}} forbids that use. The other owners can have it stopped, and the owner of the lot is the one who is asked; if it rests on a lease, you could then be caught between the tenant’s right and the rule, and lose the rent.',
      recommendation:
        'Before you sign, ask whether the scheme has agreed to this use in writing or complained of it, and reckon without its rent if it has not.',
      question:
        'Has the scheme agreed in writing to the way in which the home is used or let, or complained of it?',
    },
    improvements: {
      title: 'You must maintain improvements on common property',
      description:
        'The wording at {{where}} lists improvements on common property that the owner of the lot must keep up and repair at own cost.',
      recommendation: 'Have these improvements inspected, and ask for their approvals.',
      question: 'When were these improvements approved, and on which conditions?',
    },
  },
  check({ doc, facts }, report) {
    const sold = lotSold(facts)
    reportUse(doc, report)
    let told: Span | null = null
    for (const passage of passagesIn(doc, ['owners-corporation-certificate', 'minutes'])) {
      const { text, span, zone, previous, heading } = passage
      const unlicensed = patterns.unapproved.test(text)
      if (patterns.improvements.test(text) && !unlicensed) {
        report('improvements', [span], {}, { severity: 'low' })
        continue
      }
      if (zone === 'minutes' && patterns.toGive.test(text) && !patterns.over.test(text)) {
        const lot = patterns.lotNamed.exec(passage.block.text.slice(0, ITEM))?.[1]?.toUpperCase()
        if (lot === undefined) report('breach', [span])
        else if (sold === null || lot === sold) report('breach', [span], {}, { severity: 'high' })
        continue
      }
      if (patterns.counted.test(text)) {
        report('breach', [span])
        continue
      }
      // An item of the minutes may name the lot in its head alone.
      const headed =
        zone === 'minutes' ? patterns.lotNamed.exec(heading.slice(0, HEAD))?.[1] : undefined
      const isHeaded = headed !== undefined && headed.toUpperCase() === sold
      // "Resolved that" decides, and "resolved" alone ends a matter.
      if (
        patterns.over.test(text.replace(patterns.resolvedThat, ' ')) ||
        !(isHeaded || patterns.owner.test(text))
      )
        continue
      // Of what owners other than this one did, minutes are full.
      const named = (patterns.lotNamed.exec(text)?.[1] ?? headed)?.toUpperCase()
      const isOwn = named !== undefined && named === sold
      const options = isOwn
        ? ({ severity: 'high', unmistakable: true } as const)
        : zone === 'minutes'
          ? ({ severity: 'low' } as const)
          : {}
      if (isOwn && holds(text, patterns.ordered, patterns.given)) {
        if (affirmed(passage, patterns.ordered) !== null)
          report('order', [span], {}, { severity: 'critical', unmistakable: true })
      } else if (holds(text, patterns.notice, patterns.given)) {
        if (affirmed({ ...passage, text: answered(text) }, patterns.notice) !== null) {
          report('breach', [span], {}, options)
          if (isOwn && zone === 'minutes') told ??= span
        }
      } else if (isOwn && zone === 'minutes' && holds(text, patterns.resolved, patterns.works)) {
        report('breach', [span], {}, options)
      } else if (
        zone === 'minutes' &&
        patterns.pursued.test(text) &&
        affirmed({ ...passage, text: answered(previous), next: '' }, patterns.notice) !== null &&
        patterns.lotNamed.exec(previous)?.[1]?.toUpperCase() === sold
      ) {
        report('breach', [span], {}, { severity: 'high', unmistakable: true })
      } else if (
        patterns.restore.test(text) &&
        patterns.works.test(`${previous} ${text}`) &&
        !patterns.builder.test(text)
      )
        report('breach', [span], {}, options)
      else if (
        holds(text, patterns.unapproved, patterns.works, patterns.done) &&
        !patterns.builder.test(text)
      )
        report('works', [span], {}, options)
    }
    const answer = passagesIn(doc, ['owners-corporation-certificate']).find(
      (passage) =>
        patterns.notice.test(passage.text) &&
        patterns.answeredNo.test(passage.text) &&
        affirmed(passage, patterns.notice) === null,
    )
    if (told === null || answer === undefined) return
    report(
      'denied',
      [told, answer.span],
      {},
      {
        severity: 'high',
        unmistakable: true,
        sides: [
          { label: 'Minutes', value: 'notice to this lot', spans: [told] },
          { label: 'Certificate', value: 'no notice', spans: [answer.span] },
        ],
      },
    )
  },
})

/** What a lease or the contract tells of, and a rule of the scheme forbids. */
function reportUse(doc: Doc, report: Report<'use'>): void {
  const clash = forbiddenUse(doc)
  if (clash === null) return
  const { use, ban } = clash
  report(
    'use',
    [ban, use],
    { where: `page ${doc.pageAt(ban.start)}` },
    {
      severity: 'high',
      unmistakable: true,
      sides: [
        { label: 'Use', value: 'told', spans: [use] },
        { label: 'Rules of the scheme', value: 'forbidden', spans: [ban] },
      ],
    },
  )
}

/** That nobody answered denies no notice. */
function answered(text: string): string {
  return text.replace(patterns.unanswered, 'an answer')
}

/** Within these first characters an item of the minutes names the lot that it is about. */
const ITEM = 80

/** How long the head of an item is. */
const HEAD = 40
