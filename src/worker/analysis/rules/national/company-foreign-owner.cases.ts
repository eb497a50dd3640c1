import { cases } from '../cases.ts'

export default cases({
  in: 'company-extract',
  flags: [
    '[company-extract]\n«Ultimate holding company: Golden Harbour Pte Ltd, Singapore»',
    '[company-extract]\n«Member | Oriental Star (HK) Co Ltd | Hong Kong | 100 ORD»',
    '[company-extract]\n«Type: FNOS Foreign company (overseas)»',
    '«Ultimate Holding Company: Overseas Harbour Holdings Ltd (Singapore)»',
    'Members\n«Name: Lantern Property Pte Ltd Number held: 80»',
    '«Company type: FNOS foreign company ARBN 100 200 300»',
    'Members\n«Name: Red Kite Limited, Hong Kong Class: ORD Number held: 60»',
  ],
  passes: [
    '[company-extract]\nMember | Jane Smith | 4 Hong Kong Street, Footscray VIC | 100 ORD',
    'Ultimate Holding Company: Saltbush Group Limited ACN 930 112 235',
    'Members\nName: Ada Quell, 4 Singapore Street, Veldt VIC 3999',
    '[special-conditions]\nThe vendor is owned by a member in Singapore.',
  ],
  clear: ['Ultimate Holding Company: none'],
})
