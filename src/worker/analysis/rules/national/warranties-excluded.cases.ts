import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The purchaser relies solely on its own enquiries.»',
    '«All implied warranties are excluded so far as the law allows.»',
    '«The vendor makes no representation about the accuracy of any document attached.»',
    '«The buyer has not been induced to enter into this contract by the agent.»',
  ],
  passes: [
    'The vendor warrants that it is the registered proprietor.',
    'This is the entire agreement between the parties.',
    'Nothing in this contract excludes a warranty that the law implies.',
  ],
  clear: ['The vendor warrants that the heater works.'],
})
