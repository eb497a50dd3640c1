import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    "[special-conditions]\n«Settlement will be on a date that the vendor chooses with 14 days' notice.»",
    '[particulars]\n«Settlement: as nominated by the vendor»',
    '[particulars]\n«Completion date: TBA»',
    '[particulars]\n«Settlement date: to be advised by the vendor»',
    '[special-conditions]\n«Settlement takes place on the date that the Vendor nominates.»',
    '[special-conditions]\n«Completion is to be within 10 business days after the Vendor says it is ready.»',
    '[particulars]\n«Settlement | on a date to be mutually agreed»',
    "[special-conditions]\n1. «The balance is due on such date as the Seller specifies on 10 days' notice.»",

    "[special-conditions]\n1. «Payment of balance: 21 days from the day of sale or such earlier date as the Vendor may require by seven days' written notice»",
    "[special-conditions]\n1. «Completion shall take place on a date nominated by the Seller on not less than 7 days' notice.»",
    '[special-conditions]\n1. «The Vendor may bring the settlement date forward by notice to the Purchaser.»',

    {
      text: 'Settlement is due «14 days from the day of sale»',
      facts: {
        settlement: [
          { kind: 'days', days: 14, from: 'day of sale' },
          '14 days from the day of sale',
        ],
      },
      severity: 'high',
    },
    '«Settlement: to be agreed between the parties»',
    {
      text: 'Date 1 June 2026. Completion «25 June 2026»',
      facts: {
        contractDate: ['2026-06-01', '1 June 2026'],
        settlement: [{ kind: 'date', date: '2026-06-25' }, '25 June 2026'],
      },
      severity: 'medium',
    },
  ],
  passes: [
    '[special-conditions]\n6. The vendor may by notice move settlement to a later date not beyond 30 March 2027.',
    '[contract-form] Settlement agents\nName | Rowan Lending Lawyers | to be advised',
    '[particulars] Settlement\nConveyancer of the buyer: to be advised',
    '[special-conditions]\n35.1 If completion does not take place on or before the date for completion, the vendor may at any time after that date serve a notice requiring the purchaser to complete within seven (7) days after service.',
    '[special-conditions]\nThe seller may after the settlement date give a notice that requires settlement on a date at least ten days ahead.',
    '[special-conditions]\nIn a notice to complete the vendor may specify the date and time for settlement.',
    'A8. Before completion the Seller may let guests stay until 10 am on the completion day and is not responsible for ordinary wear by them.',
    'The vendor may leave its boat in the yard until the settlement date.',
    'The seller may show the property to other buyers up to the date of settlement.',
    {
      text: '[particulars]\nDate of contract: 4 May 2027\nSettlement: 19 February 2027',
      facts: { contractDate: ['2027-05-04', '4 May 2027'] },
    },
    '[special-conditions]\nIf the Sellers are late the Buyer may have the Settlement Date put back by the same number of days.',
    '[particulars]\nSettlement: 19 February 2027\n[special-conditions]\n7. Settlement may be brought forward to any day that both parties agree on.',
    '[special-conditions]\n3. Settlement may be brought forward if both agree, and is not put off otherwise.',
    "[special-conditions]\nEither the purchasers or the vendors may bring settlement forward by seven days' notice, if the other agrees.",
    '[special-conditions]\nThe settlement date may be brought forward by consent.',
    {
      text: 'Settlement is due 14 days after the Seller notifies the Buyer that the Scheme has been established',
      facts: {
        settlement: [
          {
            kind: 'days',
            days: 14,
            from: 'the Seller notifies the Buyer that the Scheme has been established',
          },
          '14 days after the Seller notifies the Buyer that the Scheme has been established',
        ],
      },
    },
    'Bank nominated by the purchaser for settlement: to be advised to the vendor’s conveyancer in PEXA.',
    'If both parties agree in writing settlement may be brought forward.',
    'The Purchaser may bring settlement forward on ten days’ notice.',
    'Bank nominated for settlement: to be advised to the vendor’s conveyancer.',
    '[special-conditions]\nSettlement is on 1 May 2027.',
    '[particulars]\nSettlement: 45 days from the day of sale',
    '[particulars]\nSettlement: 60 days from the day of sale',
    '[particulars]\nCompletion: 42nd day after the contract date',
    '[special-conditions]\n1. Settlement is due 60 days from the day of sale.',

    {
      text: 'Settlement is due 60 days from the day of sale',
      facts: {
        settlement: [
          { kind: 'days', days: 60, from: 'day of sale' },
          '60 days from the day of sale',
        ],
      },
    },
    'Settlement is in 60 days or earlier as agreed between the parties by mutual consent.',
    {
      text: 'Settlement 14 days after registration of the plan',
      facts: {
        settlement: [
          { kind: 'days', days: 14, from: 'registration of the plan' },
          '14 days after registration of the plan',
        ],
      },
    },
    '[special-conditions]\n3. Should the vendor be ready early the parties may agree on an earlier date for settlement.',
    '[special-conditions]\n4. An error in the description gives a right to compensation, to be agreed or decided by an expert after settlement.',
  ],
  clear: [
    {
      text: 'Contract date: 4 July 2026. Settlement: 4 September 2026',
      facts: {
        contractDate: ['2026-07-04', '4 July 2026'],
        settlement: [{ kind: 'date', date: '2026-09-04' }, '4 September 2026'],
      },
    },
  ],
})
