import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«If completion does not take place by the completion date the purchaser must pay, as an essential term of this contract, interest on the balance of the price at the rate of 12.5% per annum from the completion date to the date of actual completion.»',
    '[special-conditions]\n«General Condition 33 is amended so that interest at a rate of 6% per annum plus the rate for the time being fixed by section 2 of the Penalty Interest Rates Act 1983 is payable.»',
    '[special-conditions]\n«In case of delay from any cause whatsoever other than the wilful default of the Vendor the Purchaser shall pay interest on the unpaid purchase money at the rate of fourteen per centum per annum.»',
    '[special-conditions]\n«Default rate: 17% p.a. calculated daily»',
    '[special-conditions]\n«The purchaser must pay 1.25% of the outstanding price for every month or part month of delay.»',
    '[special-conditions]\n«Interest is charged on late amounts at ten per cent above the rate fixed from time to time under the Penalty Interest Rates Act.»',
    '[special-conditions]\n«Interest at a rate of fifteen per centum per annum shall accrue on all overdue moneys.»',
    '[special-conditions]\n«If you settle late you pay us 14% a year on the balance, worked out daily.»',
    '[special-conditions]\n«In default of completion by the due date the Transferee shall pay interest on the residue at 18 per cent per annum from that date until actual completion.»',
    '[special-conditions]\n«Rate of interest on default | 16% per annum»',
    '[special-conditions]\n«The words "two per cent" in general condition 33 are replaced by the words "six per cent".»',
    '[special-conditions]\n«Late completion charge: 1.5% per month or part of a month of the unpaid price.»',
    '[special-conditions]\n«The Buyer must pay default interest equal to the cash rate target plus 12% on any amount paid late.»',
    '[special-conditions]\n«General condition 33 applies as if the margin above the penalty interest rate were 5 percentage points.»',
    '[special-conditions]\n1. «Overdue money carries interest at 16% p.a. until paid.»',
    "[special-conditions]\n1. «If completion is late through the Buyer's fault, the Buyer pays interest on the unpaid price at a rate equal to the prescribed rate increased by 7%.»",

    '[special-conditions]\n1. «The Buyer shall pay interest at the rate of eighteen per centum per annum on any sum outstanding.»',
    '[special-conditions]\n1. «Should completion be delayed, interest shall run on the balance at a rate six percentage points above the rate for the time being prescribed under the Penalty Interest Rates Act 1983.»',
    '[special-conditions]\n1. «General condition 33 is amended by the deletion of 2% and the substitution of 8%.»',
    '[special-conditions]\n1. «Money not paid on time attracts interest of 1.5% for each month or part of a month.»',
    '[special-conditions]\n1. «If you settle late you will be charged interest of 20% a year, worked out daily.»',
    '[special-conditions]\n1. «The Transferee must pay to the Transferor interest on overdue sums at twenty per cent per annum compounding monthly.»',
    '[special-conditions]\n1. «Default rate: the rate fixed from time to time under section 2 of the Penalty Interest Rates Act plus five per cent.»',

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
    '[special-conditions]\nIf the vendor defaults it pays interest at 12% per annum to the purchaser.',
    '[special-conditions]\nDeposit interest at 4% per annum is shared.',
    '[special-conditions]\nInterest earned on the deposit is shared equally at 4% per annum.',
    '[special-conditions]\nInterest is payable at 2% per annum above the rate fixed by the Penalty Interest Rates Act 1983.',
    '[special-conditions]\nIf the Vendor is late it must pay the Purchaser interest at 14% per annum.',
    '[special-conditions]\nThe mortgage bears interest at 15% per annum and is to be discharged at settlement.',
    '[special-conditions]\n1. Interest on money overdue is at the rate of two per cent per annum plus the rate fixed under section 2 of the Penalty Interest Rates Act 1983.',
    '[special-conditions]\n1. Interest earned on the deposit is shared equally by the parties.',
    '[special-conditions]\n1. If the Vendor is late the Vendor must pay the Purchaser interest on the price at the same rate.',
    '[special-conditions]\n1. Interest is payable at the rate fixed under the Penalty Interest Rates Act 1983 plus 2% a year.',
    '[special-conditions]\n1. If the plan is not registered by the sunset date the Buyer may end this contract and the deposit is repaid with interest.',

    'Interest is 2% per annum plus the rate fixed by section 2 of the Penalty Interest Rates Act 1983 on moneys overdue.',
    'The deposit is invested at 4% and interest is shared equally at settlement, late or not.',
    { text: 'Interest of 8% per annum is payable from the due date.', state: 'QLD' },
  ],
  clear: ['7. The purchaser must settle at 2 pm.'],
})
