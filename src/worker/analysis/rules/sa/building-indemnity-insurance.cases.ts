import { cases } from '../cases.ts'

/** The day to which the papers of the recent work speak. */
const facts = { contractDate: ['2026-10-12', '12 October 2026'] } as const
const C = '[contract-form] Contract of sale\nContract date 12 October 2026\n'
const T = '\n[title-search] Title search\nLot 4. Mortgage to Harbour Bank.'

export default cases({
  in: 'vendor-statement',
  flags: [
    {
      text: '[vendor-statement] Form 1\n3 Building indemnity insurance. Is insurance required? YES, for the rear extension finished on 17 May 2023 by Ferris Dunmore, builder. «Name of insurer: ______________ Policy number: ______________»\nDated 4 November 2026',
      severity: 'high',
    },
    // The lines of the form are empty, and the council tells of work that they should tell of.
    {
      text: '[vendor-statement] Form 1\nParticulars of building indemnity insurance\n«1 Name(s) of person(s) insured»\n«2 Name of insurer»\n«3 Name of builder»\n«4 Date of issue of insurance»\n[rates-certificate] Council search issued 4 May 2027\nConversion of the garage to a bedroom: development approval 12 March 2025, cost $61,000.',
      severity: 'high',
    },
    {
      text: '[vendor-statement]\n«☒ Particulars of building indemnity insurance. Description of insured building work: enclosure of rear alfresco completed May 2024 by the first-named vendor. Name of insurer: nil | No policy of insurance is in force for the work described.»',
    },
    '[vendor-statement]\nParticulars of building indemnity insurance\n«Building work: second bathroom, finished in 2025 | No cover is in place for this work.»',
    '[vendor-statement]\n«Building indemnity insurance. Description of building work: garage conversion, 2024. Insurer: none | No insurance is in effect.»',
    {
      text: '[vendor-statement]\nDescription of building work: granny flat, completed May 2024. Name of insurer: none. «No policy was taken out, the work being carried out by the owner.»',
      severity: 'high',
    },
    '[vendor-statement]\nParticulars of building indemnity insurance\nBuilding work: second storey addition, 2025.\n«No insurance was effected for the addition.»',
    '[vendor-statement]\nBuilding indemnity insurance\n«An exemption was granted by the Commissioner for the garage on 4 May 2025.»',
    {
      text: 'Form 1 dated 3 May 2026\nThe studio was built in 2024.\n«Particulars of building indemnity insurance: left blank.»',
      severity: 'high',
    },
    {
      text: 'Form 1 dated 3 May 2026\n«Building indemnity insurance: Asbestos: none known.»',
      severity: 'medium',
    },
    '[vendor-statement] Form 1\n«Insurance under Division 3 of Part 5 of the Building Work Contractors Act 1995: exemption granted 4 May 2024»',
    'Particulars of building indemnity insurance\n«No certificate of insurance has been found for the garage conversion finished in 2024.»',
    '3. «Building indemnity insurance: none, the work was carried out by an owner-builder.»',
    '[special-conditions]\n8. «The purchaser accepts that building indemnity insurance was never taken out for the new kitchen.»',
    {
      text: '«The builder holds an exemption from building indemnity insurance for this dwelling.»',
      severity: 'medium',
    },
    {
      text: 'Statement dated 4 March 2026\n«Building indemnity insurance: no policy is held for the extension of 2009.»',
      severity: 'low',
    },
    {
      text: `${C}[vendor-statement] Form 1
Insurance of building work, builders indemnity: nil
[annexure] Notes
«A second storey was added by a licensed builder in 2023.»${T}`,
      state: 'SA',
      severity: 'medium',
      facts,
    },
    {
      text: `${C}[vendor-statement] Form 1
No notices.
[planning-certificate] Council reply
«DA 23001122, dwelling completed 14 July 2023, certificate of occupancy 20 July 2023.»${T}`,
      state: 'SA',
      severity: 'high',
      facts,
    },
  ],
  passes: [
    '[vendor-statement] Form 1\n3 Building indemnity insurance. Is insurance required? NO. Name of insurer: ______________ Policy number: ______________',
    '[vendor-statement] Form 1\nParticulars of building indemnity insurance\n1 Name of insurer: Harbour Insurance Ltd\n2 Name of builder: Quist Homes\n3 Date of issue of insurance: 4 May 2025\n[rates-certificate] Council search issued 4 May 2027\nConversion of the garage to a bedroom: development approval 12 March 2025.',
    '[vendor-statement] Form 1\nParticulars of building indemnity insurance\n1 Name of insurer\n2 Name of builder\n3 Date of issue of insurance\n[rates-certificate] Council search issued 4 May 2027\nExtension of the dwelling: approval 12 March 2009.',
    '[vendor-statement] Form 1\nBuilding work in the last 5 years requiring indemnity insurance: None',
    '[vendor-statement] Form 1\nWork since 2021 that needs building indemnity insurance | Nil',
    '[vendor-statement]\nBuilding indemnity insurance is not needed for (d) building work in respect of which an exemption under the Building Work Contractors Act 1995 applies.',
    '[vendor-statement]\nBuilding indemnity insurance: if particulars are not given, has an exemption been granted under section 45 of the Building Work Contractors Act 1995? NO',
    'Building indemnity insurance is held for the extension: policy CBI774411 issued by Southern Cross Insurance, attached.',
    'Particulars of building indemnity insurance: no building work requiring insurance was done in the last 5 years.',
    'Is building indemnity insurance required to be held? NO',
    'Insurance: the vendor does not hold public liability insurance for the land.',
    {
      text: `${C}[vendor-statement] Form 1
No notices.
[annexure] Notes
The rear wing was finished in October 2019 by Larch Homes.${T}`,
      state: 'SA',
      facts,
    },
    {
      text: `${C}[vendor-statement] Form 1
Building indemnity insurance: policy QB 11223 attached.
[annexure] Notes
A second storey was added by a licensed builder in 2023.${T}`,
      state: 'SA',
      facts,
    },
  ],
  clear: ['Building indemnity insurance for the house: certificate attached.'],
})
