import { cases } from '../cases.ts'

const sale = '[special-conditions]\n1. Time is of the essence.\n'

export default cases({
  in: 'vendor-statement',
  flags: [
    `${sale}[annexure] Draft section 88B instrument\n(a) «No dwelling of less than 180 square metres.»`,
    `${sale}[annexure] Schedule 3 - estate covenants\n«2 House at least 180 m² under one roof.»`,
    `${sale}[annexure] Schedule of easements and covenants\n«not to build or allow any building outside Building Area A;»`,
    `${sale}[annexure] Memorandum of common provisions\n(c) «keep no cats outside a run.»`,
    `${sale}[annexure] Design code\n«Fee $850 and bond $1,500 for each design.»`,
  ],
  passes: [
    `${sale}[annexure] Letter from the agent\nNo dwelling stands on the block.`,
    `${sale}[annexure] Estate covenants\nThe covenant was released in 2019.`,
  ],
  clear: ['The land is fenced.'],
})
