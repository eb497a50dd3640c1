import { wordings } from '../../wording/wordings.ts'
import { daysIn } from '../reading/amounts.ts'
import { defineRule, type ReportOptions } from '../define-rule.ts'
import { changedWords, TOLD_AS_CHANGED_WORDS } from '../terms/changed-words.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { concept, holds } from '../reading/concepts.ts'

const patterns = wordings({
  settle: /\bdates in this contract\b|\bsettle/i,
  time: /\btime (?:is|shall be|will be|being) (?:strictly )?(?:of the essence|essential)\b|\bno extension (?:of time )?(?:will be|shall be|is) (?:given|granted|allowed)\b|\bno notice to complete\b|\bnot be required to (?:give|serve) (?:a |any )?notice\b|\bclause 6\.2\b.{0,60}\b(?:deleted|does not apply)\b/i,
  extension:
    /\b(?:clauses?|conditions?|terms?) ?6\.2\b|\bno extension\b|\bextension (?:in|of|under) (?:standard )?(?:clause|condition|term)\b/i,
  not: /\btime is not\b|\bneither party\b|\bmust not treat\b|\bexcept (?:as to|regarding)\b|\buntil\b.{0,40}\bnotice\b|\b14 days|fourteen days\b/i,
  strict: /\b(?:terminate|rescind|forfeit|no extension|no notice|deleted)\w{0,2}\b/i,
  essence: /\btime\b.{0,40}\b(?:of the essence|essential)\b/i,
  rigid:
    /\b(?:dates?|times?|settlement)\b.{0,30}\bmust not be extended\b|\bmust be met exactly\b|\bno extension\b|\b(?:must not|must in no circumstances) be extended\b|\bno (?:further )?time (?:must|may) be (?:given|allowed|granted)\b/i,
  noNotice:
    /\b(?:without|no need for|need not (?:first )?(?:give|serve)|not (?:be )?(?:obliged|required|necessary) to (?:first )?(?:give|serve)|waives?)\b.{0,50}\b(?:default notice|notice of default|notice to (?:complete|remedy)|notice)\b|\bwithout (?:the )?(?:giving|service|serving)\b.{0,20}\bnotice\b/i,
  vendorActs:
    /\bvendor\b.{0,120}\b(?:end\b|rescind|terminate|resell|cancel|forfeit|default)|\bpurchaser\b.{0,60}\b(?:waives?|settle|complete)\b/i,
  shortCure:
    /\b(?:default notice|notice of default|notice to (?:complete|remedy)|general condition (?:34|35|27|28))\b/i,
  cure: /\b(?:allow|specify|in place of|replaced|reduced|amended|instead|substitut\w{1,4}|changed|varied|read)\b/i,
  about: /\b(?:requisition|inspection|entry|access|inspect|re-?let|possession of the keys)\b/i,
  unserved:
    /\b(?:gives? up|waives?|no right|dispenses? with|forgoes?)\b.{0,40}\bnotice to complete\b|\bnot (?:be )?(?:required|obliged|bound) to (?:first )?(?:give|serve|issue)\b.{0,30}\bnotice\b|\bneed not (?:first )?(?:give|serve|issue)\b.{0,30}\bnotice\b|\bnotice (?:to complete|of default)\b.{0,24}\b(?:need not|is not required|not necessary)\b/i,
  hour: /\b\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\b|o'?clock)|\bnoon\b|\bclose of business\b/i,
  atOnce:
    /\b(?:at once|immediately|forthwith|without (?:further )?notice|straight ?away|there and then)\b/i,
  endsIt: concept.ends,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  [patterns.shortCure, patterns.cure],
  patterns.noNotice,
  patterns.unserved,
  [patterns.hour, patterns.settle, patterns.atOnce, patterns.endsIt],
  patterns.time,
  patterns.essence,
  [patterns.rigid, patterns.settle],
]

/** A rule of its own reads what becomes of the printed right to put off settlement. */
const TOLD_IN_QUEENSLAND: ReportOptions = { aside: 'qld/settlement-extension-removed' }

/** A late hour that can cost the contract. */
export default defineRule({
  id: 'national/time-of-essence',
  title: 'Strict time for settlement',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['special-conditions'],
  patterns,
  clear: 'No special clause was found that makes time stricter than usual.',
  subject:
    /\btime\b[^.;]{0,80}\b(?:essence|essential|strict\w{0,2})\b|\b(?:essence|essential term|strictly (?:observed|enforced))\b|\bnotice (?:to complete|of default)\b|\bdefault notice\b|\bextension\b[^.;]{0,60}\b(?:settlement|completion|dates?|time)\b|\b(?:settlement|completion|dates?)\b[^.;]{0,80}\b(?:extension|extended|extend|punctual\w{0,2})\b|\b(?:settle|settlement|completion|paid|default|terminate|end|ends)\b[^.;]{0,120}\b(?:at once|immediately|forthwith|straight away|without (?:\w{3,8} ){0,4}notice|fundamental breach)\b|\b(?:at once|immediately|forthwith|any notice)\b[^.;]{0,60}\b(?:terminate|rescind|end|ends) \b/i,
  givesWayTo: {
    'qld/settlement-extension-removed': ['strict'],
    'nsw/notice-to-complete-short': ['strict'],
  },
  messages: {
    strict: {
      title: 'Time is of the essence: little or no extension of settlement',
      description:
        'The wording at {{where}} makes the time for settlement strict, with little or no extension or notice. If your bank is late, even by a day or two, the vendor could end the contract and keep the deposit.',
      recommendation:
        'Before you sign, ask for a few days’ extension or a notice period, and have your loan papers ready early.',
      question:
        'Will the vendor allow a few more days, after notice, before a late settlement can end the contract?',
    },
  },
  check({ doc }, report) {
    for (const { passage } of changedWords(doc, 'extension')) {
      const told = doc.state === 'QLD' ? TOLD_IN_QUEENSLAND : TOLD_AS_CHANGED_WORDS
      report('strict', [passage.span], {}, told)
    }
    // The days of a printed default notice are told beside the print, by what they are; when so few
    // have gone by, time is strict.
    for (const amendment of changedWords(doc, 'default')) {
      if (amendment.kind !== 'replace' || amendment.printed === null) continue
      report('strict', [amendment.passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    const ofDefault = new Set(
      changedWords(doc, 'default').flatMap(({ printed, passage }) =>
        printed === null ? [] : [passage],
      ),
    )
    for (const passage of holdingAny(
      passagesIn(doc, ['special-conditions', 'annexure', 'other']),
      ['full', 'plain'],
      ...ENTRIES,
    )) {
      if (ofDefault.has(passage)) continue
      const { plain, full, text, span } = passage
      const days = daysIn(text)
      const short =
        patterns.shortCure.test(text) &&
        patterns.cure.test(text) &&
        days.length > 0 &&
        Math.min(...days) < 10
      const noNotice =
        ((patterns.noNotice.test(plain) && patterns.vendorActs.test(plain)) ||
          (patterns.unserved.test(full) && patterns.vendorActs.test(plain)) ||
          holds(plain, patterns.hour, patterns.settle, patterns.atOnce, patterns.endsIt)) &&
        !patterns.about.test(text)
      if (!short && !noNotice) {
        const timed =
          patterns.time.test(text) ||
          patterns.essence.test(text) ||
          (patterns.rigid.test(plain) && patterns.settle.test(plain))
        if (!timed || patterns.not.test(full)) continue
      }
      // A rule of Queensland's own reads what becomes of the right to extend settlement.
      if (doc.state === 'QLD' && patterns.extension.test(full)) continue
      report(
        'strict',
        [span],
        {},
        { severity: short || noNotice || patterns.strict.test(full) ? 'high' : 'low' },
      )
    }
  },
})
