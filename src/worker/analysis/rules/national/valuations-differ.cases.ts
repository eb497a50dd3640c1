import { cases } from '../cases.ts'

export default cases({
  in: 'rates-certificate',
  flags: [
    '[vendor-statement]\n«Site value: $415,000»\n[rates-certificate] Rate notice\n«Site value $451,000»',
    {
      text: '[rates-certificate] Rate notice\n«Capital improved value $810,000 as at 1 January 2026»\n[land-tax-certificate] Certificate\n«Capital improved value $690,000 as at 1 January 2026»',
      severity: 'medium',
    },
    '[special-conditions]\n1. «The unimproved value of the land is $312,000.»\n[rates-certificate] Notice\n«UCV: $342,000»',
    '[vendor-statement]\n«Net annual value | $31,250»\n[planning-certificate] Certificate\n«NAV $34,500»',
  ],
  passes: [
    '[rates-certificate] Rate notice\nSite value $451,000 as at 1 January 2026\n[land-tax-certificate] Certificate\nSite value $430,000',
    '[rates-certificate] Rate notice\nSite value $451,000 as at 1 January 2026\n[vendor-statement] Statement\nSite value $430,000 as at 1 January 2025',
    '[rates-certificate] Rate notice\nSite value $451,000\n[vendor-statement] Statement\nSite value $451,000. Last year the site value was $430,000.',
    '[rates-certificate] Rate notice\nSite value $451,000\n[vendor-statement] Statement\nThe scheme has a site value of $2,430,000 as a whole.',
    '[rates-certificate] Rate notice\nSite value $451,000\n[vendor-statement] Statement\nCapital improved value $830,000',
    '[rates-certificate] Rate notice\nSite value $451,000\n[annexure] Leaflet\nMarket value about $950,000',
  ],
  clear: [
    '[rates-certificate] Rate notice\nSite value $451,000\n[vendor-statement] Statement\nSite value $451,000',
  ],
})
