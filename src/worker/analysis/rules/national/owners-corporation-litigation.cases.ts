import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    '«The owners corporation has commenced proceedings against the builder in VCAT.»',
    '[minutes]\n«The owner of lot 4 filed an application to the tribunal seeking repairs.»',
    '«Legal action is pending: a writ was issued by the lift contractor.»',
    {
      text: '[minutes]\n«The developer was served with a summons from the Supreme Court about the leaking podium.»',
      state: 'NSW',
    },
  ],
  passes: [
    'Legal proceedings: Nil',
    'The tribunal case against the painter was settled in 2022.',
    '[by-laws]\nAn owner may apply to the tribunal in a dispute.',
  ],
  clear: ['There are no legal proceedings.'],
})
