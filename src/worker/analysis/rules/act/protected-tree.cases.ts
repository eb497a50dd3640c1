import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '«5. Is there a registered tree on the block? ☒ Yes ☐ No»',
    '«Registered tree PTR 123 stands on the block.»',
    '[special-conditions]\n6. «The Buyer takes subject to the protected tree at the rear of the block.»',
    '«8. Is a tree on the block in the tree register?»\n«Yes»',
  ],
  passes: [
    '[planning-certificate] Lease conveyancing inquiry\nA tree of 8 metres or more may be a regulated tree whether or not it appears in a register, and approval may be needed to prune it.',
    '[planning-certificate] Lease conveyancing inquiry\nA tree with a wide crown may be a protected tree under the Act.',
    '5. Is there a registered tree on the block? ☐ Yes ☒ No',
    'No registered trees are recorded on the block.',
    '[statutory-notice]\nBuyers should ask about registered trees.',
  ],
  clear: ['5. Is there a registered tree on the block? | No'],
})
