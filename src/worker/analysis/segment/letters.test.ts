import { describe, it } from 'vitest'

import { docOf } from './doc-of.ts'

/** Papers of a bundle, and behind them a letter: the part in which some words of it stand. */
function partOf(text: string, words: string) {
  const doc = docOf(text)
  const block = doc.blocks.find((one) => one.text.includes(words))
  return { ...doc.parts[block?.partIndex ?? -1], clause: block?.clause?.label ?? null }
}

const LAND_TAX = `REVENUE NSW\tLAND TAX CLEARANCE CERTIFICATE\tissued 3 May 2026

Land ID\t12/755301

1. There is no land tax charged on the land.

2. The certificate is clear.`

const PLANNING = `PLANNING CERTIFICATE UNDER SECTION 10.7(2)

1 Zoning

RU5 Village

2 Flood related development controls

None apply.`

const RATES = `RATES NOTICE 2026-27

Shire of Orrabar\tAssessment 441

General rate\t$1,204.00

Total\t$1,204.00`

const MINUTES = `MINUTES OF THE ANNUAL GENERAL MEETING

1. Accounts adopted.

2. Budget adopted as tabled.`

describe('a letter is a paper of its own', () => {
  const letters = [
    [
      'below a letterhead, with a greeting',
      LAND_TAX,
      `TILLER & BOWE SOLICITORS\n\n14 June 2026\n\nMs R. Quarrie\n\nDear Ms Quarrie\n\nThe keys of the shed were never found.\n\nYours faithfully`,
    ],
    [
      'from an office to a firm, without a greeting',
      PLANNING,
      `ORRABAR SHIRE COUNCIL\tEnvironment\t2 July 2026\n\nTo Tiller & Bowe\n\nThe keys of the shed were handed in at our counter.`,
    ],
    [
      'from one to another, below no letterhead',
      RATES,
      `(1)\tFrom: Edith Marl\tTo: Tiller & Bowe\t9 May 2026\n\nThe keys of the shed are with my brother, who will not part with them.`,
    ],
    [
      'an e-mail with a subject',
      MINUTES,
      `From: manager@orrabar.example\n\nTo: T. Bowe\n\nSubject: your question\n\nThe keys of the shed hang in the office.`,
    ],
    [
      'a file note',
      LAND_TAX,
      `FILE NOTE, Tiller & Bowe, 9 May 2026\n\nThe keys of the shed: vendor says they are lost.`,
    ],
    [
      'sent by e-mail, its sender and addressee in one line',
      RATES,
      `Tiller & Bowe to Marl Conveyancing, by email, 8 May 2026\n\nDear Anna\n\n1. The keys of the shed come at settlement.`,
    ],
    [
      'below a drawn line, by hand',
      `SPECIAL CONDITIONS\n\n1. Deposit. The purchaser must pay the deposit to the vendor's agent.\n\n2. The vendor must mow the lawn.`,
      `----------------------------------------\n\nLetter by hand\t"Bindi", 4 April 2025\n\nDear Tom, The keys of the shed are under the mat.`,
    ],
  ] as const
  it.for(letters)('%s', ([, before, letter], { expect }) => {
    const { kind, clause } = partOf(`${before}\n\n${letter}`, 'keys of the shed')
    expect(kind).toBe('annexure')
    expect(clause).toBeNull()
  })

  it('but what an engineer writes is a report', ({ expect }) => {
    const text = `${RATES}\n\nHALLAM STRUCTURAL ENGINEERS\t3 March 2026\n\nDear Mrs Quarrie\n\nThe lintel over the door has dropped.`
    expect(partOf(text, 'lintel').kind).toBe('building-report')
  })
})

describe('no letter', () => {
  const papers = [
    [
      'a certificate that is addressed as a letter is',
      `${PLANNING}\n\nORRABAR SHIRE COUNCIL\n\n3 May 2026\n\nTo Tiller & Bowe\n\nRATES CERTIFICATE UNDER SECTION 603\n\nGeneral rate $1,204.00`,
      'General rate',
      'rates-certificate',
    ],
    [
      'whom a certificate is sent to, beside the column of its references',
      `${PLANNING}\f State Revenue Office\n\nPROPERTY CLEARANCE CERTIFICATE\n\nYour Reference: MT/88\n\nMARL CONVEYANCING PTY LTD\n\nCertificate No: 7180\n\nLEVEL 1, 9 ORR LANE\n\nIssue Date: 27 OCT 2026\n\nLand tax of 2026 is not payable.`,
      'Land tax of 2026',
      'land-tax-certificate',
    ],
    [
      'whom a certificate is sent to, without a reference',
      `${PLANNING}\f State Revenue Office\n\nPROPERTY CLEARANCE CERTIFICATE\n\nMARL CONVEYANCING PTY LTD\n\nCertificate No: 7180\n\nLand tax of 2026 is not payable.`,
      'Land tax of 2026',
      'land-tax-certificate',
    ],
    [
      'whom a certificate is sent to, above rows that begin with a person',
      `${PLANNING}\f State Revenue Office\n\nPROPERTY CLEARANCE CERTIFICATE\n\nMARL & REED LAWYERS\n\nYour ref: MT/88\n\nIssue date: 27 October 2026\n\nMr Tobias Marl\t2026\t$210,000\t$0.00\n\nLand tax of 2026 is not payable.`,
      'Land tax of 2026',
      'land-tax-certificate',
    ],
    [
      'the bill that stands above one',
      `${PLANNING}\n\nORRABAR COUNCIL\tRates and charges 2026-27\tAssessment 441\n\nFour instalments of $301.00 due 31 August. Nothing is owing at 3 May 2026\n\nLETTER\tMarl & Co to Ms Quarrie\t9 May 2026\n\nDear Ms Quarrie, The keys are lost.`,
      'Four instalments',
      'rates-certificate',
    ],
    [
      'a condition that speaks of letters',
      `SPECIAL CONDITIONS\n\n1. NOTICES\n\nA notice from Ann Marl dated 3 May 2026 to the purchaser may be sent by email.\n\n2. The vendor must mow the lawn.`,
      'mow the lawn',
      'special-conditions',
    ],
    [
      'a decision in minutes',
      `${MINUTES}\n\n3. The letter from Orrabar Shire Council of 3 May 2026 to the owners was read.\n\n4. Roof to be painted.`,
      'painted',
      'minutes',
    ],
    [
      'a letter that a meeting lists among its mail',
      `${MINUTES}\n\n3. Correspondence\n\n(a) Letter of complaint from Lot 4 of 3 May 2026, noted. (b) Circular of the insurer.\n\n4. Roof\n\nThe roof is to be painted.`,
      'to be painted',
      'minutes',
    ],
    [
      'a letter without a number below the same heading',
      `${MINUTES}\n\n3. INWARD CORRESPONDENCE\n\nLetter from the council dated 3 May 2026 about bins.\n\nEmail from Lot 2 dated 9 May 2026 about noise.\n\n4. Roof\n\nThe roof is to be painted.`,
      'to be painted',
      'minutes',
    ],
    [
      'the rows of a notice',
      `${RATES}\n\nDue 3 May 2026\t$301.00\n\nWASTE CHARGE\t$88.00\n\nPaid at the post office on 3 May 2026`,
      'WASTE',
      'rates-certificate',
    ],
  ] as const
  it.for(papers)('%s', ([, text, words, kind], { expect }) => {
    expect(partOf(text, words).kind).toBe(kind)
  })
})

describe('a paper of another sender', () => {
  it.for([
    ['a licence', 'CROWN LANDS OFFICE\tLicence 8811\n\nLicensee\tE. Marl', 'Licensee', 'annexure'],
    [
      'a quotation below a line',
      '- - - - - - - - - - - -\n\nNARRAN PUMP SERVICES\tQuote 311\t2 July 2026\n\nNew tank\t$4,000.00',
      'New tank',
      'annexure',
    ],
    [
      'a clearance of the tax office of the Commonwealth',
      'AUSTRALIAN TAXATION OFFICE\tCLEARANCE CERTIFICATE\t2410 1\n\nVendor\tEdith Marl',
      'Edith',
      'annexure',
    ],
    [
      'a permit of a council, in the cell beside its name',
      'ORRABAR CITY COUNCIL\tOCCUPANCY PERMIT\tNo. 88\n\nClass\t1a',
      'Class',
      'building-permit',
    ],
  ] as const)('%s is none of the one before it', ([, paper, words, kind], { expect }) => {
    expect(partOf(`${LAND_TAX}\n\n${paper}`, words).kind).toBe(kind)
  })

  it('an agreement below a line is no special condition', ({ expect }) => {
    const text = `SPECIAL CONDITIONS\n\n1. The vendor must mow the lawn before settlement.\n\n----------------------\n\nDEED made on 3 May 2025 between Ann Marl (Owner) and Bo Finch (Grazier)\n\n1. The Grazier may run sheep on the hill until 2 May 2029.`
    const { kind, clause } = partOf(text, 'run sheep')
    expect(kind).toBe('annexure')
    expect(clause).toBe('clause 1 of the annexure')
  })
})
