import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[building-permit]\n«Owner builder: Yes, permit of 3 March 2023 for an extension»',
    '«The bathroom was renovated by the vendor in 2024.»',
    {
      text: '«The extension was carried out by an owner-builder in 2023.»\nThe section 137B report dated 4 May 2026 is attached.',
      severity: 'medium',
    },
    '«Not applicable: the owner-builder holds no policy.»',
  ],
  passes: [
    'Owner builder: No',
    'The works were done by a registered builder, not an owner-builder.',
    'There is no owner-builder insurance because there was no such work.',
  ],
  clear: ['[building-permit]\nOwner-builder: not applicable'],
})
