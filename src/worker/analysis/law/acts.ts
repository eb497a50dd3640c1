import type { StateCode } from '#shared/report.ts'

import type { Act } from './act.ts'
import { LAW_AS_AT } from './as-at.ts'

/** Every act that the rules cite, once. */
export const act = {
  cth: {
    consumerLaw: cth('Australian Consumer Law, Competition and Consumer Act 2010 (Cth) Schedule 2'),
    gst: cth('A New Tax System (Goods and Services Tax) Act 1999 (Cth)'),
    taxAdministration: cth('Taxation Administration Act 1953 (Cth) Schedule 1'),
    foreignAcquisitions: cth(
      'Foreign Acquisitions and Takeovers Act 1975 (Cth)',
      'https://ato.gov.au/about-ato/new-legislation/in-detail/international/banning-foreign-purchases-of-established-dwellings',
    ),
    corporations: cth('Corporations Act 2001 (Cth)'),
    personalProperty: cth('Personal Property Securities Act 2009 (Cth)'),
    nativeTitle: cth('Native Title Act 1993 (Cth)'),
  },
  vic: {
    saleOfLand: vic(
      'Sale of Land Act 1962 (Vic)',
      'https://www.legislation.vic.gov.au/in-force/acts/sale-land-act-1962',
    ),
    transferOfLand: vic('Transfer of Land Act 1958 (Vic)'),
    propertyLaw: vic('Property Law Act 1958 (Vic)'),
    penaltyInterest: vic(
      'Penalty Interest Rates Act 1983 (Vic)',
      'http://www.austlii.edu.au/au/legis/vic/consol_act/pira1983267/s2.html',
    ),
    building: vic(
      'Building Act 1993 (Vic)',
      'http://www5.austlii.edu.au/au/legis/vic/consol_act/ba199391/s137b.html',
    ),
    buildingRegulations: vic('Building Regulations 2018 (Vic)'),
    planning: vic('Planning and Environment Act 1987 (Vic)'),
    ownersCorporations: vic('Owners Corporations Act 2006 (Vic)'),
    ownersCorporationsRegulations: vic(
      'Owners Corporations Regulations 2018 (Vic)',
      'http://classic.austlii.edu.au/au/legis/vic/consol_reg/ocr2018369/s16.html',
    ),
    residentialTenancies: vic('Residential Tenancies Act 1997 (Vic)'),
    heritage: vic('Heritage Act 2017 (Vic)'),
    aboriginalHeritage: vic('Aboriginal Heritage Act 2006 (Vic)'),
    environmentProtection: vic('Environment Protection Act 2017 (Vic)'),
    landAcquisition: vic('Land Acquisition and Compensation Act 1986 (Vic)'),
    windfallGains: vic(
      'Windfall Gains Tax Act 2021 (Vic)',
      'https://www.sro.vic.gov.au/windfall-gains-tax-frequently-asked-questions',
    ),
    commercialPropertyTax: vic('Commercial and Industrial Property Tax Reform Act 2024 (Vic)'),
    landTax: vic('Land Tax Act 2005 (Vic)'),
    duties: vic(
      'Duties Act 2000 (Vic)',
      'http://www5.austlii.edu.au/au/legis/vic/consol_act/da200093/s28a.html',
    ),
    subdivision: vic('Subdivision Act 1988 (Vic)'),
    planningProvisions: vic('Victoria Planning Provisions'),
  },
  nsw: {
    conveyancing: of('NSW', 'Conveyancing Act 1919 (NSW)'),
    saleOfLand: of('NSW', 'Conveyancing (Sale of Land) Regulation 2022 (NSW)'),
    planning: of('NSW', 'Environmental Planning and Assessment Act 1979 (NSW)'),
    strata: of('NSW', 'Strata Schemes Management Act 2015 (NSW)'),
    swimmingPools: of('NSW', 'Swimming Pools Act 1992 (NSW)'),
    residentialTenancies: of('NSW', 'Residential Tenancies Act 2010 (NSW)'),
    realProperty: of('NSW', 'Real Property Act 1900 (NSW)'),
    contaminatedLand: of('NSW', 'Contaminated Land Management Act 1997 (NSW)'),
    homeBuilding: of(
      'NSW',
      'Home Building Act 1989 (NSW)',
      'https://zoelaw.ai/legislation/home-building-act-1989/sections/95',
    ),
    strataDevelopment: of('NSW', 'Strata Schemes Development Act 2015 (NSW)'),
    communityLand: of('NSW', 'Community Land Management Act 2021 (NSW)'),
    localGovernment: of('NSW', 'Local Government Act 1993 (NSW)'),
    landTax: of('NSW', 'Land Tax Act 1956 (NSW)'),
    landTaxManagement: of('NSW', 'Land Tax Management Act 1956 (NSW)'),
    propertyAgents: of('NSW', 'Property and Stock Agents Regulation 2022 (NSW)'),
    mineSubsidence: of('NSW', 'Coal Mine Subsidence Compensation Act 2017 (NSW)'),
    coastal: of('NSW', 'Coastal Management Act 2016 (NSW)'),
    biodiversity: of('NSW', 'Biodiversity Conservation Act 2016 (NSW)'),
    trees: of('NSW', 'Trees (Disputes Between Neighbours) Act 2006 (NSW)'),
  },
  qld: {
    propertyLaw: of(
      'QLD',
      'Property Law Act 2023 (Qld)',
      'https://zoelaw.ai/legislation/property-law-act-2023/sections/sec.101',
    ),
    propertyLawRegulation: of(
      'QLD',
      'Property Law Regulation 2024 (Qld)',
      'https://legislation.qld.gov.au/view/whole/html/asmade/sl-2024-0211',
    ),
    propertyOccupations: of('QLD', 'Property Occupations Act 2014 (Qld)'),
    bodyCorporate: of('QLD', 'Body Corporate and Community Management Act 1997 (Qld)'),
    bodyCorporateCertificate: of(
      'QLD',
      'Body Corporate and Community Management (Body Corporate Certificate) Regulation 2024 (Qld)',
      'https://legislation.qld.gov.au/view/whole/html/asmade/sl-2024-0210',
    ),
    building: of('QLD', 'Building Act 1975 (Qld)'),
    buildingCommission: of('QLD', 'Queensland Building and Construction Commission Act 1991 (Qld)'),
    planning: of('QLD', 'Planning Act 2016 (Qld)'),
    environmentalProtection: of('QLD', 'Environmental Protection Act 1994 (Qld)'),
    neighbourhoodDisputes: of(
      'QLD',
      'Neighbourhood Disputes (Dividing Fences and Trees) Act 2011 (Qld)',
    ),
    acquisition: of('QLD', 'Acquisition of Land Act 1967 (Qld)'),
    transport: of('QLD', 'Transport Infrastructure Act 1994 (Qld)'),
    heritage: of('QLD', 'Queensland Heritage Act 1992 (Qld)'),
    landTitle: of('QLD', 'Land Title Act 1994 (Qld)'),
    residentialTenancies: of(
      'QLD',
      'Residential Tenancies and Rooming Accommodation Act 2008 (Qld)',
    ),
    landSales: of(
      'QLD',
      'Land Sales Act 1984 (Qld)',
      'https://zoelaw.ai/legislation/land-sales-act-1984/sections/sec.13',
    ),
    duties: of('QLD', 'Duties Act 2001 (Qld)'),
    fireServices: of('QLD', 'Fire Services Act 1990 (Qld)'),
    electricalSafety: of('QLD', 'Electrical Safety Regulation 2013 (Qld)'),
  },
  sa: {
    saleAndConveyancing: of('SA', 'Land and Business (Sale and Conveyancing) Act 1994 (SA)'),
    saleAndConveyancingRegulations: of(
      'SA',
      'Land and Business (Sale and Conveyancing) Regulations 2010 (SA)',
      'http://classic.austlii.edu.au/au/legis/sa/consol_reg/labacr2010442/sch1.html',
    ),
    realProperty: of('SA', 'Real Property Act 1886 (SA)'),
    strataTitles: of(
      'SA',
      'Strata Titles Act 1988 (SA)',
      'http://classic.austlii.edu.au/au/legis/sa/consol_act/sta1988173/s41.html',
    ),
    communityTitles: of(
      'SA',
      'Community Titles Act 1996 (SA)',
      'http://www5.austlii.edu.au/au/legis/sa/consol_act/cta1996224/s139.html',
    ),
    planning: of('SA', 'Planning, Development and Infrastructure Act 2016 (SA)'),
    planningCode: of('SA', 'Planning and Design Code (SA)'),
    buildingWorkContractors: of('SA', 'Building Work Contractors Act 1995 (SA)'),
    environmentProtection: of('SA', 'Environment Protection Act 1993 (SA)'),
    nativeVegetation: of('SA', 'Native Vegetation Act 1991 (SA)'),
    landscape: of('SA', 'Landscape South Australia Act 2019 (SA)'),
    roadWidening: of('SA', 'Metropolitan Adelaide Road Widening Plan Act 1972 (SA)'),
    publicHealth: of('SA', 'South Australian Public Health Act 2011 (SA)'),
  },
  wa: {
    generalConditions: of(
      'WA',
      'Joint Form of General Conditions for the Sale of Land (WA)',
      'https://www.readkong.com/page/joint-form-of-general-conditions-for-the-sale-of-land-9015317',
    ),
    saleOfLand: of(
      'WA',
      'Sale of Land Act 1970 (WA)',
      'https://zoelaw.ai/api/acts/sale-of-land-act-1970',
    ),
    strataTitles: of(
      'WA',
      'Strata Titles Act 1985 (WA)',
      'http://classic.austlii.edu.au/au/legis/wa/consol_act/sta1985173/s156.html',
    ),
    strataRegulations: of(
      'WA',
      'Strata Titles (General) Regulations 2019 (WA)',
      'http://classic.austlii.edu.au/au/legis/wa/consol_reg/str2019337/s104.html',
    ),
    transferOfLand: of('WA', 'Transfer of Land Act 1893 (WA)'),
    planning: of('WA', 'Planning and Development Act 2005 (WA)'),
    contaminatedSites: of('WA', 'Contaminated Sites Act 2003 (WA)'),
    electricity: of(
      'WA',
      'Electricity Regulations 1947 (WA)',
      'http://corrigan.austlii.edu.au/au/legis/wa/consol_reg//er1947248/s15a.html',
    ),
    building: of('WA', 'Building Act 2011 (WA)'),
    buildingRegulations: of('WA', 'Building Regulations 2012 (WA)'),
  },
  tas: {
    propertyAgents: of('TAS', 'Property Agents and Land Transactions Act 2016 (Tas)'),
    localGovernment: of('TAS', 'Local Government Act 1993 (Tas)'),
    localGovernmentRegulations: of(
      'TAS',
      'Local Government (General) Regulations 2025 (Tas)',
      'https://casechat.au/cases/au/local-government-general-regulations-2025-tas',
    ),
    building: of(
      'TAS',
      'Building Act 2016 (Tas)',
      'http://www4.austlii.edu.au/au/legis/tas/num_act/ba201625o2016137/sch1.html',
    ),
    planning: of(
      'TAS',
      'Land Use Planning and Approvals Act 1993 (Tas)',
      'http://www5.austlii.edu.au/au/legis/tas/consol_act/lupaaa1993296/index.html',
    ),
    planningScheme: of(
      'TAS',
      'Tasmanian Planning Scheme',
      'https://stateplanning.tas.gov.au/planning-system/tasmanian-planning-scheme/codes-and-overlays2',
    ),
    heritage: of('TAS', 'Historic Cultural Heritage Act 1995 (Tas)'),
    strata: of('TAS', 'Strata Titles Act 1998 (Tas)'),
    landTitles: of('TAS', 'Land Titles Act 1980 (Tas)'),
  },
  act: {
    saleOfResidentialProperty: of(
      'ACT',
      'Civil Law (Sale of Residential Property) Act 2003 (ACT)',
      'https://classic.austlii.edu.au/au/legis/act/consol_act/clorpa2003386/s9.html',
    ),
    building: of('ACT', 'Building Act 2004 (ACT)'),
    planning: of('ACT', 'Planning Act 2023 (ACT)'),
    landTitles: of('ACT', 'Land Titles Act 1925 (ACT)'),
    dangerousSubstances: of(
      'ACT',
      'Dangerous Substances Act 2004 (ACT)',
      'http://www.asbestos.act.gov.au/page/view/2391/title/what-laws-relate-to-residential',
    ),
    unitTitlesManagement: of('ACT', 'Unit Titles (Management) Act 2011 (ACT)'),
  },
  nt: {
    agentsLicensing: of('NT', 'Agents Licensing Act 1979 (NT)'),
    swimmingPoolSafety: of(
      'NT',
      'Swimming Pool Safety Act 2004 (NT)',
      'https://nt.gov.au/property/swimming-pools-and-spas/pools,-spas-and-selling-a-home',
    ),
    building: of('NT', 'Building Act 1993 (NT)'),
    landTitle: of('NT', 'Land Title Act 2000 (NT)'),
    crownLands: of('NT', 'Crown Lands Act 1992 (NT)'),
  },
} as const

function cth(title: string, url: string | null = null): Act {
  return { title, jurisdiction: 'CTH', url, asAt: LAW_AS_AT }
}

function vic(title: string, url: string | null = null): Act {
  return of('VIC', title, url)
}

function of(jurisdiction: StateCode, title: string, url: string | null = null): Act {
  return { title, jurisdiction, url, asAt: LAW_AS_AT }
}
