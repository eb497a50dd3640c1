import type { Doc, Span } from '../../document.ts'
import type { Fact } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { EXECUTOR_PATTERNS, executorsNamed } from '../parties/executors-named.ts'
import { sameName } from '../reading/names.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { ESTATE_PATTERNS } from '../parties/represented-owner.ts'
import { list } from '../say.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

const patterns = wordings({
  ...ESTATE_PATTERNS,
  ...EXECUTOR_PATTERNS,
  estate:
    /\b(?:probate|letters of administration|grant|executors?|executrix|administrat(?:or|rix|ion)|deceased|estate|testator|testatrix|wills?|codicil|beneficiar(?:y|ies))\b/i,
  otherEstate:
    /\b(?:real estate|estate (?:agent|covenant|plan|land|road|guideline|manager|office)|housing estate|(?:owners|body) corporat\w{2,5}|strata|receiver|fee simple|company|lender|mortgagee|wind farm|development application|administrator of the scheme|repayable|subsid(?:y|ies)|funding|rebates?|heritage (?:agreement|council|fund|grant)|grants? (?:of money|program(?:me)?|scheme|fund|deed)|first home (?:owner'?s? )?grant)\b/i,
  /** Someone says that another will, or no grant at all, is right. */
  fought:
    /\b(?:(?:grant|probate|administration|application|sale|estate|will)\b[^.;]{0,50}\b(?:is|are|being|has been|was|will be)? ?(?:opposed|contested|challenged|disputed|fought)\b|(?:oppos(?:e|es|ed|ing)|contest(?:s|ed|ing)?|challeng(?:e|es|ed|ing)|disput(?:e|es|ed|ing))\b[^.;]{0,30}\b(?:(?:the|his|her|their) (?:will|estate)|grant|probate|administration)\b|caveat\b[^.;]{0,30}\b(?:against|in|to) (?:the |a )?(?:probate|estate of|grant)\b|caveat\b[^.;]{0,60}\bbeneficiary of the estate\b|(?:later|newer|second|another|subsequent|different) will\b(?! (?:join|sign|be|follow|come|attend|act|take|pay|have)\b)|whose application is opposed|(?:foreshadow\w{0,3}|claim\w{0,3}|made|filed|lodged|brings?|brought|application)\b[^.;]{0,40}\b(?:family provision|testator['’]?s family maintenance|part IV)\b)/i,
  foughtOver:
    /\b(?:withdrawn|dismissed|settled|resolved|is over|ended|no (?:later|other|second|newer) will|no (?:beneficiary|one|person|caveat|claim)|not (?:been )?(?:opposed|contested|disputed|challenged)|without (?:contest|opposition)|if (?:the|a|any)|should (?:the|a|any)|in the event|time (?:for|to)\b[^.;]{0,40}\b(?:passed|expired|ran out)|unopposed|uncontested|none|waivers?|could in theory|has been noted|know of no|apart from what)\b/i,
  /** The will or the deed lets nobody sell without another's word. */
  bound:
    /\b(?:(?:the will|his will|her will|deed|trust|direct|testator|constitution)\b[^.;]{0,120}\b(?:(?:not|never) (?:be )?(?:sold|to be sold|sell)|be not sold|forbids?|prohibits?|(?:asks?|calls?) for|requires?|needs?|wanted|is suspended|only with)|(?:not|never|no power to) (?:be )?(?:sell|sold|to be sold)\b[^.;]{0,80}\b(?:without|unless|until|within)|(?:trustee|executor|administrator)s?['’]? ?s? power\b[^.;]{0,40}\bsuspended)\b/i,
  toSell: /\b(?:sell|sells|sold|sale|dispos\w{1,5}|transfer)\b/i,
  agreementOf:
    /\b(?:consents?|agree(?:s|ment)?|approv(?:al|es?)|confirm(?:s|ed|ation)?|permission|leave|authority|sanction|unless|until|without|within)\b/i,
  trustOrWill:
    /\b(?:trust (?:deed|instrument|estate)|deed of (?:trust|settlement)|trustee['’]?s?|(?:the|his|her|my|their|this|last) will|executors?|testat\w{2,4}|i direct|beneficiar(?:y|ies)|financial manager|the manager (?:shall|may|must|has))\b/i,
  allowed:
    /\b(?:no consents?|needs? no|without (?:needing )?(?:the )?consent|(?:may|can) sell\b[^.;]{0,60}\b(?:as (?:it|they|he|she) (?:thinks?|sees?)|at any)|is not (?:needed|required)|has been (?:given|obtained)|have (?:all )?(?:consented|agreed)|consented|(?:was|were) (?:given|obtained)|directs? (?:the house|it|my house)? ?to be sold|purchaser must|the owner must|lot owner|will not be (?:needed|required))\b/i,
  letters: /\bletters of representation\b|\bregistrar of probates\b|\bprobate\b/i,
  /** Settlement waits for the grant or the entry of the executor, on a day that nobody knows. */
  settlesAfter:
    /\bsettlement\b[^.;]{0,140}\b(?:grant|probate|letters|proprietor|register\w{0,2}|transmission|representation)\b|\b(?:grant|probate|letters|representation)\b[^.;]{0,140}\bsettlement\b/i,
  appliedFor:
    /\b(?:applications?|applied|applying)\b[^.;]{0,40}\b(?:probate|grant|letters of administration|representation)\b/i,
  withdrawn:
    /\b(?:purchaser|buyer)\b[^.;]{0,40}\b(?:dies|executors?)\b|\bif the (?:vendor|seller) dies\b/i,
})

/** Who settles the estate of an owner who died, and whether they may sell. */
export default defineRule({
  id: 'national/estate-authority',
  title: 'Executors, trustees and their power to sell',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  law: { none: 'the administration, probate and trustee acts of each state' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions', 'vendor-statement'],
  patterns,
  clear: 'Nothing was found that stops an executor or trustee from selling.',
  subject:
    /\bprobate\b|\bletters of (?:administration|representation)\b|\btrust deed\b|\b(?:last|later|this my) will\b|\b(?:as|other|another|appoint|sole|surviving|joint)\b.{0,40}\b(?:executors?|executrix|administrators?|trustees?)\b|\b(?:executors?|executrix|administrators?|trustees?)\b.{0,80}\b(?:named|sell|sale|grant\w{0,2}|consent|power|court|contest\w{0,3}|not signed|joined?|agreement|approval)\b|\bgrant\b.{0,40}\b(?:issue[sd]?|contested)\b/i,
  messages: {
    joint: {
      title: 'Another executor, {{missing}}, does not sell',
      description:
        'The papers name {{named}} as executors or administrators, but only {{vendors}} as vendor. Land that belongs to several executors is transferred by all of them who have the grant; one alone cannot give you the title.',
      recommendation:
        'Before you sign or pay, ask for the grant, and for {{missing}} to sign as vendor or to have renounced in writing.',
      question:
        'Has {{missing}} renounced, or will {{missing}} sign the contract and the transfer?',
    },
    another: {
      title: 'Another executor has not joined in the sale',
      description:
        'The wording at {{where}} shows that somebody else is executor or administrator too and has not joined. Land that several hold is transferred by all of them; one alone cannot give you the title.',
      recommendation:
        'Before you sign or pay, ask for the grant, and for every executor to sign or to renounce in writing.',
      question: 'Who else holds the grant, and will each of them sign?',
    },
    fought: {
      title: 'The estate or the will behind this sale is contested',
      description:
        'The wording at {{where}} tells of a later will, a caveat against the grant or somebody who opposes it. If the vendor turns out not to be the right executor, nobody signs the transfer, and settlement can wait for years.',
      recommendation:
        'Before you sign, ask for the state of the dispute, a last day for settlement, and your right to end the contract and have the deposit back.',
      question: 'Who contests the estate, in which court, and when is it to be decided?',
    },
    bound: {
      title: 'The will or trust may not let the vendor sell without somebody’s consent',
      description:
        'The wording at {{where}} makes a sale by the executor or trustee depend on a consent, a time or a step. A sale that breaks the will or the trust can be stopped or undone by those whom it protects.',
      recommendation:
        'Before you sign, have the written consent, or an order of the court that allows the sale, in your conveyancer’s hands.',
      question: 'Has the consent been given in writing, and by whom?',
    },
    ungranted: {
      title: 'Probate or administration has not been granted yet',
      description:
        'The wording at {{where}} shows that the court has not yet given the grant on which this sale rests. Until it is given, or the land registry has recorded the executor without one where the State allows that, nobody can give you the title, and settlement may wait for months.',
      recommendation:
        'Before you sign, ask for a last day by which the grant must be there, and your right to end the contract and have the deposit back.',
      question: 'When was the grant applied for, and when is it expected?',
    },
  },
  check({ doc, facts }, report) {
    for (const { names, span } of executorsNamed(doc)) {
      const missing = names.filter((name) => !isAmong(name, facts.vendors))
      const selling = names.filter((name) => isAmong(name, facts.vendors))
      if (missing.length === 0 || selling.length === 0 || isExcused(doc, missing)) continue
      const vendors = list(facts.vendors.map(({ value }) => value))
      report(
        'joint',
        [span],
        { missing: list(missing), named: list(names), vendors },
        {
          severity: 'critical',
          unmistakable: true,
          facts: facts.vendors,
          sides: [
            { label: 'Executors', value: list(names), spans: [span] },
            { label: 'Vendor', value: vendors, spans: spansOf(facts.vendors) },
          ],
        },
      )
    }
    const all = passagesIn(doc, ALL_PAPERS)
    for (const { text, plain, span, zone, previous, block } of holdingAny(
      all,
      'text',
      patterns.coExecutor,
      patterns.estate,
      patterns.trustOrWill,
      patterns.notYet,
    )) {
      if (zone === 'by-laws' || zone === 'minutes' || text.endsWith('?')) continue
      if (patterns.coExecutor.test(text) && !patterns.renounced.test(text)) {
        report('another', [span], {}, { severity: 'critical', unmistakable: true })
        continue
      }
      const named = patterns.estate.test(text) || patterns.trustOrWill.test(text)
      if (!named && !patterns.letters.test(text)) continue
      if (patterns.otherEstate.test(text) || patterns.withdrawn.test(text)) continue
      const bound =
        holds(text, patterns.bound, patterns.toSell, patterns.agreementOf, patterns.trustOrWill) &&
        !patterns.allowed.test(plain)
      if (bound) report('bound', [span], {}, { unmistakable: true })
      else if (patterns.fought.test(text) && !patterns.foughtOver.test(text)) {
        report('fought', [span], {}, { unmistakable: true })
      } else if (patterns.notYet.test(text) && !patterns.allowed.test(`${previous} ${text}`)) {
        const severity = patterns.settlesAfter.test(plain) ? 'critical' : 'high'
        report('ungranted', [span], {}, { severity, unmistakable: true })
        // The sentence of the same clause that tells of the application tells no other risk.
        for (const other of all)
          if (other.block === block && other.span !== span && patterns.appliedFor.test(other.text))
            report('ungranted', [other.span], {}, { severity: 'low', unmistakable: true })
      }
    }
  },
})

function isAmong(name: string, vendors: readonly Fact<string>[]): boolean {
  return vendors.some(({ value }) => sameName(value, name) || givenName(value) === givenName(name))
}

/** "Graham" of "my children Graham and Daphne" is Graham Peter Lisle. */
function givenName(name: string): string {
  return name.trim().split(' ')[0]?.toLowerCase() ?? ''
}

function spansOf(facts: readonly Fact<string>[]): Span[] {
  return facts.flatMap(({ spans }) => spans)
}

/** Whether one of them died or gave up the office. */
function isExcused(doc: Doc, names: readonly string[]): boolean {
  return passagesIn(doc, ALL_PAPERS).some(
    ({ text }) =>
      patterns.renounced.test(text) &&
      names.some((name) => text.includes(name.split(' ')[0] ?? '')),
  )
}
