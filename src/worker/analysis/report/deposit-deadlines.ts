import type { Deadline } from '#shared/report.ts'

import type { BuyerInputs } from '../buyer-inputs.ts'
import { dayInWords } from '../money/days.ts'
import { dollars } from '../money/dollars.ts'
import type { Bargain } from './bargain.ts'
import { timed } from './timed.ts'

/** When the deposit, or each part of it, is payable. */
export function depositDeadlines(bargain: Bargain, inputs: BuyerInputs): Deadline[] {
  const { depositParts } = bargain
  if (depositParts.length < 2) return wholeDeposit(bargain)
  return depositParts.map(({ value: { cents, due, when }, text, evidence }, index) => {
    const title = `Deposit, part ${index + 1} of ${depositParts.length}`
    if (due === null) {
      const time = when === undefined ? 'when the contract says' : `as printed: ${when}`
      const rule = `${dollars(cents)} is payable ${time}. Late payment can let the vendor end the contract.`
      return { title, date: null, rule, evidence }
    }
    const { date, printed, counted } = timed(bargain, inputs, due, text.replace(OWN_SUM, ''), {
      isWhole: true,
    })
    return {
      title,
      date,
      rule: `${dollars(cents)} is due ${printed}.${counted} Late payment can let the vendor end the contract.`,
      evidence,
    }
  })
}

/** The sum, which is told before the words of its time. */
const OWN_SUM =
  /^\$ ?[\d,.]{1,14}\)?,? {0,2}(?:(?:is |are |to be |shall be )?(?:payable|due|paid) )?(?=[a-z\d])/i

function wholeDeposit({ deposit, depositDate, depositTime }: Bargain): Deadline[] {
  if (depositDate === null && deposit === null) return []
  const sum = deposit === null ? 'The deposit' : `The deposit of ${dollars(deposit.value)}`
  const undated = depositTime
    ? `${sum} is payable as printed: ${depositTime.value}. Late payment can let the vendor end the contract.`
    : `${sum} is payable as the contract says; no day was found beside it.`
  return [
    {
      title: 'Deposit',
      date: depositDate?.value ?? null,
      rule:
        depositDate === null
          ? undated
          : `${sum} is due by ${dayInWords(depositDate.value)}. Late payment can let the vendor end the contract.`,
      evidence: [
        ...(deposit?.evidence ?? []),
        ...(depositDate?.evidence ?? depositTime?.evidence ?? []),
      ],
    },
  ]
}
