import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[vendor-statement]\n«No building permit has been issued in the last seven years.»\n[building-permit]\n«Building permit BS-U 1304 was issued on 9 March 2025 for a deck.»',
    '[particulars]\n«The seller has not altered or extended the house.»\n[building-report]\n«The rear room was added in about 2023.»',
    '[vendor-statement]\n«Owner-builder work: none»\n[annexure] Invoice\n«Consent of 3 June 2024 to Mr Dunn as owner-builder of a pergola.»',
    '[vendor-statement]\n«The house has never been flooded.»\n[annexure] Letter of the insurer\n«The claim is for the house, which was inundated in March 2022.»',
    '[owners-corporation-certificate]\n«The building is fully insured with Reef Insurance.»\n[minutes]\n«The policy was cancelled on 1 June 2026.»',
    '[particulars]\nLand: 5 Mill Lane\n[by-laws]\n«No dog or cat may be kept in a lot.»\n[annexure] Brochure\n«A pet-friendly home by the park.»',
    '[particulars]\nLand: 5 Mill Lane\n[by-laws]\n«A lot must not be used for short-term letting.»\n[annexure] Brochure\n«It earns holiday letting income of $41,000 a year.»',
    '[special-conditions]\n«The vendor and the agent are not related.»\n[annexure] Letter\n«The buyer dealt with Ms Roe, who is a sister of the vendor.»',
    '[vendor-statement]\n«There are no legal proceedings about the land.»\n[minutes]\n«Lot 3 filed an application with the tribunal about the noise.»',
    '[vendor-statement]\n«Asbestos: none»\n[building-report]\n«The eaves contain asbestos cement.»',
  ],
  passes: [
    '[vendor-statement]\nOwner-builder work: none\n[building-permit]\nBuilding permit BS-U 1304 was issued on 9 March 2025 to Hearth Carpentry Pty Ltd.',
    '[vendor-statement]\nNo building permit has been issued in the last seven years.\n[building-permit]\nBuilding permit BS-U 1304 was issued on 9 March 2015 for a deck.',
    '[vendor-statement]\nNo building permit has been issued in the last seven years.\n[annexure] Council\nBuilding permits are issued under the Building Act 1993.',
    '[vendor-statement]\nThe house has never been flooded.\n[planning-certificate]\nThe land is within the 1% flood level of 2019.',
    '[particulars]\nLand: 5 Mill Lane\n[by-laws]\nNo dog or cat may be kept in a lot without the consent of the committee.\n[annexure] Brochure\nA pet-friendly home by the park.',
    '[vendor-statement]\nThere are no legal proceedings about the land.\n[minutes]\nThe application to the tribunal was dismissed.',
    '[vendor-statement]\nAsbestos: none\n[building-report]\nNo asbestos was found. Evidence of termites in the shed.',
    '[owners-corporation-certificate]\nThe building is fully insured with Reef Insurance.\n[minutes]\nIf the policy lapsed, the owners would be liable.',
    '[special-conditions]\nThe vendor and the agent are not related.\n[annexure] Letter\nThe wife of the tenant has a key.',
  ],
  clear: ['[vendor-statement]\nThe house has never been flooded.'],
})
