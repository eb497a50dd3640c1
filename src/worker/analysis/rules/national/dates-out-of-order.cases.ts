import { cases } from '../cases.ts'

const contractDate = ['2026-07-20', '20 July 2026'] as const
const settlement = [{ kind: 'date', date: '2026-09-18' }, '18 September 2026'] as const
const head = '[particulars]\nDate of contract: 20 July 2026\nSettlement: 18 September 2026\n'
const dated = { contractDate, settlement }
const marked = {
  contract: head.replace('20 July 2026', '«20 July 2026»'),
  settlement: head.replace('18 September 2026', '«18 September 2026»'),
}

export default cases({
  flags: [
    {
      text: '[particulars]\nSettlement: «20 November 2026»\n[special-conditions]\n2. «This Contract depends on the Buyer’s selling 4 Elm Street under a contract that has settled on or before 27 November 2026.»',
      facts: { settlement: [{ kind: 'date', date: '2026-11-20' }, '20 November 2026'] },
    },
    {
      text: '[particulars]\nSettlement: «20 November 2026»\n[special-conditions]\n2. «The contract is subject to completion of the purchaser’s sale of 9 Orr Road by 4 December 2026.»',
      facts: { settlement: [{ kind: 'date', date: '2026-11-20' }, '20 November 2026'] },
    },
    {
      text: '[particulars]\nCompletion: «20 November 2026»\n[special-conditions]\n2. «It is a condition of this contract that your house at Hale is sold, with your sale completing not later than 11 January 2027.»',
      facts: { settlement: [{ kind: 'date', date: '2026-11-20' }, '20 November 2026'] },
    },
    '[building-permit] Building file\n«The building permit was issued on 3 June 2019.» «The certificate of occupancy was issued on 14 February 2018.»',
    '[building-permit] Certificate\n«Approval was granted on 11 November 2014, and the finished building was inspected on 4 March 2014.»',
    {
      text: `${marked.contract}[other] General power of attorney\nDonor: Ralf Dunne. Attorney: Oriel Dunne.\n«Executed as a deed on 12 August 2026.»`,
      facts: dated,
      severity: 'high',
    },
    {
      text: `${marked.contract}[company-extract] Extract\nI, Evander Blythe, appoint Romilly Blythe to be my attorney. «This power was executed on 3 August 2026 and has effect from that day only.»`,
      facts: dated,
      severity: 'high',
    },
    {
      text: `${marked.contract}[other] Enduring power of attorney\n«This power of attorney is given on 2 August 2026 by Ralf Dunne of Garrick.»`,
      facts: dated,
      severity: 'high',
    },
    {
      text: `${marked.settlement}«Finance Date: 25 September 2026»`,
      facts: dated,
      severity: 'high',
    },
    {
      text: `${marked.settlement}[special-conditions]\n2. «A building and pest inspection is to be completed by 18 September 2026.»`,
      facts: dated,
    },
    { text: `${marked.contract}«Inspection Date: 3 July 2026»`, facts: dated },
    { text: `${marked.contract}«Sunset date: 30 June 2026»`, facts: dated },
    {
      text: `${marked.settlement}[special-conditions]\n4. «The deposit is secured by a bank guarantee that expires on 1 September 2026.»`,
      facts: dated,
    },
    '[building-permit]\n«The permit was issued on 3 May 2024 and lapses on 3 May 2023.»',
    '[lease] Tenancy agreement\n«Term: 1 February 2027 to 31 January 2026»',
    '[lease] Licence\n«Commences: 5 August 2026»\n«Expires: 4 August 2025»',
    {
      text: '[special-conditions]\n1. «Hedda Moss died on 4 April 2026.»\n2. «Probate was granted on 4 March 2026.»',
      severity: 'high',
    },
    '[building-permit] Pool safety certificate\n«Date of inspection: 19 June 2026»\n«Date of issue: 12 June 2026»',
    {
      text: `${marked.contract}[lease] Tenancy agreement\n«The rent was last increased on 5 March 2027.»`,
      facts: dated,
    },
    {
      text: `${marked.contract}[vendor-statement]\n«The smoke alarm certificate is current until 30 June 2026.»`,
      facts: dated,
    },
    {
      text: `${marked.contract}«Signed by the vendor's attorney under power of attorney dated 2 August 2026»`,
      facts: dated,
    },
  ],
  passes: [
    '[vendor-statement]\nFor the Development: building permit BS-U 41877/1 of 3 September 2026, a summary of which is attached. A demolition permit for the joinery sheds was completed by certificate of final inspection on 11 July 2024.',
    '[rates-certificate] Search\nDA 21/0734 Dwelling. Consent 4 June 2021. Certificate of occupancy issued 12 May 2022.\nDA 22/1188 Plunge pool. Consent 14 November 2022. Final inspection 20 March 2023.',
    '[building-permit] Record of permits\nBP 2014/112 | final inspection 3 May 2015\nBP 2016/045 | permit issued 9 June 2016',
    '[planning-certificate] Approvals\nBA-1992/07: completion certificate 4 July 1993.\nBA-1994/31: approval 2 March 1994.',
    {
      text: '[particulars]\nSettlement: 20 November 2026\n[special-conditions]\n2. This contract is conditional on the buyer selling 4 Elm Street by 1 November 2026.',
      facts: { settlement: [{ kind: 'date', date: '2026-11-20' }, '20 November 2026'] },
    },
    '[building-permit] Building file\n2018/0771 roof reinstatement, occupancy permit 2 November 2018.\n2021/0094 granny flat, permit surrendered by the owner 4 February 2022, work not commenced.',
    {
      text: `${head}[title-search]\nAGREEMENT: the owner must build the road; certificate of completion dated 4 May 2026.\n[other]\nThe road: statement of completion 4 May 2026.`,
      facts: dated,
    },
    // Somebody has looked already; that is no term of the contract.
    '[contract-form]\nContract date: 22 July 2026\n[special-conditions]\n37. The purchaser had a building consultant through the house on 11 July 2026.',
    '[rates-certificate] Settlement enquiry\n2 Dwelling: BL 91/2207. Carport: retrospective building approval certificate issued on 28 October 2020 after the City wrote to the owner.\n3 Swimming pool or spa: above-ground spa, lockable cover. Inspected on 9 February 2025 and found to comply.',
    '[building-permit] Building file\nThe permit for the pool was issued on 3 June 2019. The certificate of occupancy of the dwelling was issued on 14 February 2012.',
    '[building-permit] Building file\nThe building permit was issued on 3 June 2016. The certificate of occupancy was issued on 14 February 2018.',
    '[building-permit] Building file\nThe deck was completed on 4 May 2014 without approval. A permit was granted on 3 May 2019.',
    {
      text: `${head}[other] General power of attorney\nDonor: Ralf Dunne. Attorney: Oriel Dunne.\nExecuted on 12 May 2026.\nA certified copy was made on 25 July 2026.`,
      facts: dated,
    },
    {
      text: `${head}The transfer may be signed by an attorney under a power of attorney to be made on 2 August 2026`,
      facts: dated,
    },
    { text: `${head}Finance Date: 7 August 2026\nInspection Date: 3 August 2026`, facts: dated },
    {
      text: `${head}[special-conditions]\n1. Rent is adjusted from 25 September 2026 and the loan of the vendor was repaid on 2 July 2026.`,
      facts: dated,
    },
    {
      text: '[special-conditions]\n1. Hedda Moss died on 4 April 2026.\n2. Probate of the will dated 9 May 2011 was granted on 2 June 2026.',
    },
    {
      text: `${head}[special-conditions]\n4. A bank guarantee that expires on 18 December 2026 may be given.`,
      facts: dated,
    },
    {
      text: `${head}[building-permit]\nThe permit was issued on 3 May 2024. A frame inspection was passed on 9 August 2024.`,
      facts: dated,
    },
    {
      text: `${head}[rates-certificate]\nDate of issue: 5 July 2026\nFor the year ending 30 June 2026: $1,900`,
      facts: dated,
    },
    {
      text: `${head}[vendor-statement]\nThe policy current to 30 June 2026 was renewed.\nThe licence is in force until 30 June 2030.`,
      facts: dated,
    },
    {
      text: `${head}[lease] Tenancy agreement\nThe rent was last increased on 5 March 2026. It may next be increased on 5 March 2027.`,
      facts: dated,
    },
    {
      text: `${head}Signed by the vendor's attorney under power of attorney dated 2 May 2026`,
      facts: dated,
    },
    '[building-permit] Pool safety certificate\nDate of inspection: 9 June 2026\nDate of issue: 12 June 2026',
  ],
  clear: [
    {
      text: `${head}Finance Date: 7 August 2026`,
      facts: dated,
    },
  ],
})
