import type { PlanningEntry } from './planning-entry.ts'

/** Zones of the Victoria Planning Provisions by code without its schedule number. */
export const VIC_ZONES: Readonly<Record<string, PlanningEntry>> = {
  GRZ: entry(
    'General Residential Zone',
    'Homes of up to 11 metres or three storeys.',
    'A permit for two or more dwellings; a garden area of 25 to 35 per cent.',
    'low',
  ),
  NRZ: entry(
    'Neighbourhood Residential Zone',
    'Low homes, up to 9 metres or two storeys.',
    'Stricter rules on the character of the street.',
    'low',
  ),
  RGZ: entry(
    'Residential Growth Zone',
    'Townhouses and flats up to about 13.5 metres; neighbours may build up.',
    'A permit for flats and townhouses.',
    'medium',
  ),
  HCTZ: entry(
    'Housing Choice and Transport Zone',
    'Taller homes near centres and stations.',
    'Fewer objections and appeals by neighbours.',
    'medium',
  ),
  MUZ: entry(
    'Mixed Use Zone',
    'Homes beside shops and offices; noise and activity.',
    'Permits for many uses next door.',
    'medium',
  ),
  TZ: entry('Township Zone', 'Small towns.', 'Septic tank and permit checks.', 'low'),
  LDRZ: entry(
    'Low Density Residential Zone',
    'Large lots, at least 0.4 ha, or 0.2 ha with sewerage.',
    'Subdivision is limited.',
    'low',
  ),
  RLZ: entry(
    'Rural Living Zone',
    'Lifestyle lots.',
    'A house is usually allowed above the minimum lot of the schedule.',
    'medium',
  ),
  GWZ: entry(
    'Green Wedge Zone',
    'Land at the edge of Melbourne kept from building.',
    'A house needs a permit; minimum lot sizes.',
    'high',
  ),
  GWAZ: entry(
    'Green Wedge A Zone',
    'Land at the edge of Melbourne kept from building.',
    'A house needs a permit; minimum lot sizes.',
    'high',
  ),
  RCZ: entry(
    'Rural Conservation Zone',
    'Environment comes first.',
    'A house needs a permit on a lot below the schedule.',
    'high',
  ),
  FZ: entry(
    'Farming Zone',
    'Farming comes first; expect its noise, smell and spray.',
    'A house needs a permit on a lot below 40 ha or the schedule.',
    'high',
  ),
  RAZ: entry('Rural Activity Zone', 'Farming and tourism.', 'A house needs a permit.', 'high'),
  C1Z: entry(
    'Commercial 1 Zone',
    'Shops and offices, with homes above.',
    'Permits for use and works.',
    'medium',
  ),
  C2Z: entry(
    'Commercial 2 Zone',
    'Offices, large shops and some industry.',
    'Homes are restricted.',
    'high',
  ),
  C3Z: entry('Commercial 3 Zone', 'Small industry and studios.', 'Homes are restricted.', 'high'),
  IN1Z: entry('Industrial 1 Zone', 'Industry.', 'Homes are prohibited.', 'high'),
  IN2Z: entry('Industrial 2 Zone', 'Industry.', 'Homes are prohibited.', 'high'),
  IN3Z: entry('Industrial 3 Zone', 'Light industry.', 'Homes are prohibited.', 'high'),
  ACZ: entry(
    'Activity Centre Zone',
    'A centre with its own plan.',
    'Heights follow the schedule.',
    'medium',
  ),
  CCZ: entry(
    'Capital City Zone',
    'A precinct with its own schedule.',
    'Read the schedule.',
    'medium',
  ),
  DZ: entry('Docklands Zone', 'A precinct with its own schedule.', 'Read the schedule.', 'medium'),
  PDZ: entry(
    'Priority Development Zone',
    'A precinct with its own schedule.',
    'Read the schedule.',
    'medium',
  ),
  CDZ: entry(
    'Comprehensive Development Zone',
    'A precinct with its own schedule.',
    'Read the schedule.',
    'medium',
  ),
  SUZ: entry(
    'Special Use Zone',
    'A precinct with its own schedule.',
    'Read the schedule.',
    'medium',
  ),
  PRZ: entry('Precinct Zone', 'A precinct with its own schedule.', 'Read the schedule.', 'medium'),
  UGZ: entry(
    'Urban Growth Zone',
    'Land for future suburbs; a growth areas contribution is likely.',
    'Few permits until a precinct structure plan applies.',
    'high',
  ),
  PUZ: entry(
    'Public Use Zone',
    'Land for a public purpose; a private house is unusual.',
    'Ask why private land is in this zone.',
    'critical',
  ),
  PPRZ: entry(
    'Public Park and Recreation Zone',
    'Land for a public park.',
    'Ask why private land is in this zone.',
    'critical',
  ),
  PCRZ: entry(
    'Public Conservation and Resource Zone',
    'Land for conservation.',
    'Ask why private land is in this zone.',
    'critical',
  ),
  TRZ: entry(
    'Transport Zone',
    'Land for roads and railways.',
    'Ask why private land is in this zone.',
    'critical',
  ),
  UFZ: entry(
    'Urban Floodway Zone',
    'The path of floods.',
    'Most buildings are barred.',
    'critical',
  ),
  PZ: entry('Port Zone', 'A port.', 'Homes are barred.', 'high'),
}

function entry(
  name: string,
  meaning: string,
  councilRules: string,
  riskLevel: PlanningEntry['riskLevel'],
): PlanningEntry {
  return { name, meaning, councilRules, riskLevel }
}
