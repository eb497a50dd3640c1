import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[particulars]\nSettlement: «42nd day after the contract date»\n[special-conditions]\n34.2 «Completion is to be on the later of the date that the front page gives and the 21st day after the vendor tells the purchaser that the vendor has become registered.»',
      facts: {
        settlement: [
          { kind: 'days', days: 42, from: 'the contract date' },
          '42nd day after the contract date',
        ],
      },
    },
    {
      text: '[particulars]\nSettlement: «12 March 2027»\n[special-conditions]\n4. «Settlement is due on the later of that day and ten business days after the tribunal makes its order.»',
      facts: { settlement: [{ kind: 'date', date: '2027-03-12' }, '12 March 2027'] },
    },
    {
      text: '[particulars]\nSettlement: «12 March 2027»\n[special-conditions]\n4. «Settlement takes place on the day in the particulars or 14 days after the lessor gives its consent, whichever is the later.»',
      facts: { settlement: [{ kind: 'date', date: '2027-03-12' }, '12 March 2027'] },
    },
    {
      text: '[particulars]\nSettlement: «12 March 2027»\n[special-conditions]\n3. «Settlement is to take place in the electronic workspace of the parties on 26 February 2027 or as soon afterwards as both are ready.»',
      facts: { settlement: [{ kind: 'date', date: '2027-03-12' }, '12 March 2027'] },
    },
    {
      text: '[particulars]\nSettlement: «12 March 2027»\n[special-conditions]\n3. «Settlement will take place by 2 pm on 26 February 2027.»',
      facts: { settlement: [{ kind: 'date', date: '2027-03-12' }, '12 March 2027'] },
    },
    {
      text: '[particulars]\nSettlement: «12 March 2027»\n[special-conditions]\n3. «Completion takes place on the fifteenth day after the vendor obtains probate.»',
      facts: { settlement: [{ kind: 'date', date: '2027-03-12' }, '12 March 2027'] },
    },
    {
      text: '[particulars]\nSettlement: «12 March 2027»\n[special-conditions]\n3. «Settlement is sixty days after the day of sale, or earlier if the parties agree.»',
      facts: { settlement: [{ kind: 'date', date: '2027-03-12' }, '12 March 2027'] },
    },
    {
      text: '[particulars]\nSettlement: «60 days from the day of sale»\n[special-conditions]\n1. «The balance is payable 90 days from the day of sale.»',
      facts: {
        settlement: [
          { kind: 'days', days: 60, from: 'the day of sale' },
          '60 days from the day of sale',
        ],
      },
    },
    {
      text: '[particulars]\nSettlement: «14 days after registration of the plan»\n[special-conditions]\n1. «Completion of this contract takes place on 16 October 2026 even if the plan has not been registered.»',
      facts: {
        settlement: [
          { kind: 'days', days: 14, from: 'registration of the plan' },
          '14 days after registration of the plan',
        ],
      },
      severity: 'high',
    },
    {
      text: '[particulars]\nSettlement: «21 days after notice that the fence is finished»\n[special-conditions]\n1. «Settlement must take place on 15 January 2027 whether or not the fence has been built.»',
      facts: {
        settlement: [
          { kind: 'days', days: 21, from: 'notice that the fence is finished' },
          '21 days after notice that the fence is finished',
        ],
      },
      severity: 'high',
    },
    {
      text: '[particulars]\nSettlement: «10 days after the grant of probate is produced»\n[special-conditions]\n1. «Settlement is fixed for 30 October 2026 and will not wait for probate.»',
      facts: {
        settlement: [
          { kind: 'days', days: 10, from: 'the grant of probate is produced' },
          '10 days after the grant of probate is produced',
        ],
      },
      severity: 'high',
    },
    {
      text: '[particulars]\nSettlement: «60 days from the day of sale»\n[special-conditions]\n1. «Settlement shall take place on the date which is 90 days after the contract.»',
      facts: {
        settlement: [
          { kind: 'days', days: 60, from: 'the day of sale' },
          '60 days from the day of sale',
        ],
      },
    },
    {
      text: '[particulars]\nSettlement: «60 days from the day of sale»\nDay of sale: 2 November 2026\n[special-conditions]\n1. «Settlement will not occur earlier than 1 March 2027.»',
      facts: {
        settlement: [
          { kind: 'days', days: 60, from: 'the day of sale' },
          '60 days from the day of sale',
        ],
        contractDate: ['2026-11-02', '2 November 2026'],
      },
    },
    {
      text: '[particulars]\nCompletion: «30 March 2027»\n[special-conditions]\n1. «Completion of this contract shall take place on 30 April 2027.»',
      facts: { settlement: [{ kind: 'date', date: '2027-03-30' }, '30 March 2027'] },
    },
    {
      text: '[particulars]\nSettlement date: «1 February 2027»\n[special-conditions]\n1. «The Seller cannot be asked to settle before 15 May 2027.»',
      facts: { settlement: [{ kind: 'date', date: '2027-02-01' }, '1 February 2027'] },
    },
    {
      text: '[particulars]\nSettlement date: «1 February 2027»\n[special-conditions]\n1. «Settlement is due on 15/01/2027.»',
      facts: { settlement: [{ kind: 'date', date: '2027-02-01' }, '1 February 2027'] },
    },
    {
      text: '[particulars]\nSettlement: «42 days after the contract date»\nDate: 1 June 2026\n[special-conditions]\n1. «The parties agree that completion takes place no earlier than 1 October 2026.»',
      facts: {
        settlement: [
          { kind: 'days', days: 42, from: 'the contract date' },
          '42 days after the contract date',
        ],
        contractDate: ['2026-06-01', '1 June 2026'],
      },
    },
  ],
  passes: [
    {
      text: '[particulars]\nSettlement: 12 March 2027\n[special-conditions]\n4. Rent is adjusted as at settlement or the day on which the tenant leaves, whichever is the later.',
      facts: { settlement: [{ kind: 'date', date: '2027-03-12' }, '12 March 2027'] },
    },
    {
      text: '[particulars]\nSettlement: the later of 12 March 2027 and 14 days after registration\n[special-conditions]\n4. Completion is the later of the day in the particulars and 14 days after the vendor gives notice.',
      facts: {
        settlement: [
          { kind: 'date', date: '2027-03-12' },
          'the later of 12 March 2027 and 14 days',
        ],
      },
    },
    {
      text: "[particulars]\nSettlement: 18 September 2026\n[special-conditions]\n12.2 Sale of the purchaser's property at 1/40 Payneham Terrace, settlement by 4 September 2026",
      facts: { settlement: [{ kind: 'date', date: '2026-09-18' }, '18 September 2026'] },
    },
    {
      text: '[particulars]\nSettlement: 18 September 2026\n[special-conditions]\n4. Subject to the purchase of her present home by Mr Sample reaching settlement on 2 September 2026.',
      facts: { settlement: [{ kind: 'date', date: '2026-09-18' }, '18 September 2026'] },
    },
    {
      text: '[particulars]\nSettlement: 12 March 2027\n[special-conditions]\n3. On settlement the Buyer takes over the caretaking agreement and may not end it before 30 June 2034.',
      facts: { settlement: [{ kind: 'date', date: '2027-03-12' }, '12 March 2027'] },
    },
    {
      text: '[particulars]\nSettlement: 12 March 2027\n[special-conditions]\n3. From completion the purchaser shall keep the hedge and must not fell it until 1 May 2031.',
      facts: { settlement: [{ kind: 'date', date: '2027-03-12' }, '12 March 2027'] },
    },
    {
      text: '[particulars]\nSettlement: 12 March 2027\n[special-conditions]\n3. A fence is to be built after the date of settlement, but no earlier than 1 September 2027.',
      facts: { settlement: [{ kind: 'date', date: '2027-03-12' }, '12 March 2027'] },
    },
    {
      text: '[particulars]\nSettlement: 12 March 2027\n[special-conditions]\n3. Settlement takes place on 12 March 2027, or sooner if both say so in writing.',
      facts: { settlement: [{ kind: 'date', date: '2027-03-12' }, '12 March 2027'] },
    },
    {
      text: '[particulars]\nSettlement: 14 days after registration of the plan\n[special-conditions]\n1. The vendor expects settlement on about 16 October 2026.',
      facts: {
        settlement: [
          { kind: 'days', days: 14, from: 'registration of the plan' },
          '14 days after registration of the plan',
        ],
      },
    },
    {
      text: '[particulars]\nSettlement: 60 days from the day of sale\n[special-conditions]\n1. Settlement is due 14 days after the vendor gives notice that the plan is registered.',
      facts: {
        settlement: [
          { kind: 'days', days: 60, from: 'the day of sale' },
          '60 days from the day of sale',
        ],
      },
    },
    {
      text: '[particulars]\nCompletion: 30 March 2027\n[special-conditions]\n1. Completion shall take place on 30 March 2027.',
      facts: { settlement: [{ kind: 'date', date: '2027-03-30' }, '30 March 2027'] },
    },
    {
      text: '[particulars]\nSettlement: 30 March 2027\n[special-conditions]\n1. Rent paid before 30 April 2027 is not adjusted at settlement.',
      facts: { settlement: [{ kind: 'date', date: '2027-03-30' }, '30 March 2027'] },
    },
    {
      text: '[particulars]\nSettlement: 30 March 2027\n[special-conditions]\n1. Settlement must not be earlier than 28 March 2027.',
      facts: { settlement: [{ kind: 'date', date: '2027-03-30' }, '30 March 2027'] },
    },
    {
      text: '[particulars]\nSettlement: 22 January 2027\n[special-conditions]\n7. Our lawyers set up the electronic settlement by 11 January 2027.',
      facts: { settlement: [{ kind: 'date', date: '2027-01-22' }, '22 January 2027'] },
    },
  ],
  clear: [
    {
      text: '[particulars]\nCompletion: 30 March 2027\n[special-conditions]\n1. The purchaser pays its own costs.',
      facts: { settlement: [{ kind: 'date', date: '2027-03-30' }, '30 March 2027'] },
    },
  ],
})
