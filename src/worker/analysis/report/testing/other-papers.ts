/** Files that people upload and that are no contract of sale; all of it is invented. */
export const OTHER_PAPERS = {
  gibberish: `xq zzkw 8812 plok vvv wrrt 001 kkl jjq xxx pqow
zmz mzm qqo 99 kklw ploq werq tyrx bnmz asdq
${'lorq wexi zant pluv morq tild vask '.repeat(12)}`,

  symbols: '§§ ## 01 // ## ?? 17 -- ## 44 %% 90 ++ == 12',

  german: `Kaufvertrag über eine Eigentumswohnung

Der Verkäufer verkauft dem Käufer die im Grundbuch von Neustadt eingetragene Wohnung. Der Kaufpreis beträgt 350.000 EUR und ist am 1. März 2027 fällig. Der Käufer trägt die Kosten der Beurkundung. Die Übergabe erfolgt nach vollständiger Zahlung des Kaufpreises. Der Verkäufer haftet nicht für sichtbare Mängel.`,

  chinese: `房屋买卖合同

卖方将位于本市的房屋出售给买方。房屋总价为人民币三百万元。买方应于签订本合同之日支付定金。双方应共同办理过户手续。`,

  novel: `Chapter One

It was the autumn in which the river rose, and old Pemberton, who had sold more houses than he had read books, sat on the step and watched the flood come up the road. "The vendor of oranges has gone," said his daughter. "He left no deposit."

He laughed. There had been a contract once, and a caveat, and a mortgage on the house in which she was born; the purchaser had been a man from the city who wanted to build flats. Nothing had come of it. The easement ran where the hens ran.
\fChapter Two

In the morning the water was gone. They walked to the settlement at the bend, where the ferryman lived, and asked him for the price of a crossing. "$2 for the lady," he said, "and you may owe me yours until Sunday 14 March."

She paid. The title of the book that she carried was The Register, and nobody ever asked her what it was about.`,

  lease: `RESIDENTIAL TENANCY AGREEMENT

New South Wales

Landlord: Ottoline Marchetti

Tenant: Barnaby Quillfeather

Premises: 5 Larkfield Lane, Bundarra NSW 2359

Term: 12 months from 1 February 2026 to 31 January 2027

Rent: $620.00 per week, payable in advance

Rental bond: $2,480.00

1. The tenant must not keep animals without the landlord's written consent, which may not be refused without reason.

2. The tenant must pay the rent on time and must not sublet the premises.

3. The landlord must keep the premises in reasonable repair and provides smoke alarms that work.`,

  buildingReport: `PRE-PURCHASE BUILDING INSPECTION REPORT

Property: 5 Larkfield Lane, Bundarra VIC 3999

Inspector: Barnaby Quillfeather, registered building practitioner

Date of inspection: 3 November 2026

Summary

Major defects: the stumps under bedroom 2 have subsided and the floor falls 35 mm over 3 metres. Rising damp was found in the north wall of the lounge.

Minor defects: the gutters are rusted at the rear. Two roof tiles are cracked.

Asbestos: the eaves of the laundry are likely to contain asbestos cement sheet. No sample was taken.

Limitations: the roof void could not be entered.`,

  flyer: `FOR SALE

5 Larkfield Lane, Bundarra

4 bed  2 bath  2 car

Price guide $850,000 - $920,000

A family home with a sparkling swimming pool, minutes from schools and the station. Zoned for the best school in town.

Open for inspection Saturday 12.00 - 12.30 pm

Contact agent Barnaby Quillfeather 0400 000 000`,

  statementOfInformation: `Statement of Information

Single residential property located in the Melbourne metropolitan area

Property offered for sale

5 Larkfield Lane, Bundarra VIC 3999

Indicative selling price

Range between $850,000 and $920,000

Median sale price $780,000`,

  blankContract: `CONTRACT OF SALE OF REAL ESTATE

PARTICULARS OF SALE

Vendor: ______________________

Purchaser: ______________________

Property address: ______________________

Price $____________

Deposit $____________ by ____/____/20____

Settlement is due on ____/____/20____

☐ subject to a loan ☐ subject to lease

GENERAL CONDITIONS

1. The vendor gives title to the purchaser at settlement.

2. The deposit must be paid to the vendor's agent.`,

  recipe: `Lemon slice

Mix 250 g of biscuit crumbs with one tin of condensed milk. Press into a tray. Leave to settle in the fridge for two hours, then ice and cut into twenty squares. Keeps for a week.`,

  carContract: `CONTRACT FOR THE SALE OF A USED MOTOR VEHICLE

Seller: Barnaby Quillfeather

Buyer: Ottoline Marchetti

Vehicle: 2019 hatchback, registration 1AB 2CD, odometer 84,000 km

Price $14,500.00

Deposit $500.00 by 4 December 2026

1. The buyer accepts the vehicle as is and makes no claim about its condition.

2. The deposit is not refundable.`,

  employment: `EMPLOYMENT AGREEMENT

Employer: Quillfeather Holdings Pty Ltd, Victoria

Employee: Ottoline Marchetti

1. The employee starts on 4 January 2027 and is paid $85,000.00 a year.

2. Either party may terminate this agreement by four weeks' notice.

3. The employee must not compete with the employer within six months of the end of this agreement.`,

  loan: `LOAN AGREEMENT

Lender: Gannet Bank Ltd

Borrower: Ottoline Marchetti

Amount $680,000.00

Interest 6.1% a year

1. The borrower grants a mortgage over the security property at 5 Larkfield Lane, Bundarra VIC 3999.

2. The lender may charge default interest of 2% above the rate.`,

  insurance: `HOME INSURANCE POLICY SCHEDULE

Insured: Ottoline Marchetti

Insured address: 5 Larkfield Lane, Bundarra VIC 3999

Sum insured, building: $640,000

Excess: $500

Flood: covered. Storm: covered. Asbestos removal: up to $10,000.`,

  newsArticle: `Buyers warned of traps in contracts of sale

By our property reporter

Victorian buyers are signing contracts with special conditions that they have not read, lawyers say. "The vendor may keep the deposit and the purchaser may pay penalty interest of 18 per cent," said one. A section 32 statement often hides an easement or a caveat.

The median price in Melbourne was $780,000 in October. Settlement usually takes 60 days, and cooling off lasts three business days.`,
} as const satisfies Record<string, string>
