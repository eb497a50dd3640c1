import type { MappingLayout } from './mapping-layouts.ts'

const NSW = `PLANNING CERTIFICATE UNDER SECTION 10.7
Environmental Planning and Assessment Act 1979
`
const TAS = `COUNCIL LAND INFORMATION CERTIFICATE
Local Government Act 1993 section 337 (Tasmania)
`
const WA = `SHIRE OF QUILLAN
REPLY TO ORDERS AND REQUISITIONS
Local Planning Scheme No. 4 (Western Australia)
`
const NT = `NORTHERN TERRITORY OF AUSTRALIA
PLANNING REPORT Planning Act 1999 (NT)
`

/** Printed questions and their headings, which say nothing of the land until they are answered. */
export const ASKED_MAPPING_LAYOUTS: readonly MappingLayout[] = [
  [
    'NSW a heading above a question whose answer closes it',
    `${NSW}6	Contributions plans
The name of each contributions plan: Quillan Plan 2021.
7	Land reserved for acquisition
Whether an instrument makes provision in relation to the acquisition of the land by an authority of the State, as referred to in section 3.15: No.
8	Land affected by road widening or road realignment
Is the land affected by road widening under (a) the Roads Act 1993; (b) an instrument?  No`,
    [],
  ],
  [
    'NSW a named item above a question with its answer on the next line',
    `${NSW}ITEM 7 – Land reserved for acquisition
Whether any environmental planning instrument reserves the land for acquisition
No
ITEM 9 – Flood related development controls
(1) If the land or part of the land is within the flood planning area and subject to flood related development controls.
Yes`,
    ['Flood planning area'],
  ],
  [
    'NSW a heading above an affirmed question',
    `${NSW}7 Land reserved for acquisition
Is the land reserved for acquisition by an authority of the State? Yes, part, by the Roads Authority`,
    ['Land acquisition reservation'],
  ],
  [
    'NSW two flood questions, each answered behind its colon',
    `${NSW}9 Flood related development controls
(1) If the land or part of the land is within the flood planning area and subject to flood related development controls: No.
(2) If the land or part of the land is between the flood planning area and the probable maximum flood and subject to flood related development controls: Yes.`,
    ['Land up to the probable maximum flood'],
  ],
  [
    'QLD the heads of columns, and where to ask',
    `PLANNING AND DEVELOPMENT CERTIFICATE
Planning Act 2016 (Queensland)
PART B Overlays	Affected	Note
Flood hazard	Yes	part of premises
Bushfire hazard	No
Information about whether the property is within a natural hazard overlay can be obtained from the council.`,
    ['Flood hazard'],
  ],
  [
    'QLD other heads of columns',
    `LIMITED PLANNING CERTIFICATE
Planning Act 2016 (Queensland)
Overlays	Applies (Y/N)	Comments
Airport environs	No
Landslide hazard	Yes	see map`,
    ['Landslide hazard'],
  ],
  [
    'NSW hazards in two columns with leaders',
    `${NSW}10 Hazard risk restrictions adopted by policy of the council
landslip .................. No	bush fire prone land ............. Yes
aircraft noise ............ No	mine subsidence ............. No
salinity .................. Yes	coastal hazard ............. No`,
    ['Bush fire prone land', 'Salinity'],
  ],
  [
    'TAS a question that its column breaks',
    `${TAS}31. Is the land in an area that is declared to be reclaimed land or subject to flooding under
    the Building Act?	No
32. Is the land within a proclaimed landslip area under the Mineral Resources
    Development Act 1995?	No
33. Is any part of the land in an area of mine subsidence under
    the regulations?	Yes`,
    ['Mine subsidence'],
  ],
  [
    'TAS a note on places of the register',
    `${TAS}82. Local heritage place?	Yes
Notes to the table
1. Places entered in the Tasmanian Heritage Register are dealt with by the Heritage Council and are shown by a number.
2. Properties listed on the Tasmanian Heritage Register must not be altered without approval.`,
    [],
  ],
  [
    'WA a leaflet on any lot, and a reservation in a row',
    `${WA}Designated bush fire prone area	No
Where a lot is in a designated bush fire prone area an assessment is needed before building.
When land is within a special control area the approval of the Commission is required.
Region schemes	Peel Region Scheme, Primary Regional Roads reservation: 44 square metres along the frontage`,
    ['Primary Regional Roads'],
  ],
  [
    'NT a flood question with dots and no answer for others',
    `${NT}Land subject to storm surge ........ No
Land subject to flooding .......... No
Registered sacred site or Aboriginal place .... No`,
    [],
  ],
  [
    'NSW a numbered head above a question',
    `${NSW}7. Land reserved for acquisition
Does an environmental planning instrument make provision for the acquisition of the land by an authority of the State?	No
8. Road widening
Is the land affected by road widening under the Roads Act 1993?	No`,
    [],
  ],
  [
    'NSW the same with its number in brackets, and a short question',
    `${NSW}(12) Land reserved for a public purpose
Is any part of the land reserved by an instrument?	No`,
    [],
  ],
  [
    'NSW a lettered head above a question answered yes',
    `${NSW}c) Bush fire prone land
Is any of the land bush fire prone land?	Yes, all of it`,
    ['bush fire'],
  ],
  [
    'VIC a council list of what is close by',
    `PLANNING PROPERTY REPORT
from www.planning.vic.gov.au

PLANNING OVERLAYS
DESIGN AND DEVELOPMENT OVERLAY - SCHEDULE 6 (DDO6)

The following do not affect the land but apply to land close by: HERITAGE OVERLAY (HO66) and PUBLIC ACQUISITION OVERLAY (PAO2).
`,
    ['DDO6'],
  ],
  [
    'WA a reply that denies a plan of the city',
    `CITY OF HARROWGATE
PROPERTY ENQUIRY   Lot 3, Western Australia
4. Road widening or taking: The City has no plan to take any of the lot or to widen Pindara Way.
5. Bushfire prone area: Yes
`,
    ['bush'],
  ],
  [
    'NSW two lettered answers in the one row of an item',
    `${NSW}9	Flood related development controls	(a) Within the flood planning area: no. (b) Between that area and the probable maximum flood: yes, the rear part.
10	Hazard risk policies	No policy restricts the land because of landslip, acid sulfate soils, salinity or aircraft noise.`,
    ['Land up to the probable maximum flood'],
  ],
  [
    'VIC a row that denies, and one that names what is near',
    `PLANNING CERTIFICATE
Planning and Environment Act 1987 (Victoria)
Overlays on the land	Vegetation Protection Overlay Schedule 3 (VPO3)
Environmental audit overlay	Not applied to the land
Design and development overlay	Does not apply
Near the land only	Heritage Overlay HO214 lies over the hall at number 9
Close by	Land Subject to Inundation Overlay LSIO covers the creek and does not reach the land`,
    ['VPO3'],
  ],
  [
    'SA heritage questions that are denied in words',
    `PlanSA DATA EXTRACT FOR SECTION 7 SEARCH PURPOSES
Planning and Design Code, South Australia
Overlays	Stormwater Management
	Urban Tree Canopy
State Heritage Place?	The land is not a State Heritage Place
Local Heritage Place?	The allotment is not a Local Heritage Place`,
    ['Stormwater', 'Urban Tree'],
  ],
]
