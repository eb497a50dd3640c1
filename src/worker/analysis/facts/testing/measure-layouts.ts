import type { Layout } from './contract-layouts.ts'

/** What plans, titles and schemes measure of a lot. */
export const MEASURE_LAYOUTS: readonly Layout[] = [
  [
    "AREA the units of a plan's table in a row below its heads",
    `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
Seller: Ann Beth Sample
Lot 413 on Deposited Plan 420617, Volume 2987 Folio 413, 17 Samphire Loop, Corella Springs WA 6175
DEPOSITED PLAN 420617            SAMPLE ESTATE - STAGE 4
   Table of lots                                     Notes on plan
   LOT      AREA       FRONTAGE    PAD LEVEL         (a) Walls marked RW are limestone, up to 0.9 m
            (m2)       (m)         (m AHD)               high, built by the subdivider within lot 412.
   412      390        13.0        11.35             (b) Lot 412 is burdened with support.
   413      405        13.5        12.20
   414      375        12.5        12.45`,
    { landSize: '405 m²' },
  ],
  [
    'AREA hectares in the row below',
    `PLAN OF SUBDIVISION PS 638204T
CONTRACT OF SALE OF REAL ESTATE
Lot 22 on Plan of Subdivision 638204T
PLAN OF SUBDIVISION PS 638204T    Edition 2
Lot       Area        Depth limitation
          (ha)
21        0.0701      does not apply
22        0.0684      does not apply`,
    { landSize: '0.0684 ha' },
  ],
  [
    'AREA a floor, where no land is told',
    `Contract for Residential Lots in a Community Titles Scheme
Lot: 118  on SP 241906   Title Reference 50883117
Address             Unit 118, 2-30 Nautilus Drive, Port Merrin QLD 4877
Floor area          64 m2 and balcony 11 m2
BODY CORPORATE CERTIFICATE  Community Titles Scheme 43377`,
    { landSize: '64 m²' },
  ],
  [
    'AREA within the walls is rooms, and no land',
    `FORM 1 VENDOR'S STATEMENT
Land: Unit 5 Strata Plan 3417, CT 5018/447, Unit 5, 23 Lorne Parade, Wattlebrook SA 5046
STRATA PLAN 3417
Unit   Entitlement   Title
5      1,250         5018/447
Unit 5 is shown 82 square metres within the walls, ground floor. Site of the scheme 2,016 m2.`,
    { landSize: null },
  ],
  [
    'AREA of a strata lot that is no floor alone',
    `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
Lot 3 on Strata Plan 40221, Volume 2102 Folio 88, 3/9 Pine Street, Oldtown WA 6999
STRATA PLAN 40221
Lot 3   Total area 212 m2`,
    { landSize: '212 m²' },
  ],
  [
    "AREA of a title beside a plan's table",
    `CONTRACT FOR SALE  Australian Capital Territory
Block 14 Section 63 Division of WIRRABEL
TITLE SEARCH   VOLUME 1406 FOLIO 78
LAND
Wirrabel Section 63 Block 14 on Deposited Plan 7750
Area is 903 square metres or thereabouts
REGISTERED PROPRIETOR
Ann Beth Sample
DEPOSITED PLAN 7750  (reduced copy)         Division of WIRRABEL, Section 63
        Block     Area (m2)       Frontage
        13        911             21.30
        14        893             20.85`,
    { landSize: '903 square metres' },
  ],
]
