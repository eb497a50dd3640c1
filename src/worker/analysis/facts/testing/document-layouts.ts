import type { Layout } from './contract-layouts.ts'

/** Whole small bundles of every state in layouts that no form prescribes; everybody is invented. */
export const DOCUMENT_LAYOUTS: readonly Layout[] = [
  [
    'DOC 1 Northern Territory, a letter-like contract',
    `CONTRACT OF SALE OF LAND (NORTHERN TERRITORY)
Agents Licensing Act

Dated: 14 September 2026

1 The Seller is Warrick Dale FENNER of 6 Bloodwood Street, Nightjar NT 0822.
2 The Buyer is Salma Noor AZIZ and Jude Patrick AZIZ of 2/9 Cullen Place, Darwin NT 0800.
3 The Property is Lot 4418 Town of Nightjar, CUFT Volume 790 Folio 114, known as 6 Bloodwood Street, Nightjar NT 0822.
4 The Price is $565,000.00.
5 The Deposit is $28,250.00 payable on or before 21 September 2026.
6 Completion is on 30 October 2026.

SEARCH CERTIFICATE
CUFT 790 114
Registered Proprietor: WARRICK DALE FENNER
Lot 04418 Town of Nightjar plan(s) S 77/112
Area under title is 812 square metres

CITY OF NIGHTJAR        Rate search        2 September 2026
Rates and charges 2026/27        $2,144.80
Unimproved capital value         $310,000
Zone                             LR (Low Density Residential)

POWER AND WATER CORPORATION      Special meter reading and account search
Fixed water charge       $82.10 per quarter
Fixed sewerage charge    $214.60 per quarter`,
    {
      vendors: ['Warrick Dale Fenner'],
      purchasers: ['Salma Noor Aziz', 'Jude Patrick Aziz'],
      address: '6 Bloodwood Street, Nightjar NT 0822',
      title: 'CUFT 790 114',
      lotPlan: 'Lot 4418 Town of Nightjar',
      price: 56_500_000,
      deposit: 2_825_000,
      depositDate: '2026-09-21',
      settlement: '2026-10-30',
      landSize: '812 square metres',
      valuation: 31_000_000,
      zoning: 'LR (Low Density Residential)',
      outgoings: { 'council-rates': 214_480, 'water-rates': 118_680 },
    },
  ],
  [
    'DOC 2 Tasmania, a table in two columns',
    `Standard Form Contract for the Sale of Real Estate in Tasmania

Particulars
The Vendor                      Elspeth Jean Radcliffe (as trustee of the Radcliffe Trust)
The Purchaser                   Nguyen Van Hai and Tran Thi Lan
The Property                    27 Saltbush Crescent, Wynyard Heights TAS 7325
Certificate of Title            Volume 154773 Folio 12
The Price                       $489,000
Deposit and when payable        $24,450 within 7 days of the date of this contract
Completion Date                 Friday 18 December 2026
Chattels                        Blinds, dishwasher

COUNCIL OF WYNYARD
337 CERTIFICATE - COUNCIL LAND INFORMATION
Local Government Act 1993 section 337
Property: 27 Saltbush Crescent
Zone that applies: Low Density Residential
Land area: 0.1340 ha

132 CERTIFICATE
Local Government Act 1993 section 132
Land value: $165,000   Capital value: $445,000   AAV: $17,800
Rates levied for 2026/2027: $1,722.40
Balance: $861.20

TASWATER
Section 56ZQ certificate
Fixed charges for the financial year: water $391.08, sewerage $743.80
Total fixed charges for the year $1,134.88`,
    {
      vendors: ['Elspeth Jean Radcliffe'],
      purchasers: ['Nguyen Van Hai', 'Tran Thi Lan'],
      address: '27 Saltbush Crescent, Wynyard Heights TAS 7325',
      title: 'Volume 154773 Folio 12',
      price: 48_900_000,
      deposit: 2_445_000,
      settlement: '2026-12-18',
      zoning: 'Low Density Residential',
      landSize: '0.1340 ha',
      valuation: 44_500_000,
      outgoings: { 'council-rates': 172_240, 'water-rates': 113_488 },
    },
  ],
  [
    'DOC 3 Western Australia, an offer on a printed form',
    `CONTRACT FOR SALE OF LAND OR STRATA TITLE BY OFFER AND ACCEPTANCE
WARNING - If the Buyer is not an Australian citizen FIRB approval may be required.

TO: Coastal & Co Realty as agent for the Seller

The Buyer   NAME   Priscilla Wong-Taylor
            ADDRESS  14/220 Marine Parade  SUBURB  Cottlesea  STATE  WA  POSTCODE  6011

OFFERS TO PURCHASE the Land and Property Chattels set out in the Schedule

SCHEDULE
The Property at:
ADDRESS 3/88 Banksia Terrace
SUBURB South Perrin    STATE WA    POSTCODE 6151
Lot 3   Deposited/Survey/Strata/Diagram/Plan 41288   Whole / Part  WHOLE   Vol 2566   Folio 903
A deposit of $15,000.00 of which $0.00 is paid now and $15,000.00 to be paid within 3 business days of acceptance
Purchase Price $612,500.00
Settlement Date: 42 days after the Latest Time

STRATA COMPANY CERTIFICATE
The Owners of Banksia Mews, Strata Plan 41288
Contributions for lot 3: Administrative fund $612.50 per quarter. Reserve fund $95.00 per quarter.

CITY OF SOUTH PERRIN
RATES SEARCH 2026/2027
Gross Rental Value $22,880
Total rates and charges for the year: $2,012.35
Zoning: Residential R30

WATER CORPORATION
Account for 3/88 Banksia Terrace
Annual service charges 2026/27     $1,212.66`,
    {
      purchasers: ['Priscilla Wong-Taylor'],
      address: '3/88 Banksia Terrace, South Perrin WA 6151',
      title: 'Volume 2566 Folio 903',
      price: 61_250_000,
      deposit: 1_500_000,
      outgoings: {
        'council-rates': 201_235,
        'water-rates': 121_266,
        'owners-corporation': 283_000,
      },
    },
  ],
  [
    'DOC 4 South Australia, a society form with letters',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND
Date of this Contract: 3 February 2027
VENDOR: HILARY ROSE McKENNA as executrix of the estate of DESMOND PAUL McKENNA deceased
of 11 Jacaranda Grove, Port Elland SA 5222
PURCHASER: Deng Akol GARANG
LAND: The whole of the land in Certificate of Title Register Book Volume 5922 Folio 17 situated at 11 Jacaranda Grove, Port Elland SA 5222, being Allotment 44 in Filed Plan 118320
PURCHASE PRICE: Four hundred and thirty-five thousand dollars ($435,000.00)
DEPOSIT: Twenty thousand dollars ($20,000.00) payable immediately after cooling-off rights expire
SETTLEMENT DATE: 31 March 2027 or such other date as is agreed

FORM 1
VENDOR'S STATEMENT
DISTRICT COUNCIL OF ELLAND COAST
SECTION 187 CERTIFICATE
Capital Value: $410,000
Rates for the year 2026-27       $1,640.55
Landscape levy                   $52.40
TOTAL CHARGES FOR 2026-27        $1,692.95
Paid to date                     $846.50

SA WATER
Water supply charge for the quarter     $78.60
Sewerage charge for the quarter         $104.35

REVENUESA
Emergency Services Levy for 2026-27: $131.15`,
    {
      vendors: ['Hilary Rose McKenna'],
      purchasers: ['Deng Akol Garang'],
      address: '11 Jacaranda Grove, Port Elland SA 5222',
      title: 'Volume 5922 Folio 17',
      lotPlan: 'Allotment 44 FP118320',
      price: 43_500_000,
      deposit: 2_000_000,
      settlement: '2027-03-31',
      contractDate: '2027-02-03',
      valuation: 41_000_000,
      outgoings: {
        'council-rates': 169_295,
        'water-rates': 73_180,
        'emergency-services-levy': 13_115,
      },
    },
  ],
  [
    'DOC 5 Queensland, numbered items with tabs',
    `CONTRACT FOR RESIDENTIAL LOTS IN A COMMUNITY TITLES SCHEME

ITEMS SCHEDULE
A.	CONTRACT DATE:	21 October 2026
B.	SELLER:	Bao Tran Nguyen & Minh Anh Le
	Address:	Unit 6, 31 Lorikeet Drive, Palm Creek QLD 4221
C.	BUYER:	Sedgewick Holdings Pty Ltd A.C.N. 004 085 616 as trustee for the Sedgewick Super Fund
D.	LOT:	Address: Unit 6, 31 Lorikeet Drive, Palm Creek QLD 4221
	Description: Lot 6 on BUP 10422
	Title reference: 16902211
	Scheme: Lorikeet Gardens Community Titles Scheme 4410
E.	PURCHASE PRICE:	$538,000
F.	DEPOSIT:	Initial: $2,000 payable the day the Buyer signs. Balance: $24,900 payable on 4 November 2026
G.	SETTLEMENT DATE:	30 calendar days from the Contract Date

BODY CORPORATE CERTIFICATE (BCCM Form 33)
Lot 6 in Lorikeet Gardens CTS 4410
Contributions: administrative fund $1,220.00 and sinking fund $430.00, each payable half-yearly
Special contribution: none

PALM CREEK CITY COUNCIL
RATES NOTICE for the half year 1 July 2026 to 31 December 2026
General rate               $640.20
Waste                      $199.15
Half-year total            $839.35
Amount outstanding         $0.00
Water and sewerage access  see separate account`,
    {
      vendors: ['Bao Tran Nguyen', 'Minh Anh Le'],
      purchasers: ['Sedgewick Holdings Pty Ltd'],
      address: 'Unit 6, 31 Lorikeet Drive, Palm Creek QLD 4221',
      title: '16902211',
      lotPlan: 'Lot 6 BUP10422',
      price: 53_800_000,
      deposit: 2_690_000,
      depositDate: '2026-11-04',
      settlement: '30 from Contract Date',
      contractDate: '2026-10-21',
      outgoings: { 'council-rates': 167_870, 'owners-corporation': 330_000 },
    },
  ],
  [
    'DOC 6 New South Wales, bare lines with the value below',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND

Vendor
Oakhampton Pastoral Co Pty Limited ACN 004 085 616

Purchaser
Lionel Craig Whitty and Bethany Anne Whitty

Land
"Oakhampton", 2210 Gulf Road, Emmaville West NSW 2371

Title details
Folio identifiers 1/755830, 2/755830 and 61/1170099

Price
$3,150,000 plus GST (if any)

Deposit
$315,000

Date for completion
6 weeks after the contract date

Contract date
12 November 2026

GLEN INNIS SHIRE COUNCIL
Rates and Charges Notice 1 July 2026 to 30 June 2027
Land value      1,240,000
Farmland rate   $6,204.10
Total levied    $6,204.10

SECTION 10.7(2) PLANNING CERTIFICATE
Environmental Planning and Assessment Act 1979
Glen Innis Local Environmental Plan 2014. The land is zoned RU1 Primary Production.
Bush fire prone land: all of the land is bush fire prone land.
Flood: the land is not flood prone.`,
    {
      vendors: ['Oakhampton Pastoral Co Pty Limited'],
      purchasers: ['Lionel Craig Whitty', 'Bethany Anne Whitty'],
      title: '1/755830 and 2/755830 and 61/1170099',
      price: 315_000_000,
      deposit: 31_500_000,
      contractDate: '2026-11-12',
      settlement: '42 from contract date',
      zoning: 'RU1 Primary Production',
      valuation: 124_000_000,
      overlays: ['Bush fire prone land'],
      outgoings: { 'council-rates': 620_410 },
    },
  ],
  [
    'DOC 7 Victoria, particulars in running text',
    `CONTRACT OF SALE OF LAND

PARTICULARS OF SALE
The vendor is TERENCE MALCOLM BOYCE of 90 Racecourse Road, Benalong VIC 3671 and GAIL BOYCE of the same address. The purchaser is [to be nominated].
The land is the whole of the land in certificates of title volume 9911 folio 330 and volume 9911 folio 331, being lots 8 and 9 on LP 128845, known as 90 Racecourse Road, Benalong VIC 3671. Its area is about 1.2 hectares.
The price is $790,000.00. The deposit is ten per cent ($79,000.00), payable by 5 March 2027. The balance is due at settlement, which is due on 5 June 2027.

SECTION 32 STATEMENT
1.1 Rates: Benalong Rural City Council $2,402.00 p.a. North East Water $702.40 p.a.
3.4 Planning: Benalong Planning Scheme. Zone: Rural Living Zone (RLZ). Overlays: Bushfire Management Overlay (BMO). No other overlay applies.
Responsible authority: Benalong Rural City Council`,
    {
      vendors: ['Terence Malcolm Boyce', 'Gail Boyce'],
      purchasers: [],
      address: '90 Racecourse Road, Benalong VIC 3671',
      title: 'Volume 9911 Folio 330 and Volume 9911 Folio 331',
      lotPlan: 'Lot 8 and 9 LP128845',
      landSize: '1.2 hectares',
      price: 79_000_000,
      deposit: 7_900_000,
      depositDate: '2027-03-05',
      settlement: '2027-06-05',
      overlays: ['BMO'],
      council: 'Benalong Rural City Council',
      outgoings: { 'council-rates': 240_200, 'water-rates': 70_240 },
    },
  ],
  [
    'DOC 8 Capital Territory, a unit',
    `THE LAW SOCIETY OF THE AUSTRALIAN CAPITAL TERRITORY
CONTRACT FOR SALE
SCHEDULE
DATE OF THIS CONTRACT	7 December 2026
LAND	Unit	UP No.	Block	Section	Division/District
	14	3377	6	22	Larrakeyah
	and known as Unit 14, 9 Gozzard Street, Larrakeyah ACT 2913
SELLER	Full name	Yusuf Emre DEMIR
	Address	Unit 14, 9 Gozzard Street, Larrakeyah ACT 2913
BUYER	Full name	Grace Adaobi OKEKE
DATE FOR COMPLETION	18 January 2027
PRICE	Price	$455,000.00	(GST inclusive unless otherwise specified)
	Less Deposit	$45,500.00	(10% of Price)
	Balance	$409,500.00

UNIT TITLE CERTIFICATE
Unit Titles (Management) Act 2011 section 119
Units Plan 3377    Unit 14
Contributions: general fund $820.00 per quarter, sinking fund $212.50 per quarter
Paid to 31 December 2026

ACT REVENUE OFFICE
CERTIFICATE OF RATES, LAND TAX AND OTHER CHARGES
Average unimproved value   $121,400
Rates 2026-27              $1,810.00
Land tax 2026-27           $2,336.40

ICON WATER
Supply charges: water $61.22 per quarter, sewerage $156.98 per quarter`,
    {
      vendors: ['Yusuf Emre Demir'],
      purchasers: ['Grace Adaobi Okeke'],
      address: 'Unit 14, 9 Gozzard Street, Larrakeyah ACT 2913',
      price: 45_500_000,
      deposit: 4_550_000,
      settlement: '2027-01-18',
      contractDate: '2026-12-07',
      valuation: 12_140_000,
      lotPlan: 'Unit 14 UP3377 Block 6 Section 22 Larrakeyah',
      outgoings: {
        'council-rates': 181_000,
        'water-rates': 87_280,
        'owners-corporation': 413_000,
        'land-tax': 233_640,
      },
    },
  ],
  [
    'DOC 9 Victoria, an apartment with several corporations',
    `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS

(1) Vendor          Atlas Quay Developments Pty Ltd (in liquidation) ABN 12 004 085 616
(2) Purchaser       Rohan & Meera Iyer
(3) Property        Apartment 1204, 55 Foundry Lane, Southmere VIC 3006
                    Lot 1204 on PS 824410W, Volume 12110 Folio 044
(4) Price           $  702,000.00
(5) Deposit         $  70,200.00   due  14.11.2026
(6) Balance         $  631,800.00
(7) Settlement      60 days

OWNERS CORPORATION CERTIFICATE
Owners Corporations Act 2006 section 151
Owners Corporation 1 PS 824410W
The current annual fees for Lot 1204 are $3,944.20, payable quarterly.

SOUTHMERE CITY COUNCIL
LAND INFORMATION CERTIFICATE
Site value            $90,000
Capital improved value $690,000
Net annual value      $34,500
Total rates and charges levied 2026/27: $1,455.10

SOUTH EAST WATER
INFORMATION STATEMENT
Water Service Charge (quarterly)   $27.40
Sewerage Service Charge (quarterly)   $101.10
Waterways and Drainage Charge (quarterly)   $29.90`,
    {
      vendors: ['Atlas Quay Developments Pty Ltd'],
      address: 'Apartment 1204, 55 Foundry Lane, Southmere VIC 3006',
      title: 'Volume 12110 Folio 044',
      lotPlan: 'Lot 1204 PS824410W',
      price: 70_200_000,
      deposit: 7_020_000,
      depositDate: '2026-11-14',
      valuation: 69_000_000,
      council: 'Southmere City Council',
      outgoings: {
        'council-rates': 145_510,
        'water-rates': 63_360,
        'owners-corporation': 394_420,
      },
    },
  ],
  [
    'DOC 10 New South Wales, a strata with values beside labels in capitals',
    `CONTRACT FOR SALE OF LAND 2022 EDITION
TERM                    MEANING OF TERM
VENDOR                  THE ESTATE OF THE LATE OLGA PETROVNA SIDOROV by her executor IVAN SIDOROV
PURCHASER               MATEO LUIS ORTEGA
LAND                    Unit 22, 7-9 Harbour Street, Quibray NSW 2231
                        Lot 22 in Strata Plan 60122, Folio Identifier 22/SP60122
                        Car space lot 41 in Strata Plan 60122, Folio Identifier 41/SP60122
PRICE                   $1,045,000
DEPOSIT                 $104,500
BALANCE                 $940,500
CONTRACT DATE           2 December 2026
DATE FOR COMPLETION     42nd day after the contract date

SECTION 184 CERTIFICATE
Strata Schemes Management Act 2015
Contribution to administrative fund     $1,102.30 per quarter
Contribution to capital works fund      $344.70 per quarter

SUTHER SHIRE COUNCIL
SECTION 603 CERTIFICATE
Rates and charges for the year 2026/2027 ................ $1,702.30
Amount due ................ $0.00
Land value (base date 1 July 2025) ................ $402,000

SYDNEY WATER
Section 66 certificate
Quarterly charges 1 October to 31 December 2026: water service $12.10, wastewater service $155.74`,
    {
      purchasers: ['Mateo Luis Ortega'],
      title: '22/SP60122 and 41/SP60122',
      address: 'Unit 22, 7-9 Harbour Street, Quibray NSW 2231',
      price: 104_500_000,
      deposit: 10_450_000,
      contractDate: '2026-12-02',
      settlement: '42 from contract date',
      valuation: 40_200_000,
      outgoings: {
        'council-rates': 170_230,
        'water-rates': 67_136,
        'owners-corporation': 578_800,
      },
    },
  ],
  [
    'DOC 11 Queensland, a farm in prose',
    `AGREEMENT FOR SALE OF RURAL LAND

BETWEEN  Kevin Bruce HANRAHAN and Maree Joy HANRAHAN as trustees for the Hanrahan Family Trust ("the Seller")
AND      Northern Graziers Pty Ltd ACN 004 085 616 ("the Buyer")

1. The Seller sells and the Buyer buys for $2,480,000.00 the property called "Tallawong" at 1220 Coach Road, Mundingo QLD 4420, being Lot 2 on SP 118822 (Title Reference 50551100) and Lot 9 on CP 905511 (Title Reference 50551101), 618.4 hectares in all.
2. A deposit of $124,000.00 is payable to the stakeholder on 1 March 2027.
3. Settlement takes place on 30 April 2027 at the office of the Seller's solicitors.

MUNDINGO SHIRE COUNCIL - RATE NOTICE
Half-yearly rates 1 January 2027 to 30 June 2027
Rateable valuation $1,150,000
Total for the half year $3,880.10

FORM 2
SELLER DISCLOSURE STATEMENT
Zoning: Rural zone under the Mundingo Planning Scheme 2018`,
    {
      vendors: ['Kevin Bruce Hanrahan', 'Maree Joy Hanrahan'],
      purchasers: ['Northern Graziers Pty Ltd'],
      address: '1220 Coach Road, Mundingo QLD 4420',
      title: '50551100 and 50551101',
      lotPlan: 'Lot 2 SP118822 and Lot 9 CP905511',
      landSize: '618.4 hectares',
      price: 248_000_000,
      deposit: 12_400_000,
      depositDate: '2027-03-01',
      settlement: '2027-04-30',
      valuation: 115_000_000,
      outgoings: { 'council-rates': 776_020 },
    },
  ],
  [
    'DOC 12 South Australia, a strata unit by a conveyancer',
    `SALE AGREEMENT
Prepared by Beacon Conveyancing

Parties
Vendor(s) name(s):      Carla Bianchi; Marco Bianchi
Purchaser(s) name(s):   Liam O'Rourke
Property:               Unit 5, 210 Esplanade, Seahaven SA 5049
Title:                  CT 5011/226 - Unit 5 Strata Plan 7712
Money
Sale price              $399,950
Deposit                 $19,997.50 - 5% - due 10/02/2027
Due at settlement       $379,952.50
When
Agreement date          03/02/2027
Settlement              12/03/2027

SECTION 41 STATEMENT
Strata Titles Act 1988
Strata Corporation 7712 Inc.
Contributions payable for unit 5: maintenance $355 per quarter and sinking fund $70 per quarter
Insurance excess: $500

CITY OF SEAHAVEN
Rates 2026-27: $1,388.00 payable in four instalments of $347.00
Capital value: $385,000`,
    {
      vendors: ['Carla Bianchi', 'Marco Bianchi'],
      purchasers: ["Liam O'Rourke"],
      address: 'Unit 5, 210 Esplanade, Seahaven SA 5049',
      title: 'Volume 5011 Folio 226',
      price: 39_995_000,
      deposit: 1_999_750,
      depositDate: '2027-02-10',
      contractDate: '2027-02-03',
      settlement: '2027-03-12',
      valuation: 38_500_000,
      outgoings: { 'council-rates': 138_800, 'owners-corporation': 170_000 },
    },
  ],
]
