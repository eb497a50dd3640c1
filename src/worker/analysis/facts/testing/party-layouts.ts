import type { Layout } from './contract-layouts.ts'

/** Who sells and who buys, where no field has the name right behind its label. */
export const PARTY_LAYOUTS: readonly Layout[] = [
  [
    'PARTY 1 both side by side, each with its address below',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE

VENDORS                                  PURCHASER
Alma Ruth Deverell                       Saltbush Nominees Pty Ltd
of 12 Heron Lane, Marrow 3477            ACN 610 220 114
and                                      as trustee for the Saltbush
Ivor James Deverell                      Family Trust
of 3 Coral Street, Marrow 3477           c/- Tripp & Lowe, 4 Barker Street

VENDORS' SOLICITORS                      PURCHASER'S SOLICITORS
Yelland Birch                            Tripp Lowe

Price     $735,000.00`,
    {
      vendors: ['Alma Ruth Deverell', 'Ivor James Deverell'],
      purchasers: ['Saltbush Nominees Pty Ltd'],
    },
  ],
  [
    'PARTY 2 two names in one row of a form in capitals',
    `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
REFERENCE SCHEDULE
SELLER 1                                  SELLER 2
NAME: ALMA RUTH DEVERELL                  NAME: IVOR JAMES DEVERELL
ADDRESS: 14 Jacaranda Street              ADDRESS: c/- Moreton Rangers, Bulwer
SELLER'S SOLICITOR: Bridget Foale Legal, 8 Ruthven Arcade
BUYER 1                                   BUYER 2
NAME: PETRA JOAN STANKO                   NAME:
ADDRESS: 302 Stenner Road                 ADDRESS:
PURCHASE PRICE: $610,000.00`,
    {
      vendors: ['Alma Ruth Deverell', 'Ivor James Deverell'],
      purchasers: ['Petra Joan Stanko'],
    },
  ],
  [
    'PARTY 3 a table that is drawn with lines',
    `CONTRACT FOR SALE                                  SCHEDULE
Seller      | Full name:  Alma Ruth DEVERELL
            | Address:    14 Tilga Crescent, Warrawee Hill ACT 2607
            | Full name:  Ivor James DEVERELL (formerly Bonetti)
            | Address:    care of his attorney, A. Deverell, at the same address
Seller      | Firm: Snow Gum Legal     Ref: SD/4471
Solicitor   | DX/Address: PO Box 771, Civic Park ACT 2608
Buyer       | Full name: PETRA JOAN STANKO-EZE
            | Address:   607/2 Trevillian Street, Gungarra ACT 2912
Price       | $ 476,000.00`,
    {
      vendors: ['Alma Ruth Deverell', 'Ivor James Deverell'],
      purchasers: ['Petra Joan Stanko-Eze'],
      price: 47_600_000,
    },
  ],
  [
    'PARTY 4 one sentence that sells and buys',
    `CONTRACT FOR THE SALE OF A FARM

We, ALMA RUTH DEVERELL of "Glenmuir", Sandpit Track, Marrow in the State of Victoria, grazier, and
IVOR JAMES DEVERELL of 3/19 Pelican Court, Lake Tarnook VIC 3880, as executors of the will of Edna
Deverell (who died on 2 May 2025; probate granted), AGREE TO SELL to PETRA JOAN STANKO, care of
Tolland Legal, PO Box 118, Wangoola VIC 3677, who agrees to buy, the land known as LOT 2 SANDPIT
TRACK, MARROW 3477.

THE PRICE is One million dollars ($1,000,000.00).`,
    {
      vendors: ['Alma Ruth Deverell', 'Ivor James Deverell'],
      purchasers: ['Petra Joan Stanko'],
      price: 100_000_000,
    },
  ],
  [
    'PARTY 5 numbered owners who live apart',
    `CONTRACT
REFERENCE SCHEDULE - ITEMS

Item 3 – Seller
        3.1  ALMA RUTH DEVERELL
             of Site 40, Sunlander Village, Mackley Road, Port Drayson Qld 4740
        3.2  IVOR JAMES DEVERELL
             of 2 Bismarck Court, Darwin River NT 0841
        as tenants in common in equal shares
Item 4 – Seller's Solicitor
        Quayle Bryce Lawyers, 200 Flinders Lane, Townsvale
Item 5 – Buyer
        PETRA JOAN STANKO and any nominee
        4 Pandanus Street, Bowerra Qld 4805`,
    {
      vendors: ['Alma Ruth Deverell', 'Ivor James Deverell'],
      purchasers: ['Petra Joan Stanko'],
    },
  ],
  [
    'PARTY 6 sentences about each party',
    `CONTRACT FOR SALE OF RURAL LAND
1.  PARTIES
    1.1  The Seller is Gundry Ridge Grazing Pty Ltd (ACN 118 950 539), whose registered office is at
         61 Haly Street, Wonda 4610.
    1.2  The Buyers are Petra Joan STANKO, Ivan STANKO and their son Mitchell Ivan STANKO, all of
         2204 Chin Road, Wonda QLD 4610.
    1.3  The Seller's solicitors are Haly & Byrne.
3.1  The price is two million dollars ($2,000,000).`,
    {
      vendors: ['Gundry Ridge Grazing Pty Ltd'],
      purchasers: ['Petra Joan Stanko', 'Ivan Stanko', 'Mitchell Ivan Stanko'],
    },
  ],
  [
    'PARTY 7 a mortgagee that sells',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND
1.  Vendor's agent: Lisle & Partners Real Estate, Toongarra; auctioneer Brice Lisle.
2.  Vendor: the mortgagee in possession, BRIDGE PERMANENT LTD (ABN 38 665 400 751), exercising its
    power of sale. (Registered owner: Dean Anthony FALZON, whose whereabouts are not known.)
8.  Purchaser: Petra Florence STANKO and Tomasz STANKO-WILK,
    13/2 Pacific Arcade, Gosmore NSW 2250`,
    {
      vendors: ['Bridge Permanent Ltd'],
      purchasers: ['Petra Florence Stanko', 'Tomasz Stanko-Wilk'],
    },
  ],
  [
    'PARTY 8 a trustee that accepts an offer',
    `CONTRACT FOR SALE OF LAND OR STRATA TITLE BY OFFER AND ACCEPTANCE
THE BUYER
NAME     Petra Tevita STANKO
ADDRESS  1/33 Thurlow Street, Maddern WA 6062
OFFERS TO PURCHASE THE LAND SET OUT IN THE SCHEDULE
PURCHASE PRICE      $578,000
THE SELLER (FULL NAME AND ADDRESS) ACCEPTS THE BUYER'S OFFER
NAME     Public Trustee of Western Australia as administrator of the estate of
         Thelma June GREEN deceased
ADDRESS  553 Hay Square, Perth WA 6000`,
    { vendors: ['Public Trustee of Western Australia'], purchasers: ['Petra Tevita Stanko'] },
  ],
  [
    'PARTY 9 a company with its state in brackets and a trade for a person',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND
vendor       TREVAL HOLDINGS (NSW) PTY LTD ACN 671 482 492, c/- Level 18, 200 Castle Row, Sydney NSW 2000
purchaser    Petra Margarethe Stanko, retired teacher, and Ivan Alan Stanko, boatbuilder, both of 2
             Bluff Road, Cygnet NSW 2112`,
    {
      vendors: ['Treval Holdings (NSW) Pty Ltd'],
      purchasers: ['Petra Margarethe Stanko', 'Ivan Alan Stanko'],
    },
  ],
  [
    'PARTY 10 the estate agent of the vendors is no vendor',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendors' estate agent      Callaway Rural Pty Ltd ACN 625 620 617 (Dermot Callaway)
Vendors                    Alma Ruth Deverell, formerly known as Alma Ruth Haig
Purchaser                  Tran Gia Huy c/o Tiller Quaife, 2 Tasman Terrace, Port Elm SA 5606`,
    { vendors: ['Alma Ruth Deverell'], purchasers: ['Tran Gia Huy'] },
  ],
]
