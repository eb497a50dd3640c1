import type { Layout } from './contract-layouts.ts'

/** What a plan or a certificate tells of other lots, and zones and addresses in rows and words. */
export const OTHER_LOT_LAYOUTS: readonly Layout[] = [
  [
    'OTHER LOTS a road widening of another lot',
    `PARTICULARS OF SALE  Tasmania
Certificate of title 129814/31, 22 Hakea Crescent, Brannock TAS 7254, Lot 31 on Sealed Plan 129814
SEALED PLAN No. SP 129814
(road widening shown hatched affects lot 32 only)
SCHEDULE OF EASEMENTS`,
    { overlays: [] },
  ],
  [
    'OTHER LOTS a widening of another lot alone',
    `Contract for the sale and purchase of land
Lot 7 in Deposited Plan 1188990, folio 7/1188990
SECTION 10.7 PLANNING CERTIFICATE
Road widening: Yes, affects Lot 9 alone
Acquisition: No`,
    { overlays: [] },
  ],
  [
    'OTHER LOTS a widening of the lot that is sold',
    `PARTICULARS OF SALE  Tasmania
Certificate of title 129814/31, 22 Hakea Crescent, Brannock TAS 7254, Lot 31 on Sealed Plan 129814
PLANNING CERTIFICATE
Is the land affected by road widening? Yes, lot 31 only`,
    { overlays: ['Road widening'] },
  ],
  [
    'OTHER LOTS overlays near the land, each of a list',
    `PLANNING CERTIFICATE  Victoria
Zone: GENERAL RESIDENTIAL ZONE (GRZ1)
Overlays on the land: HERITAGE OVERLAY (HO58)
Overlays in the neighbourhood which do not touch the land: Floodway Overlay; Development Contributions Plan Overlay; Design and Development Overlay.`,
    { overlays: ['HO58'] },
  ],
  [
    'OTHER LOTS overlays in the locality',
    `PLANNING CERTIFICATE  Victoria
In the locality: Heritage Overlay (HO12), Bushfire Management Overlay, Environmental Audit Overlay (EAO).`,
    { overlays: [] },
  ],
  [
    'OTHER LOTS contributions that are paid',
    `PROPERTY INTEREST REPORT (summary)
17 Samphire Loop, Corella Springs WA 6175
Affect            Transport noise corridor (Bargee Parkway, State Planning Policy 5.4)
LETTER OF THE DEVELOPER
The contributions for the Development Contribution Area were paid by this company for every lot in Stage 4.`,
    { overlays: ['Transport noise corridor'] },
  ],
  [
    'OTHER LOTS a contribution area that stands',
    `LOCAL GOVERNMENT PLANNING ADVICE  Shire of Sample
17 Samphire Loop, Corella Springs WA 6175
Development contribution area: DCA 4 applies to the land
Transport noise: within the SPP 5.4 trigger distance`,
    { overlays: ['Development contribution area', 'Transport noise corridor'] },
  ],
  [
    'OTHER LOTS a question is no name',
    `SECTION 10.7 PLANNING CERTIFICATE
7  Is it bush fire prone?
   All of the land is bush fire prone land.
8  Is it in a mine subsidence district?
   No.`,
    { overlays: ['Bush fire prone land'] },
  ],
  [
    "EASEMENTS in the rows of other lots of a plan's table",
    `Contract for Residential Houses and Land
Lot 61 on RP 148220   Title Reference 15588104
CURRENT TITLE SEARCH   QUEENSLAND TITLES REGISTRY   Title Reference 15588104
ESTATE AND LAND
Estate in Fee Simple   LOT 61 REGISTERED PLAN 148220
EASEMENTS, ENCUMBRANCES AND INTERESTS
1. Rights and interests reserved to the Crown by Deed of Grant No. 19441077
2. EASEMENT IN GROSS No 601229417  30/10/1974 BURDENING THE LAND TO COUNCIL OF THE CITY OF ESKER OVER EASEMENT A ON RP148220
3. EASEMENT No 601229418  30/10/1974 BENEFITING THE LAND OVER EASEMENT B ON RP148220 (right of way, 2 m)
REGISTERED PLAN 148220   Parish of Esker
          Lot       Area        Frontage     Remarks
          60        772 m2      18.1
          61        759 m2      17.9         Easement A: drainage, 3 m wide, along the whole of the rear boundary
          62        801 m2      18.6         Easement B: way over the battle-axe handle of Lot 62`,
    { easements: ['drainage', 'right of way (benefit)'] },
  ],
  [
    'EASEMENTS that burden another lot only',
    `CONTRACT OF SALE OF REAL ESTATE
Lot 14 on Plan of Subdivision 775012B, Volume 1406 Folio 078, 3 Pine Street, Oldtown VIC 3999
REGISTER SEARCH STATEMENT   VOLUME 1406 FOLIO 078
LAND DESCRIPTION
Lot 14 on Plan of Subdivision 775012B.
REGISTERED PROPRIETOR
Estate Fee Simple
ANN BETH SAMPLE
PLAN OF SUBDIVISION 775012B
        Lot       Area (m2)       Frontage        Remarks
        14        893             20.85           Easement for sewerage 2.5 m wide along the whole of the rear boundary
        15        1046            24.10           Easement for stormwater 2 m wide (burdens 15 only)`,
    { easements: ['sewerage'] },
  ],
  [
    'EASEMENTS burdening and benefiting, each its own entry',
    `SEARCH OF TORRENS TITLE
VOLUME 163377 FOLIO 7
DESCRIPTION OF LAND
  Lot 7 on Strata Plan 163377
SCHEDULE 2
  BURDENING EASEMENT: Right of Carriageway (appurtenant to Lot 1 on Plan 41290) over the land marked R.O.W. 'A' on
  Strata Plan 163377
  BENEFITING EASEMENT: Right of Drainage over the Drainage Easement on Plan 41290`,
    { easements: ['carriageway', 'drainage (benefit)'] },
  ],
  [
    'EASEMENTS that are only spoken of',
    `FOLIO: 31/270913
SECOND SCHEDULE (2 NOTIFICATIONS)
1 RESERVATIONS AND CONDITIONS IN THE CROWN GRANT(S)
4   DP270913   EASEMENT FOR SERVICES 1.2 WIDE AFFECTING THE PART SHOWN IN THE TITLE DIAGRAM
Notices to the owner of lot 31     12 May 2025: sunroom built without consent under by-law 8 and over the rear easement; remove it.`,
    { easements: ['services'] },
  ],
  [
    'ZONE beside an open answer',
    `PLANNING CERTIFICATE  section 337 Local Government Act 1993  22 Hakea Crescent, Brannock TAS 7254
Question                                                       Answer   Particulars
9     Permits granted                                          No
10    Zone under Tasmanian Planning Scheme – Brannock          -        General Residential
11    Heritage                                                 No`,
    { zoning: 'General Residential' },
  ],
  [
    'ZONE in the column of particulars',
    `LOCAL GOVERNMENT SEARCH   14 Bay Road, Oldtown SA 5999
Zoning of the land | n/a | Rural Living
Road widening | No | -`,
    { zoning: 'Rural Living' },
  ],
  [
    'ZONE in the cell beside its label',
    `LOCAL GOVERNMENT SEARCH   14 Bay Road, Oldtown TAS 7254
Zone under the planning scheme        Rural Living Zone`,
    { zoning: 'Rural Living' },
  ],
  [
    'ZONE above the next item of a list',
    `PLANNING PROPERTY REPORT  214 Camp Street, Wendale VIC 3478
   The land
      - is included in a COMMERCIAL 1 ZONE (C1Z)
      - is within an ENVIRONMENTAL AUDIT OVERLAY (EAO)`,
    { zoning: 'Commercial 1 Zone (C1Z)' },
  ],
  [
    'ADDRESS in the Territory, in words',
    `CONTRACT FOR SALE  Australian Capital Territory
LAND
        Unit: n/a      UP No.: n/a      Block: 14      Section: 63      Division/District: WIRRABEL
        known as 17 Quandong Rise, Wirrabel in the Australian Capital Territory 2615
SELLER
        Marguerite Anne TELFORD, of 2 Keelung Place, Hackness NSW 2581`,
    { address: '17 Quandong Rise, Wirrabel ACT 2615' },
  ],
  [
    'ADDRESS in a State, in words',
    `CONTRACT FOR SALE OF LAND
The property: 12 Stringybark Lane, Upper Tarragal in the State of South Australia 5244
Vendor: Ann Beth Sample`,
    { address: '12 Stringybark Lane, Upper Tarragal SA 5244' },
  ],
  [
    'ADDRESS of a flat on a floor of a named building',
    `                AGREEMENT FOR THE SALE OF SHARES CARRYING A RIGHT OF OCCUPATION
PART A
Vendor:                    Ann Beth Sample and Cy Sample,
                           of 4 Quince Close, Bowral NSW 2576
The Flat:                  Flat 9 on the second floor of "Corvina Court", 27 Corvina Avenue, Elizabeth Bay NSW 2011
The Car Space:             the covered space marked 4 at the rear
Price:                     $1,140,000.00`,
    { address: 'Flat 9, 27 Corvina Avenue, Elizabeth Bay NSW 2011' },
  ],
  [
    'ADDRESS of a flat beside its label',
    `CONTRACT FOR SALE
The Flat: Flat 3, 8 Marine Parade, Oldtown NSW 2999
Vendor: Ann Beth Sample of 4 Quince Close, Bowral NSW 2576`,
    { address: 'Flat 3, 8 Marine Parade, Oldtown NSW 2999' },
  ],
]
