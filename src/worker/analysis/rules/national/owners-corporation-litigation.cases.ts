import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    "[minutes]\n«The committee was authorised to pursue the builder at VCAT for defective waterproofing, counsel's advice to be kept confidential»",
    '[minutes]\n«Resolved to engage solicitors to sue the developer.»',
    '[minutes]\n«An application by the owner of lot 4 is listed at the tribunal in March.»',
    '«Legal proceedings: yes, County Court proceeding CI-25-00411 against the builder»',
    '«The owners corporation is a party to legal proceedings concerning water damage claimed by Lot 9.»',
    '[minutes]\n«Counsel advises that a claim of $1.4 million against the surveyor be issued before limitation expires.»',
    '[minutes]\n«Letter of demand received from the former manager claiming $86,000.»',
    "[minutes]\n«The builder's warranty claim is to be taken to VCAT.»",
    '«The owners corporation has commenced proceedings against the builder in VCAT.»',
    '[minutes]\n«The owner of lot 4 filed an application to the tribunal seeking repairs.»',
    '«Legal action is pending: a writ was issued by the lift contractor.»',
    {
      text: '[minutes]\n«The developer was served with a summons from the Supreme Court about the leaking podium.»',
      state: 'NSW',
    },
  ],
  passes: [
    'The owners corporation is not party to any proceedings.',
    'Legal proceedings: None',
    '[minutes]\nMotion to commence proceedings against the builder: lost.',
    '[minutes]\nFee recovery at VCAT against two owners was authorised.',
    '[minutes]\nThe proceedings of the meeting closed at 8 pm.',
    'Legal proceedings: Nil',
    'The tribunal case against the painter was settled in 2022.',
    '[by-laws]\nAn owner may apply to the tribunal in a dispute.',
  ],
  clear: ['There are no legal proceedings.'],
})
