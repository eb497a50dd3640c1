import type { Layout } from './contract-layouts.ts'

/** Parties that sentences and headings name. */
export const TOLD_PARTY_LAYOUTS: readonly Layout[] = [
  [
    'TOLD 1 who a paper is prepared for',
    `BUILDING CONTRACT AND CONTRACT OF SALE (Victoria)
Prepared 6 November 2026 for GARNET HOMES PTY LTD ACN 687 295 094, vendor
and for INDIRA CHAUDHARY and LEWIS CHAUDHARY, purchasers`,
    { vendors: ['Garnet Homes Pty Ltd'], purchasers: ['Indira Chaudhary', 'Lewis Chaudhary'] },
  ],
  [
    'TOLD 2 a deed of two parts',
    `MEMORANDUM OF AGREEMENT made the 4th day of May 2026 (Victoria)
BETWEEN HAROLD FINCH and ELSPETH FINCH of 3 Mill Lane, Kyneton Rise VIC 3444 (hereinafter called "the Vendor") of the one part
AND DOMINIC VELLA of 8 High Street, Kyneton Rise VIC 3444 (hereinafter called "the Purchaser") of the other part
CONTRACT OF SALE OF REAL ESTATE`,
    { vendors: ['Harold Finch', 'Elspeth Finch'], purchasers: ['Dominic Vella'] },
  ],
  [
    'TOLD 3 owners of a strata plan',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor: The Owners - Strata Plan 8812
land: 4 Elm Street, Ashfield Rise NSW 2131`,
    { vendors: ['The Owners - Strata Plan 8812'] },
  ],
  [
    'TOLD 4 an estate beside its owner',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor: Mei Ling Chong and the Estate of the late Robert Chong
land: 4 Elm Street, Ashfield Rise NSW 2131`,
    { vendors: ['Mei Ling Chong', 'Estate of the late Robert Chong'] },
  ],
  [
    'TOLD 5 trustees for sale',
    `CONTRACT OF SALE OF REAL ESTATE (Victoria)
Vendor: Gregor Holt and Maxine Doyle as Trustees for Sale appointed by order of VCAT
Purchaser: Priory Lane Pty Ltd as trustee for the Priory Lane Unit Trust`,
    { vendors: ['Gregor Holt', 'Maxine Doyle'], purchasers: ['Priory Lane Pty Ltd'] },
  ],
  [
    'TOLD 6 a secretary of a department',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor\tSecretary, Department of Planning
land\t9 Cowper Street, Dunbogan NSW 2443
\tLot 7 DP 33221
purchaser`,
    { vendors: ['Secretary, Department of Planning'] },
  ],
  [
    'TOLD 7 receivers and managers',
    `Contract for the sale and purchase of land 2022 edition
vendor: Mount Kembla Land Pty Ltd (ACN 600 100 200) (Receivers and Managers Appointed)
land: 12 Mine Road, Kembla Rise NSW 2526
purchaser: See Schedule`,
    { vendors: ['Mount Kembla Land Pty Ltd'], purchasers: [] },
  ],
  [
    'TOLD 8 blank fields below a label',
    `CONTRACT OF SALE OF REAL ESTATE (Victoria)
Vendor: Tania Orr
Purchaser:
Full Name: ____________________ ACN: ____________
Address: ____________________
Guarantor:
Full Name: ____________________
Land: Lot 5 PS 33221`,
    { purchasers: [] },
  ],
  [
    'TOLD 9 a buyer told at the auction',
    `CONTRACT OF SALE OF REAL ESTATE (Victoria)
Vendor: Tania Orr
Vendor's address: 8 Rose Court, Box Hill Rise VIC 3129
Purchaser: To be completed at auction
Purchaser's address: 
Signed by the Purchaser in the presence of: Witness Name`,
    { vendors: ['Tania Orr'], purchasers: [] },
  ],
]
