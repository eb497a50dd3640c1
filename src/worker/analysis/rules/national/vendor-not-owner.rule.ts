import type { Fact } from '../../facts/facts.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { EXPLAINED_SALE_PATTERNS, isSaleExplained } from '../parties/explained-sale.ts'
import { COMPANY_NAME_PATTERNS } from '../parties/company-names.ts'
import { lineAround } from '../reading/line-around.ts'
import {
  assignmentTold,
  MORTGAGEE_SALE_PATTERNS,
  onTitle,
  otherLenderOnTitle,
  sellsAsMortgagee,
} from '../parties/mortgagee-sale.ts'
import { ESTATE_PATTERNS, isOffTitle, isRepresented } from '../parties/represented-owner.ts'
import { COMPANY_TITLE_PATTERNS, companyTitleIn } from '../papers/company-title.ts'
import { isSameParty as isSame, ownersElsewhere } from '../parties/owners-elsewhere.ts'
import { deathTold, TOLD_DEATH_PATTERNS } from '../parties/told-death.ts'
import { sideOf } from '../reading/side-of.ts'
import { list } from '../say.ts'
import {
  SAME_SELLER_PATTERNS,
  sellsOwn,
  isRenamed,
  holdsName,
  namedAsVendor,
} from '../parties/same-seller.ts'

const patterns = wordings({
  ...SAME_SELLER_PATTERNS,
  ...COMPANY_TITLE_PATTERNS,
  ...COMPANY_NAME_PATTERNS,
  ...EXPLAINED_SALE_PATTERNS,
  ...ESTATE_PATTERNS,
  ...MORTGAGEE_SALE_PATTERNS,
  ...TOLD_DEATH_PATTERNS,
  /** In what capacity a vendor sells: for one who died. */
  estate:
    /\b(?:executors?|executrix|executrices|administrators?|administratrix|personal representatives?|estate|deceased|will)\b/i,
  bankrupt: /\bbankrupt/i,
  /** A company or a public officer. */
  outlives: /\b(?:trustees?|guardian|public|ltd|limited|corporation)\b/i,
})

/** Only the registered owner, or someone with its authority, can give the title. */
export default defineRule({
  id: 'national/vendor-not-owner',
  title: 'The vendor and the registered owner',
  category: 'legal',
  severity: 'critical',
  kind: 'inconsistency',
  law: [cite(act.vic.saleOfLand, 's 32I'), cite(act.nsw.conveyancing, 's 57')],
  appliesTo: ['title-search'],
  patterns,
  clear: 'No difference was found between the vendor and the owner on the title.',
  messages: {
    other: {
      title: 'The vendor is not the registered proprietor on the title',
      description:
        'The papers name {{vendors}} as vendor; the title names {{owners}} as registered owner. Someone who does not own the land may be unable to transfer it to you.',
      recommendation:
        'Before you sign or pay, ask for proof of the vendor’s right to sell: a contract, probate, a power of attorney or a change of name.',
      question: 'What gives {{vendors}} the right to sell land registered to {{owners}}?',
    },
    lender: {
      title: 'The vendor sells as mortgagee, but the mortgage on the title is in another name',
      description:
        '{{vendors}} sells by the power of sale of a lender. The title in this file does not name {{vendors}}: the mortgage at {{where}} is in the name of somebody else. As long as the mortgage is not registered in the vendor’s name, the vendor may be unable to give a transfer that can be registered, and the owner ({{owners}}) may contest the sale after you have paid.',
      recommendation:
        'Before you sign or pay, ask for the registered transfer of the mortgage to the vendor and a title search that shows it; otherwise have the lender on the title sell, or make settlement wait for registration.',
      question:
        'By which registered instrument does {{vendors}} hold the mortgage, and will it be on the title before settlement?',
    },
    estate: {
      title: 'The title is still in the name of the owner who died',
      description:
        'The title still names an owner who has died ({{owners}}); the sale is by {{vendors}}, as executor or administrator (who settles the estate). The executor has to be registered on the title before it can be transferred to you, which normally needs the grant of probate (the court’s proof of the will; in some States the registry can do without it) and can take weeks.',
      recommendation:
        'Ask for a copy of the grant, if there is one already, and on which day the executor will be registered on the title.',
      question:
        'Has probate been granted, and will the executor be registered on the title before settlement?',
    },
    missing: {
      title: 'A registered owner is not named as vendor',
      description:
        'The title also names {{missing}} as registered owner, but these papers do not name them as vendor. Without every owner’s signature the land cannot be transferred to you.',
      recommendation: 'Before you sign, have every registered owner named as vendor and sign.',
      question:
        'Why do the papers not name {{missing}} as vendor, and will every registered owner sign?',
    },
    dead: {
      title: 'A registered owner ({{missing}}) has died, and the title still names them',
      description:
        'The title names {{missing}} as registered owner; by the wording at {{where}} they have died, and nobody sells in their place. The land cannot be transferred to you before the title names the joint owner who survived, or the executor who has the court’s grant; a share held in common goes to the estate and not to the other owner.',
      recommendation:
        'Before you sign, ask how the owners held the land (jointly or in shares), and for proof that the death, or the grant to an executor who also signs, is registered in time for settlement.',
      question:
        'Did {{missing}} own jointly or in common, has the death or a grant of probate been lodged for registration, and will the executor sign?',
    },
    elsewhere: {
      title: 'One of the titles that are sold belongs to {{owners}}, not named as vendor',
      description:
        'The land is sold under several titles. The title at {{where}} names {{owners}} as registered owner, but the papers name {{vendors}} alone as vendor. Without that owner’s signature this part of the land cannot be transferred to you.',
      recommendation:
        'Before you sign or pay, have every registered owner of every title named as vendor and sign.',
      question:
        'Why do the papers not name {{owners}} as vendor, although one of the titles is in that name?',
    },
    extra: {
      title: 'The papers name {{strangers}} as vendor, but the title shows only {{owners}}',
      description:
        'The papers name {{vendors}} as vendor; the title shows {{owners}} alone as registered owner. Either the title is not the latest or somebody signs who owns nothing; a contract whose parties are wrong can be argued about when something goes wrong.',
      recommendation:
        'Before you sign, ask for a fresh title search, and have the contract name the registered owner as vendor.',
      question:
        'Why do the papers name {{strangers}} as vendor, when the title shows {{owners}} alone?',
    },
  },
  check(reading, report) {
    const { doc, facts } = reading
    const { vendors, proprietors } = facts
    if (vendors.length === 0 || proprietors.length === 0) {
      report.notInDocument('A vendor and a title search are not both in this file.')
      return
    }
    const shares = companyTitleIn(doc)
    if (shares.length > 0 && proprietors.every(({ value }) => patterns.company.test(value))) {
      report.clear(
        'Shares are sold: the land is owned by the company, and the vendor must hold the shares.',
        shares.slice(0, 1),
      )
      return
    }
    const names = (of: readonly Fact<string>[]) => list(of.map(({ value }) => value))
    for (const owners of ownersElsewhere(doc, facts)) {
      const silent = owners.filter(
        ({ value }) => !namedAsVendor(doc, value) && !isRepresented(doc, value),
      )
      if (silent.length === 0) continue
      const spans = silent.flatMap((owner) => owner.spans)
      const where = `page ${doc.pageAt(spans[0]?.start ?? 0)}`
      const values = { vendors: names(vendors), owners: names(silent), where }
      report('elsewhere', spans, values, {
        facts: [...vendors, ...silent],
        sides: [
          { label: 'Vendor', value: values.vendors, spans: vendors.flatMap((one) => one.spans) },
          { label: 'Registered owner', value: values.owners, spans },
        ],
      })
    }
    const strangers = vendors.filter(
      ({ value }) =>
        !proprietors.some(
          (owner) => sellsOwn(value, owner.value) || isRenamed(doc, owner.value, value),
        ),
    )
    const missing = proprietors.filter(
      ({ value }) =>
        !vendors.some(
          (vendor) => sellsOwn(vendor.value, value) || isRenamed(doc, vendor.value, value),
        ) && !namedAsVendor(doc, value),
    )
    const extract = doc.parts
      .filter(({ kind }) => kind === 'company-extract')
      .map(({ span }) => doc.text.slice(span.start, span.end).toLowerCase())
      .join(' ')
    // A director who owns the land is named in the extract too, and is not the company.
    const oneCompany = [...strangers, ...missing].every(
      ({ value }) => patterns.company.test(value) && extract.includes(value.toLowerCase()),
    )
    if (strangers.length > 0 && oneCompany) {
      report.clear(
        'The owner on the title is the vendor company under a former name.',
        missing.flatMap(({ spans }) => spans),
      )
      return
    }
    if (strangers.length > 0 && strangers.every(({ value }) => sellsAsMortgagee(doc, value))) {
      report.clear(
        'The vendor is the mortgagee on the title and sells by its power of sale.',
        strangers.flatMap(({ spans }) => spans),
      )
      return
    }
    const [stranger] = strangers
    const lender = stranger === undefined ? null : otherLenderOnTitle(reading, stranger)
    if (stranger !== undefined && lender !== null && missing.length === proprietors.length) {
      const told = assignmentTold(doc)
      const spans = [...stranger.spans.slice(0, 1), lender.span]
      report(
        'lender',
        told === null ? spans : [...spans, told.span],
        {
          vendors: stranger.value,
          owners: names(proprietors),
          where: `page ${doc.pageAt(lender.span.start)}`,
        },
        {
          severity: 'critical',
          unmistakable: true,
          facts: [stranger],
          sides: [
            { label: 'Vendor, as mortgagee', value: stranger.value, spans: stranger.spans },
            sideOf('Mortgage on the title', lender),
          ],
        },
      )
      return
    }
    // An executor or administrator sells what the title still has in another's name.
    const actsFor = (owner: string) =>
      vendors.some(
        ({ value, capacity }) =>
          (capacity !== undefined && holdsName(capacity.text, owner)) ||
          (patterns.estateOf.test(value) && isSame(value.replace(patterns.estateOf, ''), owner)),
      )
    if (missing.length > 0 && missing.every(({ value }) => actsFor(value))) {
      const ofEstate =
        vendors.some(({ value, capacity }) => {
          const text = `${value} ${capacity?.text ?? ''}`
          return patterns.estate.test(text) && !patterns.bankrupt.test(text)
        }) && !missing.some(({ value }) => patterns.outlives.test(value))
      const spans = missing.flatMap((owner) => owner.spans.map((span) => lineAround(doc, span)))
      // Where the grant is there, or said to be registered, there is nothing left to ask of the title.
      if (!ofEstate || !isOffTitle(doc)) {
        const note = ofEstate
          ? 'The title still names the owner who died; the vendor sells as executor or administrator.'
          : 'The vendor acts for the owner on the title.'
        report.clear(note, spans)
        return
      }
      const owners = names(missing)
      report(
        'estate',
        spans,
        { vendors: names(vendors), owners },
        {
          severity: 'medium',
          unmistakable: true,
          facts: [...vendors, ...missing],
          sides: [
            { label: 'Vendor', value: names(vendors), spans: vendors.flatMap((one) => one.spans) },
            { label: 'Registered owner', value: owners, spans },
          ],
        },
      )
      return
    }
    const isInCapacity = vendors.some(({ capacity }) => capacity !== undefined)
    const explained = isInCapacity || isSaleExplained(doc, [...vendors, ...proprietors])
    const sides = [
      { label: 'Vendor', value: names(vendors), spans: vendors.flatMap(({ spans }) => spans) },
      {
        label: 'Registered owner',
        value: names(proprietors),
        spans: proprietors.flatMap(({ spans }) => spans),
      },
    ]
    // One who sells for an owner who died sells that owner's share, and not a co-owner's.
    const unspoken = missing.filter(({ value }) => !actsFor(value) && !isRepresented(doc, value))
    const isForOne = unspoken.length > 0 && unspoken.length < missing.length
    const absent = strangers.length === 0 ? missing : isForOne ? unspoken : []
    if (strangers.length > 0 && missing.length > 0 && absent.length === 0) {
      const spans = [
        ...strangers.flatMap((fact) => fact.spans),
        ...missing.flatMap((fact) => fact.spans.map((span) => lineAround(doc, span))),
      ]
      const estate = missing.every(({ value }) => isRepresented(doc, value))
      const forEstate = isOffTitle(doc) ? 'medium' : 'low'
      const severity = estate ? forEstate : explained ? 'medium' : 'critical'
      report(
        estate ? 'estate' : 'other',
        spans,
        // A co-owner who lives sells and is on the title: neither dead nor an executor.
        estate
          ? { vendors: names(strangers), owners: names(missing) }
          : { vendors: names(vendors), owners: names(proprietors) },
        { severity, facts: [...vendors, ...proprietors], sides },
      )
    } else if (absent.length > 0) {
      const deaths = absent.map(({ value }) => deathTold(doc, value))
      const [death] = deaths
      if (death !== undefined && death !== null && !deaths.includes(null)) {
        report(
          'dead',
          [
            ...absent.flatMap(({ spans }) => spans.map((span) => lineAround(doc, span))),
            ...deaths.flatMap((span) => span ?? []),
          ],
          { missing: names(absent), where: `page ${doc.pageAt(death.start)}` },
          { severity: 'critical', facts: [...vendors, ...proprietors], sides },
        )
        return
      }
      report(
        'missing',
        absent.flatMap(({ spans }) => spans.map((span) => lineAround(doc, span))),
        { missing: names(absent) },
        {
          severity: explained && !isForOne ? 'high' : 'critical',
          facts: [...vendors, ...proprietors],
          sides,
        },
      )
    } else if (strangers.length > 0 && !explained) {
      const extra = strangers.filter(({ value }) => !onTitle(doc, value))
      if (extra.length === 0) return
      report(
        'extra',
        [...extra.flatMap(({ spans }) => spans), ...proprietors.flatMap(({ spans }) => spans)],
        { strangers: names(extra), vendors: names(vendors), owners: names(proprietors) },
        { severity: 'high', strength: 'likely', facts: [...vendors, ...proprietors], sides },
      )
    }
  },
})
