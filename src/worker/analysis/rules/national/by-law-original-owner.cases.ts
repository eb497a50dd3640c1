import { cases } from '../cases.ts'

export default cases({
  in: 'by-laws',
  flags: [
    "[by-laws]\n«iv Sheds, awnings and screens need the original owner's written consent and a fee of $1,500 while it owns any lot.»",
    '[by-laws]\n7. «Until the last lot is sold no screen may be put up unless the developer has approved it in writing.»',
    '[by-laws]\n«Any change to a garden requires the approval of the original owner for as long as it holds a lot.»',
    '«The developer may keep a sales office on common property until every lot is sold.»',
    '«For so long as it owns a lot the original proprietor has the exclusive use of the roof for signs.»',
    '«By-laws 4 to 12 do not apply to the Original Owner, who is entitled to allocate the unmarked car spaces.»',
    '«The hotel operator can set out tables on the forecourt without charge.»',
    '«The owner of the retail lot, as retail owner, may trade and put chairs in the lobby.»',
    '«The letting agent has the sole use of the foyer as its office.»',
    '«Until the last lot is sold the promoter holds the proxy of every member.»',
  ],
  passes: [
    '[by-laws]\n9. Awnings need the consent of the committee.',
    // Faults are put right, at decent hours.
    'For two years from registration the original owner may use the loading bay for defects work between 7 am and 5 pm on weekdays.',
    '11 Original owner: the developer may carry out defects work in working hours, making good any damage.',
    'The developer may enter to repair defects during the works on 48 hours’ notice.',
    'The developer must remove its hoardings before the first annual general meeting.',
    'Blinds are to be in the colours chosen by the original owner.',
    'An owner may display one sign with consent of the committee.',
    'A builder may leave tools in the lobby during works with consent.',
  ],
  clear: ['Owners must be considerate of one another.'],
})
