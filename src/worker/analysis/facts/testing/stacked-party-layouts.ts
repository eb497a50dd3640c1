import type { Layout } from './contract-layouts.ts'

/** Parties on lines and in columns of their own, and owners beside words of their tenancy. */
export const STACKED_PARTY_LAYOUTS: readonly Layout[] = [
  [
    'STACKED a company and its trust in two cells under a label, buyers stacked above their address',
    `Contract for Residential Houses and Land
Contract Date                    ............
Seller
      Bramble Court Holdings Pty Ltd  ACN 605 311 895  as trustee for the Bramble Family Trust
Seller's Solicitor               Lorne & Co, Cairns
Buyer
      Edith Rose Hallam
      Noel Peter Strand
      of 5 Ironbark Circuit, Bardon Heights QLD 4065
Buyer's Solicitor                Fernhill Conveyancing Lawyers
Address             14 Nautilus Drive, Port Merrin QLD 4877
Purchase Price      $389,000.00
Deposit             $5,000.00`,
    {
      vendors: ['Bramble Court Holdings Pty Ltd'],
      purchasers: ['Edith Rose Hallam', 'Noel Peter Strand'],
    },
  ],
  [
    'STACKED three of a side on lines of their own',
    `CONTRACT OF SALE OF REAL ESTATE
Particulars of Sale
VENDOR:
Amos Reid Calder
Judith Calder
Wren Calder
all of 4 Bay Road, Oldtown VIC 3999
PURCHASER:
Edith Rose Hallam
Noel Peter Strand
18 Bay Road, Oldtown VIC 3999
LAND: Lot 3 on Plan of Subdivision 402776D
PRICE: $389,000.00`,
    {
      vendors: ['Amos Reid Calder', 'Judith Calder', 'Wren Calder'],
      purchasers: ['Edith Rose Hallam', 'Noel Peter Strand'],
    },
  ],
  [
    'STACKED names going on in their own columns',
    `CONTRACT OF SALE OF REAL ESTATE
Particulars of Sale
Vendor                     Purchaser
Amos Reid Calder           Edith Rose Hallam
Judith Wren                Noel Peter Strand
4 Bay Road                 18 Bay Road
Oldtown VIC 3999           Oldtown VIC 3999
Land: Lot 3 on Plan of Subdivision 402776D
Price: $389,000.00`,
    {
      vendors: ['Amos Reid Calder', 'Judith Wren'],
      purchasers: ['Edith Rose Hallam', 'Noel Peter Strand'],
    },
  ],
  [
    'STACKED names in the value cell of a label',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND 2022 EDITION
vendor          Amos Reid Calder
                Judith Wren
                4 Bay Road, Oldtown NSW 2999
vendor's solicitor   Tidswell & Co
purchaser       Edith Rose Hallam
                Noel Peter Strand
                both of 18 Bay Road, Oldtown NSW 2999
land            3 Kestrel Way, Harrington Rise NSW 2567
price           $389,000.00
deposit         $38,900.00`,
    {
      vendors: ['Amos Reid Calder', 'Judith Wren'],
      purchasers: ['Edith Rose Hallam', 'Noel Peter Strand'],
    },
  ],
  [
    'STACKED dotted leaders, a second name below',
    `CONTRACT FOR SALE OF LAND
SELLER ............ Amos Reid Calder
                    Judith Wren
ADDRESS ........... 4 Bay Road, Oldtown WA 6999
BUYER ............. Edith Rose Hallam
                    Noel Peter Strand
ADDRESS ........... 18 Bay Road, Oldtown WA 6999
PROPERTY .......... 3 Kestrel Way, Harrington Rise WA 6567
PRICE ............. $389,000.00`,
    {
      vendors: ['Amos Reid Calder', 'Judith Wren'],
      purchasers: ['Edith Rose Hallam', 'Noel Peter Strand'],
    },
  ],
  [
    'STACKED a cover on which they sign by short names',
    `Contract of Sale of Land
Unit 3, 17 Larch Grove, Fernhurst
SIGNED BY
Party                    Name                              Date
Purchaser                Edith Hallam                      16 November 2026
Purchaser                Noel Strand                       16 November 2026
Vendor                   Amos R Calder                     17 November 2026
Particulars of Sale
VENDOR
Amos Reid Calder
Unit 3, 17 Larch Grove, Fernhurst VIC 3154
PURCHASER
Edith Rose Hallam and Noel Strand
as joint tenants
8/40 Quarry Road, Upper Fernhurst VIC 3156
LAND
Volume 10288 Folio 613
PRICE $642,000.00`,
    { vendors: ['Amos Reid Calder'], purchasers: ['Edith Rose Hallam', 'Noel Strand'] },
  ],
  [
    'STACKED the schedule has the whole of a name that signs short',
    `Contract of Sale of Land
EXECUTION
Seller      Amos Calder       dated 16 November 2026
Buyer       E Hallam          dated 16 November 2026
SCHEDULE
1. Seller: Amos Reid Calder of 4 Bay Road, Oldtown QLD 4999
2. Buyer: Edith Rose Hallam of 18 Bay Road, Oldtown QLD 4999
3. Price: $642,000.00`,
    { vendors: ['Amos Reid Calder'], purchasers: ['Edith Rose Hallam'] },
  ],
  [
    'STACKED a mortgagee who sells',
    `CONTRACT OF SALE OF REAL ESTATE
Particulars of Sale
VENDOR   Wattle Finance Pty Ltd as mortgagee exercising power of sale under Mortgage AN 123456X
         given by Leonie Faith Drum
PURCHASER
LAND: Lot 3 on Plan of Subdivision 402776D
PRICE: $389,000.00`,
    { vendors: ['Wattle Finance Pty Ltd'], purchasers: [] },
  ],
  [
    'STACKED a suburb or a house below a name is nobody',
    `CONTRACT OF SALE OF REAL ESTATE
Particulars of Sale
VENDOR:
Amos Reid Calder
Port Merrin 4877
PURCHASER:
Edith Rose Hallam
Rosebud Cottage
18 Bay Road, Oldtown VIC 3999
LAND: Lot 3 on Plan of Subdivision 402776D`,
    { vendors: ['Amos Reid Calder'], purchasers: ['Edith Rose Hallam'] },
  ],
  [
    'STACKED the office of a lawyer below a name is nobody',
    `CONTRACT OF SALE OF REAL ESTATE
Particulars of Sale
VENDOR:
Amos Reid Calder
18 Bay Road
Port Merrin QLD 4877
PURCHASER:
Edith Rose Hallam
c/- Tidswell Rankine
Upper Port Merrin
LAND: Lot 3 on Plan of Subdivision 402776D`,
    { vendors: ['Amos Reid Calder'], purchasers: ['Edith Rose Hallam'] },
  ],
  [
    'OWNERS no survivorship is nobody',
    `REAL PROPERTY ACT, 1886              Register Search Plus (CT 5879/206)
LAND SERVICES SA                     11/09/2026  09:07AM
Certificate of Title   Volume 5879   Folio 206         Parent Title  CT 5512/90
Estate        FEE SIMPLE
Proprietor    HECTOR JOHN MAIDMENT AND
              LORRAINE FAYE MAIDMENT
              OF 71 STRINGYBARK LANE UPPER TARRAGAL SA 5244
              WITH NO SURVIVORSHIP
Land          ALLOTMENT 41 DEPOSITED PLAN 52718`,
    { proprietors: ['Hector John Maidment', 'Lorraine Faye Maidment'] },
  ],
  [
    'OWNERS a right of survivorship is nobody',
    `REGISTER SEARCH (CT 5879/206)
Certificate of Title Volume 5879 Folio 206
Estate Type
FEE SIMPLE
Registered Proprietor
HECTOR JOHN MAIDMENT
LORRAINE FAYE MAIDMENT
AS JOINT TENANTS WITH RIGHT OF SURVIVORSHIP
Description of Land
ALLOTMENT 41 DEPOSITED PLAN 52718`,
    { proprietors: ['Hector John Maidment', 'Lorraine Faye Maidment'] },
  ],
  [
    'OWNERS owners both of one address',
    `WESTERN AUSTRALIA  RECORD OF CERTIFICATE OF TITLE  VOLUME 1922 FOLIO 604
LAND DESCRIPTION
LOT 27 ON DIAGRAM 73315
REGISTERED PROPRIETOR
(FIRST SCHEDULE)
DESMOND ARTHUR QUILTY
LORNA MAY QUILTY
BOTH OF 61 BOOBOOK RIDGE ROAD WANDILLA
AS JOINT TENANTS      (T F123456) REGISTERED 3/4/1999
LIMITATIONS, INTERESTS, ENCUMBRANCES AND NOTIFICATIONS`,
    { proprietors: ['Desmond Arthur Quilty', 'Lorna May Quilty'] },
  ],
  [
    'OWNERS tenancy words behind a comma',
    `LAND TITLE SEARCH   Australian Capital Territory
Volume 1406 Folio 78  Edition 3
Section 63 Block 14 Division of Wirrabel
Registered Proprietor: MARGUERITE ANNE TELFORD and COLIN TELFORD, Tenants in Common in Equal Shares, Without Survivorship`,
    { proprietors: ['Marguerite Anne Telford', 'Colin Telford'] },
  ],
  [
    'OWNERS both of one address on one line',
    `RECORD OF CERTIFICATE OF TITLE  VOLUME 1922 FOLIO 604
REGISTERED PROPRIETOR: (FIRST SCHEDULE)
DESMOND ARTHUR QUILTY AND LORNA MAY QUILTY BOTH OF 61 BOOBOOK RIDGE ROAD WANDILLA AS JOINT TENANTS
LIMITATIONS, INTERESTS, ENCUMBRANCES AND NOTIFICATIONS`,
    { proprietors: ['Desmond Arthur Quilty', 'Lorna May Quilty'] },
  ],
  [
    'OWNERS a name with a small particle',
    `CONTRACT FOR SALE
Seller   Desmond QUILTY
Buyer    Hanneke VAN ROOYEN
Price    $500,000
Signed by H van Rooyen and D Quilty`,
    { purchasers: ['Hanneke van Rooyen'] },
  ],
]
