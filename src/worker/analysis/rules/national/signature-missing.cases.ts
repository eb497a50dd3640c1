import { cases, type SeededFacts } from '../cases.ts'

const facts: SeededFacts = {
  vendors: [
    ['Anna Marsh', 'Anna Marsh'],
    ['Ben Cole', 'Ben Cole'],
  ],
}

export default cases({
  in: 'particulars',
  flags: [
    { text: '«SIGNED: Anna Marsh ☒ Ben Cole ______________»', facts },
    { text: '«Signed by the vendors: Anna Marsh A. Marsh Ben Cole ..............»', facts },
    { text: '«Signature of Ben Cole: ________ Signature of Anna Marsh: A Marsh»', facts },
    {
      text: 'Vendors: Anna Marsh and Ben Cole\n[contract-form] Execution\n«Executed | Anna Marsh [signed electronically] | Ben Cole | ____________»',
      facts,
    },
    { text: '«Signing page: Anna Marsh (signed) 3 May 2026, Ben Cole ☐»', facts },
  ],
  passes: [
    { text: 'SIGNED: Anna Marsh ☒ Ben Cole ☒', facts },
    { text: 'SIGNED: Anna Marsh ______________ Ben Cole ______________', facts },
    { text: 'Vendors Anna Marsh and Ben Cole of 4 High Street, Wexley', facts },
  ],
  clear: [{ text: 'SIGNED: Anna Marsh ☒ Ben Cole ☒', facts }],
})
