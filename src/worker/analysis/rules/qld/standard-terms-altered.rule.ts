import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { changedWords, isChangedFairly, TOLD_AS_CHANGED_WORDS } from '../terms/changed-words.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { list } from '../say.ts'

const patterns = wordings({
  clauses:
    /\b(?:standard |printed )?(?:clauses?|conditions?|terms?|cl\.?) ?(\d{1,2}(?:\.\d{1,2})?(?:\(\d{1,2}\))?(?:(?:, ?| ?and ?| ?& ?| ?to ?)\d{1,2}(?:\.\d{1,2})?(?:\(\d{1,2}\))?){0,12})/i,
  gone: /\b(?:(?:is|are) (?:hereby )?(?:deleted|omitted|excluded|removed|replaced|struck (?:out|from)|struck|taken out|negatived)|do(?:es)? not apply|(?:shall|will) not apply|(?:has|have|of) no (?:effect|application|force)|not form part|(?:forms?|is) no part|ceases? to apply|disapplied|never been printed)\b|\b(?:delet\w{1,4}|omit\w{0,4}|remov\w{1,4}|exclud\w{1,4}|strike out) (?:standard |printed )?(?:clauses?|conditions?|terms?|cl\.?) ?\d/i,
  // A printed term that stays, but worse: what is done to it, and for whom.
  changed:
    /\b(?:clauses?|conditions?|terms?|cl\.?) ?\d{1,2}(?:\.\d{1,2})?(?:\(\w{1,3}\)){0,3}.{0,40}\b(?:amended|varied|changed|modified|altered|read)\b/i,
  worse:
    /\b(?:delet\w{1,4}|remov\w{1,4}|omit\w{0,4}|strik\w{1,4})\b.{0,60}\b(?:warrant\w{0,4}|rights?|buyer|purchaser|compensation|refund|obligations?|terminate)\b|\bso that the (?:seller|vendor)\b.{0,40}\b(?:may|need not|is not)\b|\bso that the (?:buyer|purchaser)\b.{0,40}\b(?:must|may not|cannot|is not|pays?)\b/i,
  disapplied:
    /\b(?:seller|vendor)\b.{0,30}\b(?:need not|is not (?:required|obliged|bound)|not (?:be )?(?:required|obliged|bound)|has no obligation|is released)\b.{0,60}\b(?:clauses?|conditions?|cl\.?) ?\d|\b(?:buyer|purchaser)\b.{0,30}\b(?:may not|must not|cannot|shall not|will not|not (?:be )?entitled|no right|waives?|releases)\b.{0,100}\b(?:under|given by|in|of|conferred by) (?:standard |printed )?(?:clauses?|conditions?|cl\.?) ?\d|\b(?:gives? up|surrenders?|forgoes?)\b.{0,40}\b(?:clauses?|conditions?|cl\.?) ?\d/i,
  splitter: /[^\d.]{1,6}/,
  statutory:
    /\b(?:section 223|statutory warrant(?:y|ies)|implied warrant(?:y|ies) (?:of|under) the (?:body corporate|act))\b.{0,120}\b(?:excluded|waived|do not apply|does not apply|released|negatived|shall not apply)\b|\b(?:waives?|releases?|excludes?)\b.{0,80}\b(?:section 223|statutory warrant(?:y|ies))\b/i,
  scheme:
    /\bsections? 22[34]\b|\bwarrant(?:y|ies)\b[^.;]{0,60}\b(?:body corporate|scheme|management act)\b|\bbody corporate\b[^.;]{0,60}\bwarrant(?:y|ies)\b/i,
  taken:
    /\b(?:not (?:be )?given|not give|gives? (?:none|no|up)|none of|no claim|excluded|removed|negatived|waives?|surrenders?|forgoes?|released?|deleted|do(?:es)? not apply|gives no|no warrant\w{1,3}|not entitled|must not (?:terminate|end|claim|rely|be compensated))\b/i,
  /** What came to light about the scheme, told or not, and the buyer bound all the same. */
  schemeMatter:
    /\bbody corp(?:orate)?\b[^.;]{0,80}\b(?:disclos\w{1,4}|records?|liabilit\w{1,3}|defects?|resolutions?|debts?|affairs|matters?|stuff|certificate|statement)\b|\b(?:disclos\w{1,4}|records?|liabilit\w{1,3}|defects?|resolutions?|debts?|affairs|matters?)\b[^.;]{0,80}\bbody corp(?:orate)?\b/i,
  boundAnyway:
    /\bpurchaser\b[^.;]{0,60}\b(?:must not|will not|wont|shall not|not|gives up|waives?|forgoes?|surrenders?)\b[^.;]{0,30}\b(?:terminate|rescind|end|crash|cancel|pull out|claim|withdraw)\b/i,
  special: /\bspecial (?:clause|condition)\b/i,
  own: /\b(?:finance|inspection date|buyer may elect|at the buyer's option|for the benefit of the buyer)\b/i,
  extends: /\b6\.2\b/,
  extension: /^6\.2$/,
})

/** What a printed clause gives the buyer, told from its own words in the same file. */
const PROTECTIONS: readonly { readonly words: RegExp; readonly name: string }[] = [
  {
    words: /\bwarrants?\b|\bwarrant(?:y|ies)\b/i,
    name: 'promises of the vendor about the property',
  },
  { words: /\bsurvey|encroach|error\b/i, name: 'your right to act on a wrong boundary or area' },
  {
    words: /\b(?:notice to resume|resumption|present use|adversely affected|lawful)\b/i,
    name: 'your right to end the contract when the land is adversely affected',
  },
  {
    words: /\b(?:notices?|work orders?|requirements?)\b.{0,60}\b(?:authorit|council)/i,
    name: 'who complies with notices of authorities',
  },
  { words: /\bvacant possession\b/i, name: 'vacant possession' },
  { words: /\bdisclosure\b/i, name: 'seller disclosure' },
  { words: /\b(?:inspect|enter|access)\b/i, name: 'your inspection before settlement' },
  { words: /\b(?:building report|pest report)\b/i, name: 'the building and pest condition' },
  { words: /\bapproval of a loan\b|\bfinance\b/i, name: 'the finance condition' },
  { words: /\b(?:apportion|adjust)\w{0,4}\b/i, name: 'the fair sharing of outgoings' },
  { words: /\b(?:smoke alarm|pool|fence)\b/i, name: 'the clauses on alarms, pools and fences' },
  {
    words: /\b(?:natural disaster|suspended|adverse event)\b/i,
    name: 'extra time after a disaster',
  },
  { words: /\brefund/i, name: 'the refund of your deposit' },
]

/** Special conditions that take out printed terms, each read beside what it deletes. */
export default defineRule({
  id: 'qld/standard-terms-altered',
  title: 'Printed terms that special conditions delete',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'the printed contract, which the parties may change' },
  appliesTo: ['special-conditions'],
  patterns,
  clear: 'No special condition was found that deletes a printed term that protects you.',
  subject:
    /\b(?:clauses?|standard (?:terms?|conditions?|commercial)|printed|terms of contract|warrant(?:y|ies))\b[^;]{0,120}\b(?:delet\w{1,4}|omit\w{0,4}|str(?:ike|uck)|amend\w{0,5}|vari(?:ed|ation)|replac\w{1,4}|substitut\w{1,4}|not apply|no application|waiv\w{1,4}|surrender\w{0,3}|exclud\w{1,3}|not (?:be )?given|not form|remov\w{1,3}|overrid\w{1,3}|prevails?|despite)\b|\b(?:delet\w{1,4}|omit\w{0,4}|strikes?|struck|amend\w{0,5}|replac\w{1,4}|substitut\w{1,4}|waiv\w{1,4}|surrender\w{0,3}|exclud\w{1,3}|overrid\w{1,3}|despite|notwithstanding|gives none|not comply|not terminate)\b[^;]{0,120}\b(?:clauses?|standard (?:terms?|conditions?)|printed|terms of contract|warrant(?:y|ies))\b|\bbody corporate\b[^.;]{0,120}\bterminate\b|\b(?:terminate|end this contract)\b[^.;]{0,120}\b(?:body corporate|under clause|boundary)\b/i,
  replaces: ['national/printed-term-deleted'],
  givesWayTo: {
    'national/printed-words-changed': ['weakened', 'lost', 'unknown'],
  },
  messages: {
    lost: {
      title: 'A special condition deletes printed terms that protect you',
      description:
        'The wording at {{where}} takes out printed terms of the contract. What goes with them: {{lost}}. Deletions like this are easy to miss, because only a number is shown.',
      recommendation:
        'Before you sign, read each printed clause beside the deletion and ask for it to be put back.',
      question: 'Why is each of these printed terms deleted, and will the vendor restore it?',
    },
    unknown: {
      title: 'A special condition deletes printed terms of the contract',
      description:
        'The wording at {{where}} takes out printed terms by number. The printed terms that go with it could not be read in this file, so it is not certain what you lose.',
      recommendation:
        'Before you sign, ask your lawyer what each deleted term would have given you.',
      question: 'Why are these printed terms deleted?',
    },
    weakened: {
      title: 'A special condition weakens a printed term that protects you',
      description:
        'The wording at {{where}} changes a printed term by its number, so that the vendor owes you less or you may do less about it. Printed terms keep both sides in balance; a change by number is easy to miss.',
      recommendation:
        'Before you sign, read the printed clause beside the change and ask for it to stay as printed.',
      question: 'Why is this printed term changed, and will the vendor leave it as it is?',
    },
    statutory: {
      title: 'The body corporate warranties that the law gives you are excluded',
      description:
        'The wording at {{where}} takes away what the law has the vendor promise about the body corporate, for example that no hidden defects or debts are known. You would lose the right to end the contract over them. Whether such a clause has any effect is a question for a lawyer.',
      recommendation: 'Before you sign, ask for this clause to be removed.',
      question: 'Will the vendor leave the statutory warranties in place?',
    },
  },
  check({ doc }, report) {
    for (const { passage } of changedWords(doc)) {
      report('lost', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    for (const passage of passagesIn(doc, ['special-conditions', 'annexure'])) {
      const { full, plain, text, span } = passage
      if (isChangedFairly(doc, passage)) continue
      const scheme =
        (patterns.scheme.test(full) && patterns.taken.test(plain)) ||
        (patterns.schemeMatter.test(plain) && patterns.boundAnyway.test(plain))
      if (patterns.statutory.test(full) || scheme) {
        report('statutory', [span], {}, { severity: 'high' })
        continue
      }
      const worse = patterns.changed.test(text) && patterns.worse.test(text)
      if ((worse || patterns.disapplied.test(text)) && !patterns.special.test(text)) {
        // A rule of its own reads what becomes of the right to extend settlement.
        if (!patterns.extends.test(text)) report('weakened', [span])
        continue
      }
      if (!patterns.gone.test(text) || patterns.special.test(text) || patterns.own.test(text)) {
        continue
      }
      const named = patterns.clauses.exec(text)?.[1]
      if (named === undefined) continue
      // "2.6(5)" is a part of 2.6, and not clause 5.
      const numbers = named
        .replaceAll(/\(\d{1,2}\)/g, '')
        .split(patterns.splitter)
        .filter((number) => number !== '' && !patterns.extension.test(number))
      if (numbers.length === 0) continue
      const lost = [...new Set(numbers.flatMap((number) => protectionOf(doc, number)))]
      if (lost.length > 0) {
        report(
          'lost',
          [span],
          { lost: list(lost) },
          { severity: lost.length > 1 ? 'high' : 'medium' },
        )
      } else if (!holdsPrinted(doc)) report('unknown', [span], {}, { strength: 'likely' })
    }
  },
})

function protectionOf(doc: Doc, number: string): string[] {
  const text = doc.blocks
    .filter(
      ({ zone, clause }) =>
        zone === 'general-conditions' &&
        clause !== null &&
        (clause.number === number || clause.number.startsWith(`${number}.`)),
    )
    .map((block) => block.text.slice(0, 600))
    .join(' ')
  const found = PROTECTIONS.find(({ words }) => words.test(text))
  return text === '' || found === undefined ? [] : [`${found.name} (clause ${number})`]
}

function holdsPrinted(doc: Doc): boolean {
  return doc.parts.some(({ kind }) => kind === 'general-conditions')
}
