import type { Block, Doc } from '../../document.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { TOLD_NUMBER_PATTERNS, type ToldNumber, toldNumbers } from '../sums/told-numbers.ts'

const patterns = wordings({
  ...TOLD_NUMBER_PATTERNS,
  granted:
    /\b(?:grant(?:ed)?|approv(?:ed|al given)|issued|allowed|obtained|completed|finalised|satisfied)\b/i,
  refused:
    /\b(?:refus(?:ed|al)|rejected|declined|dismissed|withdrawn|not (?:been )?(?:issued|granted|approved|obtained)|never (?:been )?(?:issued|granted|approved|decided|determined)|still (?:under assessment|undecided|pending)|not (?:yet )?(?:decided|determined))\b/i,
  current:
    /\b(?:current|in force|valid|remains? in effect|has been (?:acted on|started)|may still be used)\b/i,
  ended: /\b(?:lapsed|expired|cancelled|revoked|surrendered|no longer (?:in force|current))\b/i,
  /** "BS-U 4410/2018 issued 3 May 2018": the day in the cell of the number. */
  dated: /[,;]? \(?(?:issued|dated|granted|of) \(?\d[\w /.-]{4,20}\)?$/i,
  numberAlone: /^(?=.{5,24}$)[A-Z]{0,6}\d{2,12}(?:[/.]\d{2,9}){0,3}[A-Z]?$/,
  /** Told of the finished work: that it passed … */
  passed:
    /\b(?:inspected|checked) and (?:passed|approved|signed off)\b|\b(?:passed|approved|signed off) (?:at|on|by|after) (?:the |its |a )?final\b|\bfinal(?: inspection)?(?: was)? (?:passed|approved|signed off|done)\b|\b(?:finished|completed) and (?:passed|approved|certified|signed off)\b|\b(?:final (?:certificate|inspection)|certificate of (?:final inspection|completion|occupancy)|occupancy permit)\b[^.;]{0,24}\b(?:issued|granted|given|obtained|received|passed)\b/i,
  /** … and that nobody looked at it. */
  notPassed:
    /\b(?:final|completion)(?: inspection)?(?: ?[:–—-])? ?(?:was )?(?:not|never) (?:yet )?(?:been )?(?:called|asked|booked|requested|arranged|made|held|carried|done|passed)\b|\b(?:none|not|never) (?:issued|received|given|lodged|obtained)\b[^;]{0,80}\b(?:ran out|lapsed|expired)\b|\b(?:permit|approval|consent)\b[^.;]{0,24}\b(?:ran out|lapsed|expired)\b[^.;]{0,44}\b(?:without|no|never)\b[^.;]{0,40}\b(?:final|inspect\w{2,4}|certificate|extension)\b|\bno (?:final (?:certificate|inspection)|certificate of (?:final inspection|completion|occupancy)|occupancy permit)\b[^.;]{0,30}\b(?:issued|received|lodged|given|recorded|found|on file)\b/i,
  unsure:
    /\b(?:appeal\w{0,4}|tribunal|court|review|later|then|first|fresh|amend\w{2,4}|modif\w{2,7}|if|unless|until|will|after|renew\w{0,3}|extend\w{0,3}|extension|replac\w{1,5}|re-?issued|not (?:lapsed|expired|current))\b/i,
})

/** The same application, granted in one paper and refused or at an end in another. */
export default defineRule({
  id: 'national/approval-outcome-differs',
  title: 'What became of permits and applications',
  category: 'compliance',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'each state’s planning and building law, in its own rule' },
  appliesTo: ['vendor-statement', 'special-conditions', 'particulars', 'planning-certificate'],
  patterns,
  clear: 'No permit or application was found with two outcomes.',
  subject:
    /\b(?:permits?|approvals?|applications?|consents?|DA|BA|BP|CDC|PA)\b[^\d;]{0,20}\d[^;]{0,90}\b(?:granted|issued|approved|refused|lapsed|withdrawn|expired|cancelled|current|passed|rejected|determined|final)\b|\b(?:granted|approved|refused|lapsed|withdrawn|rejected|cancelled)\b[^.;]{0,40}\b(?:permit|approval|application|consent|DA|BA|CDC)\b[^\d.;]{0,12}\d|\b\d{3,6}\/(?:19|20)\d\d\b[^;]{0,90}\b(?:granted|issued|approved|refused|lapsed|withdrawn|passed|final)\b/i,
  messages: {
    differ: {
      title: 'Application or permit {{number}}: “{{good}}” in one paper, “{{bad}}” in another',
      description:
        'One paper says “{{good}}” of {{number}}, the words at {{where}} say “{{bad}}”. If it was never granted or is at an end, the work or use has no approval: the council could order it removed or stopped, at your cost.',
      recommendation:
        'Before you sign, ask the council for a copy of its decision on {{number}}, and make the sale conditional on it.',
      question: 'What was decided on {{number}}, and when? Please send a copy of the decision.',
    },
  },
  check({ doc }, report) {
    for (const [good, bad] of passedAndNot(doc))
      report(
        'differ',
        [good.span, bad.span],
        {
          number: (cellsOf(good)[0] ?? '').replace(patterns.dated, ''),
          good: said(patterns.passed, good.text),
          bad: said(patterns.notPassed, bad.text),
          where: `page ${bad.page}`,
        },
        {
          unmistakable: true,
          sides: [
            {
              label: `Page ${good.page}`,
              value: said(patterns.passed, good.text),
              spans: [good.span],
            },
            {
              label: `Page ${bad.page}`,
              value: said(patterns.notPassed, bad.text),
              spans: [bad.span],
            },
          ],
        },
      )
    const byNumber = new Map<string, ToldNumber[]>()
    const texts = new Map<number, Set<string>>()
    for (const one of toldNumbers(doc)) {
      if (one.of !== 'approval') continue
      const places = byNumber.get(one.key) ?? []
      places.push(one)
      byNumber.set(one.key, places)
      const keys = texts.get(one.span.start) ?? new Set<string>()
      texts.set(one.span.start, keys.add(one.key))
    }
    if (byNumber.size === 0) {
      report.notInDocument(
        'No outcome of a permit or application was recognised beside its number.',
      )
      return
    }
    for (const places of byNumber.values()) {
      const clear = places.filter(
        ({ text, span }) => texts.get(span.start)?.size === 1 && !patterns.unsure.test(text),
      )
      const found =
        clash(clear, patterns.granted, patterns.refused) ??
        clash(clear, patterns.current, patterns.ended)
      if (found === null) continue
      const [good, bad, words] = found
      report(
        'differ',
        [good.span, bad.span],
        {
          number: good.printed,
          good: words[0],
          bad: words[1],
          where: `page ${doc.pageAt(bad.span.start)}`,
        },
        {
          sides: [
            { label: `Page ${good.page}`, value: words[0], spans: [good.span] },
            { label: `Page ${bad.page}`, value: words[1], spans: [bad.span] },
          ],
        },
      )
    }
  },
})

/** Rows of two lists of permits that begin with the same number: passed in one, never called in the other. */
function passedAndNot(doc: Doc): (readonly [Block, Block])[] {
  const rows = new Map<string, Block[]>()
  for (const block of doc.blocks) {
    if (block.kind !== 'row' || (block.cells?.length ?? 0) < 3) continue
    const key = (cellsOf(block)[0] ?? '')
      .replace(patterns.dated, '')
      .replaceAll(/[\s-]/g, '')
      .toUpperCase()
    if (!patterns.numberAlone.test(key)) continue
    rows.set(key, [...(rows.get(key) ?? []), block])
  }
  return [...rows.values()].flatMap((same) => {
    const bad = same.find(({ text }) => patterns.notPassed.test(text))
    const good = same.find(
      ({ text, partIndex }) =>
        partIndex !== bad?.partIndex &&
        patterns.passed.test(text) &&
        !patterns.notPassed.test(text),
    )
    return good === undefined || bad === undefined ? [] : [[good, bad] as const]
  })
}

function said(pattern: RegExp, text: string): string {
  return (pattern.exec(text)?.[0] ?? '').toLowerCase()
}

function clash(
  places: readonly ToldNumber[],
  yes: RegExp,
  no: RegExp,
): readonly [ToldNumber, ToldNumber, readonly [string, string]] | null {
  const bad = places.find(({ text }) => no.test(text))
  const good = places.find(
    ({ text, span }) => yes.test(text) && !no.test(text) && span.start !== bad?.span.start,
  )
  if (good === undefined || bad === undefined) return null
  const word = (pattern: RegExp, { text }: ToldNumber) =>
    (pattern.exec(text)?.[0] ?? '').toLowerCase()
  return [good, bad, [word(yes, good), word(no, bad)]]
}
