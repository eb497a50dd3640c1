import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '«Owners corporation fees $4,120.00 per annum»\n[owners-corporation-certificate] Certificate\n«The current annual fees for the lot are $5,868.00 payable quarterly in advance ($1,467.00 per quarter).»',
    '«OC levies: $600 per quarter»\n[owners-corporation-certificate] Certificate\n«Current fees for the lot: $3,300 a year»',
    {
      text: '«The annual owners corporation contribution is $2,900.»\n[owners-corporation-certificate] Certificate\n«Annual fees | $2,100»',
      severity: 'medium',
    },
    '«No moneys are due or owing by the vendor under any of these heads.»\n[owners-corporation-certificate] Certificate\n«Unpaid fees now total $1,467.00 with interest.»',
    '«All owners corporation fees are paid up to date.»\n[owners-corporation-certificate] Certificate\n«Arrears for the lot | $902.50»',
  ],
  passes: [
    'Owners corporation fees $5,868.00 per annum\n[owners-corporation-certificate] Certificate\nThe current annual fees for the lot are $5,868.00 payable quarterly ($1,467.00).',
    'Owners corporation fees $500 per quarter\n[owners-corporation-certificate] Certificate\nAnnual fees: $2,000',
    'No moneys are due or owing by the vendor.\n[owners-corporation-certificate] Certificate\nUnpaid fees: $0.00',
    'Owners corporation fees $2,000 per annum\n[owners-corporation-certificate] Certificate\nSpecial levy: $9,000 a year for two years',
  ],
  clear: ['Owners corporation fees $2,000 per annum'],
})
