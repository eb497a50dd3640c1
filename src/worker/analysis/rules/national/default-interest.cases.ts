import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«In general condition 33 the figure "2%" is replaced by "7%" so that interest is charged on the balance of the price.»',
    {
      text: '«Money overdue bears interest at sixteen per cent (16%) per annum, worked out each day.»',
      severity: 'high',
    },
    '«Interest on any amount in default is payable at 4.5% per annum above the rate for the time being fixed under the Penalty Interest Rates Act 1983.»',
    {
      text: '«If completion is late the purchaser pays interest of 1.5% per month.»',
      severity: 'high',
    },
    {
      text: '«The buyer must pay default interest at 11% per annum on the balance purchase price.»',
      state: 'NSW',
      severity: 'medium',
    },
  ],
  passes: [
    'Interest is 2% per annum plus the rate fixed by section 2 of the Penalty Interest Rates Act 1983 on moneys overdue.',
    'The deposit is invested at 4% and interest is shared equally at settlement, late or not.',
    { text: 'Interest of 8% per annum is payable from the due date.', state: 'QLD' },
  ],
  clear: ['7. The purchaser must settle at 2 pm.'],
})
