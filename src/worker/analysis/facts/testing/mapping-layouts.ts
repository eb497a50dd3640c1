/** What a paper says of maps and overlays, and the names of those that apply; any other is spurious. */
export type MappingLayout = readonly [name: string, text: string, applies: readonly string[]]

export const MAPPING_LAYOUTS: readonly MappingLayout[] = [
  // Victoria
  [
    'VIC a property report with neighbours below',
    `PLANNING PROPERTY REPORT
from www.planning.vic.gov.au

PLANNING OVERLAYS

DESIGN AND DEVELOPMENT OVERLAY (DDO)

DESIGN AND DEVELOPMENT OVERLAY - SCHEDULE 6 (DDO6)

VEGETATION PROTECTION OVERLAY (VPO)

VEGETATION PROTECTION OVERLAY - SCHEDULE 2 (VPO2)

OTHER OVERLAYS

Other overlays in the vicinity not directly affecting this land

HERITAGE OVERLAY (HO)

Further Planning Information`,
    ['DDO6', 'VPO2'],
  ],
  [
    'VIC a certificate in a sentence with a history',
    `PLANNING CERTIFICATE
Planning and Environment Act 1987 section 199
The land is covered by Heritage Overlay Schedule 231 (Elm Grove Precinct) and the Special Building Overlay.
A Design and Development Overlay - Schedule 9 was removed from the land by Amendment C88 in 2019.
An Environmental Audit Overlay applies to the former depot at 14 Tram Street only.`,
    ['HO231', 'SBO'],
  ],
  [
    'VIC codes alone behind a label',
    `VENDOR STATEMENT
3.4 Planning scheme: Merri Shire Planning Scheme
Zone: GRZ1
Overlays: DDO2, ESO4 and BMO`,
    ['DDO2', 'ESO4', 'BMO'],
  ],
  [
    'VIC a table of the statement',
    `VENDOR STATEMENT
Name of planning overlay	Significant Landscape Overlay - Schedule 3 (SLO3)
	Erosion Management Overlay (EMO)
Name of zone	Rural Living Zone`,
    ['SLO3', 'EMO'],
  ],
  [
    'VIC nothing but denials',
    `PLANNING CERTIFICATE
Planning and Environment Act 1987 section 199
Overlays: none. The land is not affected by a Heritage Overlay or a Public Acquisition Overlay.
Land on the other side of Mill Road is in an Environmental Significance Overlay - Schedule 1.
Amendment C140 (exhibited) proposes Heritage Overlay HO512 for 9 Mill Road only.`,
    [],
  ],

  [
    'VIC schedules in words and names in small letters',
    `PLANNING CERTIFICATE
Planning and Environment Act 1987 section 199
The land is affected by the following overlays: Schedule 4 to the Design and Development Overlay; Development Plan Overlay, Schedule 12; heritage overlay (HO 77).
The land is not within a bushfire management overlay.`,
    ['DDO4', 'DPO12', 'HO77'],
  ],
  [
    'VIC a name that its line breaks',
    `SECTION 32 STATEMENT
Planning: The land is zoned General Residential and is subject to a Development
Contributions Plan Overlay - Schedule 2 and a Neighbourhood
Character Overlay Schedule 5. No other overlay applies.`,
    ['DCPO2', 'NCO5'],
  ],

  // New South Wales
  [
    'NSW questions and answers',
    `SECTION 10.7(2) PLANNING CERTIFICATE
Environmental Planning and Assessment Act 1979
Is the land in a heritage conservation area?
YES. Palmer Street Heritage Conservation Area (C9).
Is an item of environmental heritage situated on the land?
NO
Is the land bush fire prone land?
Yes, part of the land (vegetation buffer).
Is the land or part of the land within the flood planning area?
No
Is the land between the flood planning area and the probable maximum flood?
Yes`,
    ['C9', 'Bush fire prone land', 'Land up to the probable maximum flood'],
  ],
  [
    'NSW a table of short answers',
    `SECTION 10.7 PLANNING CERTIFICATE
Environmental Planning and Assessment Act 1979
Mine subsidence	Yes - Lake Harrow Mine Subsidence District
Bush fire	Nil
Flood related development controls	Yes
Acid sulfate soils	Class 3
Landslip	No
Aircraft noise	The land is between the 20 and 25 ANEF contours
Biodiversity values map	Not mapped
Coastal hazard	Not applicable`,
    ['Mine subsidence', 'Flood', 'Acid sulfate soils', 'ANEF'],
  ],
  [
    'NSW a policy of the whole area and a repealed map',
    `SECTION 10.7(2) PLANNING CERTIFICATE
Environmental Planning and Assessment Act 1979
10 Council has adopted policies on land slip and acid sulfate soils that apply to parts of the local government area. None of these policies restricts development of the land.
11 The land was shown as bush fire prone until 2021 and is no longer mapped.
12 The adjoining reserve is identified on the Biodiversity Values Map.
13 A draft coastal vulnerability area map has been exhibited.`,
    [],
  ],
  [
    'NSW maps of a local plan in a list',
    `SECTION 10.7(5) PLANNING CERTIFICATE
Environmental Planning and Assessment Act 1979
LEP mapping: Terrestrial Biodiversity; Riparian Land; Scenic Protection Area
The land falls within the Sydney Drinking Water Catchment.`,
    ['Terrestrial biodiversity', 'Riparian land', 'Scenic protection', 'Drinking water catchment'],
  ],
  [
    'NSW a heritage item with its number',
    `SECTION 10.7(2) PLANNING CERTIFICATE
Environmental Planning and Assessment Act 1979
Heritage: the building on the land is listed as local heritage item I204 in Schedule 5. The land is not in a conservation area.
Flood: the land is not flood prone.`,
    ['I204'],
  ],

  // Queensland
  [
    'QLD a belt of a category that a report tells in a sentence',
    `VEGETATION MANAGEMENT REPORT
Queensland Government
Regulated vegetation
Category C on this lot covers the gully and the bank above it.
There is no category B remnant vegetation on this lot.`,
    ['Category C'],
  ],
  [
    'QLD rows of a search that say outside, and one behind the label of the scheme',
    `PLANNING SEARCH Council of Merrin, Queensland
Planning scheme overlay	Coastal hazard overlay - erosion prone area (map OM-11)
Bushfire hazard overlay (map OM-03)	The land lies outside the mapped area
Landslide hazard overlay (map OM-08)	This property is not within it`,
    ['Coastal hazard'],
  ],
  [
    'QLD rows with yes and no',
    `COUNCIL PLANNING AND DEVELOPMENT CERTIFICATE
Brae Regional Council, Queensland. Planning Scheme 2018
Overlay	Applies
Bushfire hazard overlay	No
Flood hazard overlay	Yes, low hazard
Steep land overlay	Yes
Airport environs overlay	Not applicable
Heritage overlay	No (adjoins a local heritage place)`,
    ['Flood hazard', 'Steep land'],
  ],
  [
    'QLD codes of maps, and those that do not apply',
    `COUNCIL PLANNING AND DEVELOPMENT CERTIFICATE
Local Government: Moorong Regional Council, Queensland
Overlay maps that include the premises:
OM3 Biodiversity overlay (waterway buffer)
OM7 Water resource catchments overlay
Overlay maps that do not include the premises: OM1 Bushfire hazard overlay; OM5 Flood hazard overlay`,
    ['OM3', 'OM7'],
  ],
  [
    'QLD a list in one sentence',
    `LIMITED PLANNING AND DEVELOPMENT CERTIFICATE
Carra City Council, Queensland
3 Overlays that apply: Bushfire hazard (medium); Landslide hazard; Potential and actual acid sulfate soils
4 Overlays that do not apply: Flood hazard; Coastal hazard`,
    ['Bushfire hazard', 'Landslide hazard', 'acid sulfate soils'],
  ],
  [
    'QLD labels without the word',
    `PROPERTY REPORT Council of the City of Carra, Queensland
Flood	Defined flood level 4.2 m AHD; part of the lot is mapped
Bushfire	Not in a bushfire prone area
Koala habitat	Core koala habitat area
Transport noise corridor	Category 2
Key resource area	Nearest is 6 km to the west
Coastal management district	Outside`,
    ['Flood', 'Koala', 'Transport noise corridor'],
  ],
  [
    'QLD the notes of the form of statement',
    `FORM 2 SELLER DISCLOSURE STATEMENT
Property Law Act 2023
Flooding: information about whether the property is affected by flooding is available from the council.
Vegetation, habitats and protected plants: clearing may be restricted on some land.`,
    [],
  ],

  [
    'QLD sentences of a letter',
    `Council letter, Noorla Shire Council, Queensland
The property is affected by the Bushfire Hazard Overlay and the Flood Hazard Overlay of the planning scheme.
It is not affected by the Heritage Overlay. The Airport Environs Overlay covers land to the north.
The premises are within an erosion prone area.`,
    ['Bushfire hazard', 'Flood hazard', 'Coastal hazard'],
  ],
  [
    'QLD capitals and bullets',
    `PLANNING AND DEVELOPMENT CERTIFICATE (STANDARD) QUEENSLAND
OVERLAYS AFFECTING THE LAND
• AGRICULTURAL LAND OVERLAY - CLASS A
• SCENIC AMENITY OVERLAY
OVERLAYS NOT AFFECTING THE LAND
• FLOOD HAZARD OVERLAY
• HERITAGE OVERLAY`,
    ['AGRICULTURAL LAND', 'SCENIC AMENITY'],
  ],

  // South Australia
  [
    'SA an extract with explanations',
    `DATA EXTRACT FOR SECTION 7 SEARCH PURPOSES
Planning and Design Code
Zones
Suburban Neighbourhood - SN
Overlays
Airport Building Heights (Regulated) (All structures over 30 metres)
The Airport Building Heights (Regulated) Overlay seeks to ensure building height does not pose a hazard.
Heritage Adjacency
The Heritage Adjacency Overlay seeks to ensure development keeps the values of heritage places.
Hazards (Bushfire - Regional)
Is the land in a State Heritage Area? No
Is the land a Local Heritage Place? No`,
    ['Airport Building Heights', 'Heritage Adjacency', 'Hazards (Bushfire - Regional)'],
  ],
  [
    'SA a list in capitals in a row',
    `FORM 1 VENDOR'S STATEMENT section 7
Overlays	AFFORDABLE HOUSING, PRESCRIBED WELLS AREA, URBAN TREE CANOPY, STORMWATER MANAGEMENT
Heritage	State Heritage Place: no`,
    ['Affordable Housing', 'Prescribed Wells Area', 'Urban Tree Canopy', 'Stormwater Management'],
  ],

  [
    'SA a list parted by semicolons with a heritage place',
    `CITY OF HOLD Section 7 inquiry South Australia
Zone: Established Neighbourhood (EN)
Overlays: Historic Area (Hol4); Local Heritage Place (8817); Traffic Generating Development; Regulated and Significant Tree
Subzone: none`,
    [
      'Historic Area (Hol4)',
      'Local Heritage Place (8817)',
      'Traffic Generating',
      'Regulated and Significant Tree',
    ],
  ],

  // Western Australia
  [
    'WA an interest report in two parts',
    `PROPERTY INTEREST REPORT Landgate Western Australia
INTERESTS THAT AFFECT THE PROPERTY
Bush Fire Prone Areas
All of the property is within a bush fire prone area.
Special Control Area
The property is within Special Control Area 4 (Jandaroo underground water).
INTERESTS THAT DO NOT AFFECT THE PROPERTY
Heritage list
The State Register of Heritage Places is shown for information.
Aircraft noise
Acid sulfate soil risk`,
    ['Bush fire prone area', 'Special control area'],
  ],
  [
    'WA the scheme and the region scheme',
    `CITY OF YARRA WEST Reply to settlement enquiry, Western Australia
Metropolitan Region Scheme: Urban, with a strip reserved for Primary Regional Roads along the frontage
Heritage list: not entered
Development contribution area: DCA 1
Bush fire prone: No`,
    ['Primary Regional Roads', 'DCA 1'],
  ],

  [
    'WA sentences of a council',
    `SHIRE OF CORRANUP Settlement enquiry Western Australia
The land is included in the Shire's Heritage List. The lot lies in Planning Control Area 163.
No part of the land is in a bush fire prone area. The verge is affected by road widening proposals of 1988 that were abandoned.`,
    ['Heritage list', 'Planning control area, 163'],
  ],

  // Tasmania
  [
    'TAS codes in a table',
    `COUNCIL LAND INFORMATION CERTIFICATE
Section 337 Local Government Act 1993 Tasmania
C12.0 Flood-Prone Areas Hazard Code	Yes
C13.0 Bushfire-Prone Areas Code	Yes - whole lot
C15.0 Landslip Hazard Code	No
Is the land on the Tasmanian Heritage Register?	No`,
    ['Flood-Prone Areas Hazard Code', 'Bushfire-Prone Areas Code'],
  ],
  [
    'TAS a line of overlays',
    `CERTIFICATE UNDER SECTION 337 Local Government Act 1993 Tasmania
Overlays: Waterway and Coastal Protection; Priority Vegetation (part of the lot); Airport Obstacle Limitation
Overlays not affecting the land: Landslip Hazard; Coastal Erosion Hazard`,
    ['Waterway and Coastal Protection', 'Priority Vegetation', 'Airport Obstacle Limitation'],
  ],

  [
    'TAS codes in a sentence',
    `COUNCIL LAND INFORMATION CERTIFICATE
Section 337 Local Government Act 1993 Tasmania
The Coastal Inundation Hazard Code applies to the low part of the lot. The Landslip Hazard Code does not apply.
Codes that apply: Natural Assets Code (waterway protection area); Scenic Protection Code`,
    ['Coastal Inundation Hazard Code', 'Natural Assets Code', 'Scenic Protection Code'],
  ],

  // the territories
  [
    'NT overlays of the scheme',
    `PLANNING SEARCH Northern Territory
Lot 4410 Town of Darwin East, NT Planning Scheme 2020
Overlays:
CNV - Clearing of Native Vegetation
LSF - Land Subject to Flooding: not shown
Zone: RL`,
    ['CNV'],
  ],
  [
    'ACT answers of an inquiry',
    `LEASE CONVEYANCING INQUIRY
ACT Planning and Land Authority, Australian Capital Territory
Is the land in a bushfire prone area? Yes
Registered tree: PTR-0991 on the block
Heritage register: no registration
Aircraft noise: not affected`,
    ['Bush fire prone land', 'Registered tree'],
  ],
  // further drafters
  [
    'VIC land in two lines with a map code in brackets',
    `PLANNING CERTIFICATE
Planning and Environment Act 1987 section 199
The land is in a Mixed Use Zone and within a
SPECIFIC CONTROLS OVERLAY - SCHEDULE 5 (SCO5)
and a BUFFER AREA OVERLAY - SCHEDULE 1 (BAO1)
and a PARKING OVERLAY - PRECINCT 3`,
    ['SCO5', 'BAO1', 'PO3'],
  ],
  [
    'NSW items in one paragraph',
    `PLANNING CERTIFICATE section 10.7(2) Environmental Planning and Assessment Act 1979
(a) Flood: the whole of the land is within the flood planning area. (b) Bush fire: the land is not bush fire prone. (c) Mine subsidence: not proclaimed. (d) Acid sulfate soils: class 4. (e) Road widening: nil. (f) Heritage conservation area: none. (g) Biodiversity Values Map: part of the land.`,
    ['Flood', 'Acid sulfate soils, class 4', 'Biodiversity Values Map'],
  ],
  [
    'NSW a reply in tick boxes',
    `PLANNING CERTIFICATE section 10.7(2) Environmental Planning and Assessment Act 1979
Bush fire prone land	☒ Yes ☐ No
Mine subsidence district	☐ Yes ☒ No
Flood planning area	☐ Yes ☒ No
Heritage conservation area	☒ Yes ☐ No`,
    ['Bush fire prone land', 'Heritage conservation area'],
  ],
  [
    'NSW a reservation and a contour',
    `PLANNING CERTIFICATE section 10.7(2) Environmental Planning and Assessment Act 1979
The frontage, 3 metres deep, is affected by a road widening proposal of Council.
The land is affected by aircraft noise, ANEF 25-30.
The land lies within 500 metres of a heritage item.`,
    ['Road widening', 'ANEF 25-30'],
  ],
  [
    'QLD state maps beside the scheme',
    `STATE ASSESSMENT AND REFERRAL MAPPING, Queensland Government
Matters of interest for Lot 7 RP203881
Koala priority area: Yes
Coastal management district: No
Regulated vegetation (category B): mapped over the southern half
State heritage place: No
Key resource area separation: Yes, Yarra Hill quarry`,
    ['Koala', 'Regulated vegetation', 'Key resource area'],
  ],
  [
    'QLD a letter in a table with a third column',
    `PLANNING SEARCH Council of Noorla, Queensland
Overlay map	Sub-category	Applies to the land
Biodiversity overlay	Wildlife habitat	Yes
Bushfire hazard overlay	-	No
Landslide hazard overlay	Moderate	Part
Heritage overlay	-	No`,
    ['Biodiversity', 'Landslide hazard'],
  ],
  [
    'SA the vendor statement in a sentence',
    `FORM 1 VENDOR'S STATEMENT Land and Business (Sale and Conveyancing) Act 1994 South Australia
Planning and Design Code: the land is in the Hills Neighbourhood Zone and is subject to the Hazards (Bushfire - Medium Risk) Overlay and the Regulated and Significant Tree Overlay. No State Heritage Place is on the land.`,
    ['Hazards (Bushfire - Medium Risk)', 'Regulated and Significant Tree'],
  ],
  [
    'WA a table of searches',
    `ORDERS AND REQUISITIONS Shire of Corranup, Western Australia
Bush fire prone area	Yes (whole)
Special control area	SCA 2 Public drinking water
Heritage list	No
Contaminated sites	No memorial
Aboriginal heritage	No registered place`,
    ['Bush fire prone area', 'Special control area'],
  ],
  [
    'TAS questions with numbers',
    `COUNCIL LAND INFORMATION CERTIFICATE
Section 337 Local Government Act 1993 Tasmania
14 Is the land bushfire-prone?	Yes
15 Is the land subject to a landslip hazard code?	No
16 Is the land entered on the Tasmanian Heritage Register?	Yes, place 4410
17 Is the land within an attenuation area?	No`,
    ['Bush fire prone area', 'Tasmanian Heritage Register'],
  ],
  [
    'NSW a map that names what the land is identified as',
    `PLANNING CERTIFICATE section 10.7 New South Wales
Groundwater Vulnerability - the land is identified as "Groundwater Vulnerable" on the map.
Heritage - the land contains no item and is in no conservation area.`,
    ['Groundwater vulnerability'],
  ],
  [
    'NSW a numbered answer over two lines',
    `PLANNING CERTIFICATE section 10.7 New South Wales
8.  Terrestrial biodiversity: "Biodiversity" on the Natural Resource - Terrestrial Biodiversity Map, part.
9.  Groundwater: the land is identified as "Groundwater vulnerable" on the Groundwater
    Vulnerability Map.
10. Mine subsidence: no.`,
    ['Terrestrial biodiversity', 'Groundwater vulnerability'],
  ],
  [
    'NSW no vulnerable groundwater',
    `PLANNING CERTIFICATE section 10.7 New South Wales
Is the land shown on the Groundwater Vulnerability Map?	No
Is it on the Dark Sky map?	No`,
    [],
  ],
  [
    'NSW an item with its number',
    `PLANNING CERTIFICATE section 10.7 New South Wales
2(f) Item of heritage	YES: Item 344, "Pilot's Cottage", local significance, Schedule 5 of the LEP
2(e) Conservation area	NO`,
    ['Item 344'],
  ],
  [
    'NSW a question with the item for its answer',
    `PLANNING CERTIFICATE section 10.7 New South Wales
Question	Answer
Is a heritage item on the land?	Item I27, "Bull's Bakery, former" - whole lot
Is it flood liable?	No
Is it on the Dark Sky map (Siding Spring)?	Yes - within 18 km of the observatory, clause 5.14`,
    ['I27', 'Dark Sky'],
  ],
  [
    'NT a table of a search',
    `PROPERTY SEARCH Northern Territory
Storm surge	Primary storm surge area
Flooding	Not affected
Heritage register	Not listed
Aircraft noise	ANEF 20`,
    ['Storm surge area', 'ANEF'],
  ],
  [
    'QLD topics that stand before their sentence',
    `PLANNING AND DEVELOPMENT CERTIFICATE Queensland
Zone: medium density residential.
Acid sulfate soils. Below 5 metres AHD; the overlay concerns new excavation. Bushfire. The parcel is outside the bushfire hazard overlay. Heritage. No local heritage place. Coastal. Not within an erosion prone area. Landslide. Contact the council.`,
    ['Acid sulfate soils'],
  ],
  [
    'NSW topics that stand before their sentence',
    `PLANNING CERTIFICATE section 10.7 New South Wales
Bush fire. All of the lot, vegetation category 1. Flooding. Not affected by any policy. Biodiversity Values Map. No part of the lot.`,
    ['Bush fire prone land'],
  ],
  [
    'ACT trees that are counted',
    `LEASE CONVEYANCING ENQUIRY Australian Capital Territory
Registered trees: there is one. Register No. PTR 188, Eucalyptus mannifera, canopy over the north half of the block.`,
    ['Registered tree'],
  ],
  [
    'ACT trees of which there are none',
    `LEASE CONVEYANCING ENQUIRY Australian Capital Territory
Registered trees: none on the block. Register No. PTR 12 is at Block 4.`,
    [],
  ],
  [
    'QLD the class behind an overlay',
    `COUNCIL PROPERTY SEARCH Queensland
Storm tide inundation overlay: high. Flood (river): no. Bushfire hazard overlay: not applicable.`,
    ['Storm tide inundation Overlay, high'],
  ],
  // Lists behind another field and lists that their page breaks
  [
    'QLD a list behind the zone, each with its answer',
    `COUNCIL PROPERTY SEARCH Queensland
Zone: Emerging community. Overlays: Bushfire hazard, none; Flood (river): none; Defence land (depot buffer, outer); Koala, none; Motorway noise corridor.`,
    ['Defence land', 'Motorway noise corridor'],
  ],
  [
    'SA a list broken within a name',
    `PLANNING AND DESIGN CODE - section 7 data South Australia
Zone: Suburban Main Street (SMS). Overlays: Coastal Flooding; Hazards (Flooding -
General); Heritage Adjacency; State Heritage Place;
Traffic Generating Development`,
    [
      'Coastal Flooding',
      'Hazards (Flooding',
      'Heritage Adjacency',
      'State Heritage Place',
      'Traffic Generating Development',
    ],
  ],
  [
    'NSW items and areas by their number and name',
    `PLANNING CERTIFICATE UNDER SECTION 10.7 Environmental Planning and Assessment Act 1979 (NSW)
Heritage: "Rosebank flat building", item I 209, local. Conservation area: Elizabeth Bay North HCA.
Adopted hazard policies\tAcid sulfate soils class 3; contaminated land policy applies to the whole city
The land is within the 20 to 25 ANEC contour of the airport.
The land lies seaward of the 2050 immediate hazard line.`,
    ['Heritage item', 'Elizabeth Bay North', 'class 3', 'ANEF', 'Coastal hazard'],
  ],
  [
    'NSW what is denied under a topic',
    `PLANNING CERTIFICATE UNDER SECTION 10.7 Environmental Planning and Assessment Act 1979 (NSW)
Heritage: no item of heritage. Conservation area: no.
Biodiversity values: not mapped.
Heritage: item I 12 adjoins.`,
    [],
  ],
  [
    'NSW headings that are answered behind their full stop',
    `PLANNING CERTIFICATE UNDER SECTION 10.7 Environmental Planning and Assessment Act 1979 (NSW)
7. Land reserved for acquisition. No.   8. Road widening and road realignment. No. A scheme of 1971 was dropped.
9. Flood related development controls. Nil.   10. Mine subsidence. N/A.
11. Bush fire prone land. Yes: in part. The rear 400 square metres is in Vegetation Category 2.
12. Acid sulfate soils. Yes, Class 3.`,
    ['Bush fire prone land', 'Acid sulfate soils'],
  ],
  [
    'NSW headings that are answered by a long sentence',
    `PLANNING CERTIFICATE UNDER SECTION 10.7 Environmental Planning and Assessment Act 1979 (NSW)
6. Land reserved for acquisition. There is no environmental planning instrument or proposed instrument that
provides for the acquisition of any part of the land by a public authority.
7. Land identified for acquisition. Neither the local environmental plan nor a draft provides for it to be acquired.
8. Road widening and road realignment. The council has made no resolution under section 25 of the Roads Act 1993.
9. Land reserved for acquisition
None of the instruments makes provision for it.`,
    [],
  ],
  [
    'NSW an answer in another column and one below',
    `PLANNING CERTIFICATE UNDER SECTION 10.7 Environmental Planning and Assessment Act 1979 (NSW)
Land reserved for acquisition	No instrument provides for the acquisition of the land
Land affected by road widening or realignment	Nil
Is any of the land reserved for acquisition by a public authority?
No.
Is any of the land bush fire prone land?
Part of the land.`,
    ['Bush fire prone land'],
  ],
  [
    'NSW the land itself reserved',
    `PLANNING CERTIFICATE UNDER SECTION 10.7 Environmental Planning and Assessment Act 1979 (NSW)
7. Land reserved for acquisition. Yes. The front 3 metres is zoned SP2 and will be acquired for a classified road.
8. Road widening. The front strip, 2.4 m deep, is affected by road widening under the Roads Act 1993.`,
    ['Land acquisition reservation', 'Road widening'],
  ],
  [
    'NSW degrees that weigh nothing',
    `PLANNING CERTIFICATE UNDER SECTION 10.7 Environmental Planning and Assessment Act 1979 (NSW)
10. Hazard policies. Landslip: the site lies in class T5, the lowest, and no development control applies to it.
Slope stability: mapped in the lowest hazard class. Salinity: within the zone of very low hazard.
Flood: council has published a flood study; the property is above and outside the flood planning area.
Coastal hazard: the block is within the mapped area, but no restriction applies.
Landslip: part of the land is in class H4; no control applies to the remainder.`,
    ['Landslip'],
  ],
  [
    'QLD the name of an overlay behind a topic',
    `COUNCIL PROPERTY REPORT Queensland
Planning	Coastal hazard overlay (storm tide inundation, medium)
Town planning	Bushfire hazard overlay (medium potential)
Mapping	Landslide hazard overlay: not mapped`,
    ['Coastal hazard', 'Bushfire hazard'],
  ],
  [
    'TAS a proclaimed landslip area',
    `TAMAR COUNCIL	COUNCIL LAND INFORMATION CERTIFICATE
Local Government Act 1993 section 337 (Tasmania)
13	Bushfire-Prone Areas Code	No
31	Is the land in a proclaimed landslip area?	Yes	Landslip Area A, lower half
32	Is the land in a landslip area under the Mineral Resources Development Act 1995? No`,
    ['Landslip area'],
  ],
  [
    'WA a reservation beside the zone',
    `PROPERTY INTEREST REPORT Western Australia
Metropolitan Region Scheme	Zone: Urban. Reservation: Other Regional Roads, 64 m² across the frontage
Peel Region Scheme	Zone: Rural. Reservation: none`,
    ['Region scheme reservation'],
  ],
  [
    'WA a region scheme that reserves nothing',
    `PROPERTY INTEREST REPORT Western Australia
Metropolitan Region Scheme	Zone: Urban. Reservation: nil. Other Regional Roads: none
Acid sulfate soil	low risk`,
    [],
  ],
  [
    'NSW answers set in columns that run over their line',
    `PLANNING CERTIFICATE UNDER SECTION 10.7 Environmental Planning and Assessment Act 1979 (NSW)
6  Notices: no.   7  Acquisition: no.   8  Flood: the council has studied the creek;
   the site is not within the flood planning area.   9  Landslip: the range has been mapped and
   no part of the land is in it.   10  Salinity: nil.`,
    [],
  ],
  [
    'SA names in bold, each above what the Code seeks by it',
    `PlanSA planning certificate, South Australia
DATA EXTRACT FOR SECTION 7 SEARCH PURPOSES
Zones
Suburban Neighbourhood (SN)
Overlays
HAZARDS (FLOODING)
Seeks to keep people and property out of the way of water.
URBAN TREE CANOPY
Seeks to keep and plant trees.
WATER RESOURCES
Seeks to protect watercourses.
Is the land designated as a local heritage place?	No`,
    ['Hazards (Flooding)', 'Urban Tree Canopy', 'Water Resources'],
  ],
]
