import type { Layout } from './contract-layouts.ts'

/** Lots, parcels and titles as the front pages of the states name them. */
export const FRONT_LOT_LAYOUTS: readonly Layout[] = [
  [
    'PARCEL 1 an accessory lot',
    `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS OF SALE
VENDOR: Lyndon Achebe of 4 Elm Grove, Kew North VIC 3101
PURCHASER: Chen Wei Ling and/or nominee of 33 High Street, Box Hill North VIC 3129
LAND: Lot 908 and accessory Lot 112P on Plan of Subdivision PS633201B being the land in Certificates of Title Volume 11622 Folio 908 and Volume 11622 Folio 990
PROPERTY ADDRESS: Apartment 908, 15 Dockside Drive, Harbourtown VIC 3008
PRICE: $615,000
DEPOSIT: $61,500`,
    {
      lotPlan: 'Lot 908 and 112P PS633201B',
      title: 'Volume 11622 Folio 908 and Volume 11622 Folio 990',
    },
  ],
  [
    'PARCEL 2 a remark between a lot and its plan',
    `CONTRACT OF SALE OF REAL ESTATE - OFF THE PLAN
SCHEDULE / PARTICULARS OF SALE
1\tVendor\tLatrobe Quay Development Nominees Pty Ltd (ACN 623 884 112) as trustee for the Latrobe Quay Unit Trust of Level 20, 600 Bourke Street, Melbourne VIC 3000
2\tVendor's Solicitors\tHobbs Marchmont, Level 5, 35 Collins Street, Melbourne VIC 3000
3\tPurchaser\tName(s): 
\tAddress:
4\tPurchaser's Solicitors\t
5\tProperty\tProposed Lot 1404 (Apartment 1404) on proposed Plan of Subdivision PS922110K, being part of the land in Certificate of Title Volume 11988 Folio 022 and known as Apartment 1404, 88 Latrobe Quay, Melbourne VIC 3000
6\tPrice\t$`,
    { lotPlan: 'Lot 1404 PS922110K' },
  ],
  [
    'PARCEL 3 a section of a town',
    `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
SELLER: Boulia Hardware Pty Ltd
BUYER: Kevin Yates
PROPERTY: 8 Burke Street, Birdsford QLD 4829
DESCRIPTION: Lot 3 Section 12 Town of Birdsford
TITLE REFERENCE: 10447121
LOCAL GOVERNMENT: Diamant Regional Council`,
    { lotPlan: 'Lot 3 Section 12 Town of Birdsford' },
  ],
  [
    'PARCEL 4 a block in the columns of a form',
    `CONTRACT FOR SALE - THE LAW SOCIETY OF THE AUSTRALIAN CAPITAL TERRITORY
SCHEDULE
Land\tThe unexpired term of the Lease\tUnit\tUP No.\tBlock\tSection\tDivision/District
\t\t\t\t12\t44\tBonnerville
\tand known as\t18 Mulgara Street, Bonnerville ACT 2914
Seller\tNathan Whitlock`,
    { lotPlan: 'Block 12 Section 44 Bonnerville' },
  ],
  [
    'PARCEL 5 a unit in narrow columns',
    `THE LAW SOCIETY OF THE AUSTRALIAN CAPITAL TERRITORY CONTRACT FOR SALE
Schedule
Land  The unexpired term of the Lease  Unit  UP No.  Block  Section  Division/District
                                       7     2201    3      18       Kingsmere
and known as 7/20 Giles Street, Kingsmere ACT 2604
Seller Full Name  Tim Tully`,
    { lotPlan: 'Unit 7 UP2201 Block 3 Section 18 Kingsmere' },
  ],
  [
    'PARCEL 6 a rural block without a section',
    `CONTRACT FOR SALE - AUSTRALIAN CAPITAL TERRITORY
Date        1 October 2026
Land        Block 88     Section -     District of Majurong
            40 Smiths Gap Road, Majurong ACT 2620
Seller      Nathan Whitlock`,
    { lotPlan: 'Block 88 District of Majurong' },
  ],
  [
    'PARCEL 7 a unit and the lot of its building',
    `CONTRACT FOR SALE OF UNIT (NORTHERN TERRITORY)
Vendor: Ulla Berg
Purchaser: Dan Fry
Unit: Unit 3 on Units Plan U2010/088, Lot 5011 Town of Fannie Point, CUFT 802 440
Address: 3/9 Harriet Street, Fannie Point NT 0820`,
    { lotPlan: 'Unit 3 U2010/088, Lot 5011 Town of Fannie Point' },
  ],
  [
    'PARCEL 8 a unit of a scheme',
    `CONTRACT FOR SALE OF UNIT (NORTHERN TERRITORY)
Vendor: Ulla Berg
Purchaser: Dan Fry
Land: Unit 4 in scheme UTS 2015/201, Lot 9007 Town of Palm Flats, CUFT 812 440`,
    { lotPlan: 'Unit 4 UTS2015/201, Lot 9007 Town of Palm Flats' },
  ],
  [
    'PARCEL 9 a section of a hundred',
    `CONTRACT OF SALE - NORTHERN TERRITORY
Vendor: Hank Borroloola Pty Ltd
Purchaser: Ellen Sykes
Property: Section 2230 Hundred of Strangways from plan A 000721, 985 Hopewell Road, Berry Flats NT 0837`,
    {
      address: '985 Hopewell Road, Berry Flats NT 0837',
      lotPlan: 'Section 2230 Hundred of Strangways, plan A 000721',
    },
  ],
  [
    "PARCEL 10 a county's plan beside a crown plan",
    `CONTRACT FOR HOUSES AND RESIDENTIAL LAND (Queensland)
Seller: Burdekin Cane Pty Ltd
Buyer:
Lot: Lot 77 on CP 881220 and Lot 5 on NR 2210
Title References: 20118844 and 21118844`,
    { lotPlan: 'Lot 77 CP881220 and Lot 5 NR2210' },
  ],
  [
    'PARCEL 11 a proposed plan and its parent',
    `CONTRACT FOR RESIDENTIAL LAND (Queensland)
Seller: Burdekin Land Pty Ltd
Property: Proposed Lot 9 Egret Circuit, Ayr Downs QLD 4807
Description: Lot 9 on proposed SP340012, part of Lot 800 on SP330900`,
    { lotPlan: 'Lot 9 SP340012' },
  ],
  [
    'PARCEL 12 a lot of a plan to be registered',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor: Fig Tree Developments Pty Ltd
land: Unit 3, 9 Fig Tree Avenue, Kempsie NSW 2440. Proposed Lot 3 in a strata plan to be registered over Lot 8 DP 702119. Folio Identifier 8/702119
purchaser:`,
    { lotPlan: 'Lot 3 unregistered plan, Lot 8 DP702119' },
  ],
  [
    'PARCEL 13 a plan of division',
    `CONTRACT FOR SALE OF LAND (South Australia)
Vendor: Larkhill Land Pty Ltd
Purchaser: Vera Simic
Allotment: Proposed Allotment 31 in plan of division 473/D118/25 (unregistered), portion of Allotment 500 in Deposited Plan 120044, CT Volume 6220 Folio 118`,
    { lotPlan: 'Proposed Allotment 31 in plan of division 473/D118/25' },
  ],
  [
    'PARCEL 14 a crown allotment behind its own title',
    `CONTRACT OF SALE OF REAL ESTATE (Victoria)
Vendor: Ludmila Horvat
Land: two titles - Volume 08110 Folio 221 (Lot 1 on Title Plan 220118B) and Volume 09330 Folio 118 (Crown Allotment 6 Section 4 Township of Maldon)`,
    {
      lotPlan: 'Lot 1 TP220118B and Crown Allotment 6 Section 4 Township of Maldon',
      title: 'Volume 08110 Folio 221 and Volume 09330 Folio 118',
    },
  ],
  [
    'PARCEL 15 two parent titles',
    `CONTRACT OF SALE OF REAL ESTATE - OFF THE PLAN (Victoria)
Vendor: Weft Projects Pty Ltd
Townhouse: Lot 6 on proposed plan PS920118C, being Townhouse 6
Parent land: Volume 11090 Folio 771 and Volume 11090 Folio 772`,
    { lotPlan: 'Lot 6 PS920118C', title: 'Volume 11090 Folio 771 and Volume 11090 Folio 772' },
  ],
  [
    'PARCEL 16 volumes and folios in the plural',
    `CONTRACT OF SALE OF REAL ESTATE (Victoria)
Vendor: Weft Projects Pty Ltd
Land: Lots 104 and 105 on PS730118K, Volumes 11905 and 11905, Folios 312 and 313`,
    { title: 'Volume 11905 Folio 312 and Volume 11905 Folio 313' },
  ],
  [
    'PARCEL 17 old system land',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor\tArthur Pugh
land\t6 Tambaroora Street, Hill End NSW 2850
\tAllotment 9 of Section 3, Village of Hill End, being the land in Conveyance Book 3210 No 44
purchaser`,
    { lotPlan: 'Allotment 9 Section 3 Village of Hill End', title: 'Conveyance Book 3210 No 44' },
  ],
  [
    'PARCEL 18 a section of a hundred beside a title',
    `CONTRACT FOR SALE OF LAND (South Australia)
Vendor | Clem Pascoe
Purchaser | Lyn Hosking
Land | Section 88, Hundred of Booyoolie, CT 5402/118`,
    { lotPlan: 'Section 88 Hundred of Booyoolie', title: 'Volume 5402 Folio 118' },
  ],
  [
    'PARCEL 19 a lettered lot',
    `CONTRACT OF SALE OF REAL ESTATE (Victoria)
Vendor: Tim Tully
Land: Lot A on Plan of Subdivision LP55021, Volume 08220 Folio 900`,
    { lotPlan: 'Lot A LP55021' },
  ],
  [
    'PARCEL 20 a village beside a plan',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor: Arthur Pugh
land                 6 Naylor Street, Carcoo NSW 2791
                     Allotment 4 of Section 9, Village of Carcoo,  being the land in Conveyance Book 2214 No 377 (old system) 
                     and Lot 41 DP 114402 (the rear paddock), Folio Identifier 41/114402
purchaser`,
    { lotPlan: 'Lot 41 DP114402 and Allotment 4 Section 9 Village of Carcoo' },
  ],
  [
    'PARCEL 21 numbered rows of titles',
    `CONTRACT OF SALE OF REAL ESTATE (Victoria)
Vendor: Tim Tully
Land\tCertificate of Title\tDescription
1\tVolume 10222 Folio 118\tLot 2 on Plan of Subdivision 511222X
2\tVolume 03302 Folio 220\tCrown Allotment 9A Parish of Glenfyne`,
    {
      lotPlan: 'Lot 2 PS511222X and Crown Allotment 9A Parish of Glenfyne',
      title: 'Volume 10222 Folio 118 and Volume 03302 Folio 220',
    },
  ],
]
