import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The purchaser will bring the pool fence up to standard at its own cost.»',
    {
      text: '[rates-certificate]\n«The swimming pool barrier does not comply: notice of 3 March 2026.»',
      severity: 'high',
    },
    '[vendor-statement]\n«There is a spa for which no certificate of barrier compliance is held, as it has expired.»',
  ],
  passes: [
    'A certificate of pool barrier compliance dated 4 May 2026 is attached.',
    'The pool table is not included and comes without a certificate.',
    'There is no swimming pool or spa, hence no barrier certificate.',
  ],
  clear: ['The pool has a compliance certificate.'],
})
