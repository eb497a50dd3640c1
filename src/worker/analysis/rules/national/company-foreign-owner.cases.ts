import { cases } from '../cases.ts'

export default cases({
  in: 'company-extract',
  flags: [
    '«Ultimate Holding Company: Overseas Harbour Holdings Ltd (Singapore)»',
    'Members\n«Name: Lantern Property Pte Ltd Number held: 80»',
    '«Company type: FNOS foreign company ARBN 100 200 300»',
    'Members\n«Name: Red Kite Limited, Hong Kong Class: ORD Number held: 60»',
  ],
  passes: [
    'Ultimate Holding Company: Saltbush Group Limited ACN 930 112 235',
    'Members\nName: Ada Quell, 4 Singapore Street, Veldt VIC 3999',
    '[special-conditions]\nThe vendor is owned by a member in Singapore.',
  ],
  clear: ['Ultimate Holding Company: none'],
})
