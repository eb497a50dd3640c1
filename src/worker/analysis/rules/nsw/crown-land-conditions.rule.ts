import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  crown:
    /\bcrown purchase (?:money|statement)\b|\bpurchase money\b.{0,40}\bthe crown\b|\bconsent of the (?:crown|minister)\b|\b(?:minister|crown)'?s consent\b|\bwestern lands (?:lease|act)\b|\brestrictions? on (?:alienation|transfer)\b|\b(?:perpetual|crown) lease(?:hold)?\b|\bincomplete purchase\b|\benclosure permits?\b|\b(?:crown|council|public|paper|closed|unformed|unmade) roads?\b.{0,60}\b(?:enclos\w{1,3}|permit|within|through|cross\w{0,3}|travers\w{1,3}|runs?|part of|fenced|licen[cs]e|lease)\b|\bpermissive occupanc(?:y|ies)\b|\b(?:held|occupied|used) under (?:a )?(?:crown )?licen[cs]e\b.{0,40}\bcrown\b|\bcrown lands? act\b/i,
  road: /\b(?:crown|paper|unformed|unmade|unclosed) roads?\b/i,
  /** The road that was enclosed is the owner's own land now. */
  nowOwn:
    /\b(?:lapsed|ended|expired|cancelled|surrendered|ceased) (?:when|as|because|since|upon|on)\b[^.;]{0,24}\broad\b[^.;]{0,24}\b(?:closed|bought|purchased|acquired|added|closure|purchase)\b/i,
  noRoad: /\bno (?:crown|paper|unformed|unmade)\b|\b(?:was|were|has been|have been) closed\b/i,
  grant: /\breservations and conditions\b|\bexcludes minerals\b/i,
  box: /[☐☒]/,
  /** A permit that ends at will, or with the sale. */
  without:
    /\bwithout the (?:prior )?(?:written )?consent of the (?:minister|crown)\b|\bpermits?\b[^.;]{0,60}\b(?:revoked|revocable|cancelled|terminated) (?:at will |at any time )?by the (?:minister|crown)\b|\b(?:enclosure|grazing|road|reserve|occupation)? ?permits?\b[^.;]{0,60}\b(?:do(?:es)? not pass|(?:is|are) not (?:transferable|passed on))\b/i,
})

/** Land for which the Crown still has a say. */
export default defineRule({
  id: 'nsw/crown-land-conditions',
  title: 'Crown purchase money and consents',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'the terms of the Crown’s own grant, lease or permit, which differ by holding' },
  appliesTo: ['title-search', 'special-conditions', 'particulars'],
  patterns,
  clear: 'No Crown purchase money, Crown lease or consent was found.',
  subject:
    /\bcrown (?:purchase|lands?|roads?|leases?|reserves?)\b|\b(?:western lands?|perpetual|conditional) leases?\b|\b(?:enclosure|grazing|occupation) permits?\b|\bpermits?\b[^.;]{0,60}\b(?:minister|reserve|crown)\b|\b(?:consent|approval|permission) of the minister\b|\bminister'?s consent\b|\bpermissive occupanc(?:y|ies)\b|\bpaper roads?\b|\balienation\b|\bfrom the crown\b|\btravelling stock\b/i,
  messages: {
    crown: {
      title: 'The Crown has an interest in the land (money owing, lease, permit or consent)',
      description:
        'The wording at {{where}} shows that money is owed to the Crown for the land, that the land or part of it is held under a lease or permit from the Crown, or that a Minister must consent to the transfer. Completion can be held up, and the debt or conditions can pass to you.',
      recommendation:
        'Before you sign, get a statement of the account, and ask that the consent is a condition of completion.',
      question: 'How much is owed to the Crown, and has consent to the transfer been given?',
    },
  },
  check({ doc }, report) {
    for (const passage of papersIn(doc, [
      'title-search',
      'special-conditions',
      'particulars',
      'annexure',
    ])) {
      const { text, span } = passage
      if (patterns.grant.test(text) || patterns.box.test(text) || patterns.nowOwn.test(text))
        continue
      if (patterns.without.test(text)) {
        report('crown', [span])
        continue
      }
      const road = patterns.road.test(text) && !patterns.noRoad.test(text)
      if ((road && patterns.crown.test(text)) || affirmed(passage, patterns.crown) !== null)
        report('crown', [span])
    }
  },
})
