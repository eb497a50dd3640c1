import { cases } from '../cases.ts'

export default cases({
  in: 'by-laws',
  flags: [
    '12. «No unit may be used as a dwelling unless one or more of the persons who make it their home has reached 60 years of age.»',
    '12. «Only households in which a resident lives permanently in the unit and at least one member is over the age of 55 may occupy it.»',
    '[by-laws]\n22. «Every lot is let to visitors and its owner must not live there.»',
    '[minutes]\n«A by-law that bars letting for less than three months goes to the vote in November.»',
    '[minutes]\n«It is proposed to ban holiday stays by a new rule.»',
    '[owners-corporation-certificate]\n«Motion to forbid short-term letting: on the agenda for 3 December.»',
    '«No shareholder may sub-let an apartment except to a relative.»',
    '«A unit may be occupied only by its owner and members of the household.»',
    '«Each villa is to be used as a single family dwelling and not otherwise.»',
    '«A tenant must be approved by the committee before moving in.»',
    '«The letting of any flat is prohibited.»',
    '«An owner who lets the lot must do so only through the resident manager.»',
    '«A lot shall be used as the residence of one household and for no other purpose.»',
    '«No person may reside in a lot unless aged 55 years or more.»',
    '«An owner may stay in the lot for no more than 90 nights in any year.»',
    '[minutes]\n«By-law 14 was carried by special resolution: no lot may be let without the consent of the committee.»',
    '«No unit may be lived in until the fire system is commissioned.»',
    '[owners-corporation-certificate]\n«Rule 12 No flat may be leased by a member.»',
  ],
  passes: [
    '12. No person may leave a child in the pool area unless somebody over the age of 18 lives in the lot and is with it.',
    {
      text: '[by-laws] By-laws\n3. An owner must not let a visitor park on the lawn, nor let their own guests park in the bay of another lot.',
      state: 'WA',
    },
    {
      text: '[by-laws] By-laws\n3. An occupier must not let any other person park in a space for visitors.',
      state: 'QLD',
    },
    {
      text: '[by-laws] By-laws\n4. A person must not let smoke get into another lot.',
      state: 'NSW',
    },
    {
      text: '[by-laws] By-laws\n5. No owner may let water run from a balcony onto a lot below.',
      state: 'NSW',
    },
    {
      text: '[by-laws] By-laws\n6. An occupier must not let a dog off the lead on the common property.',
      state: 'QLD',
    },
    '[minutes]\nThe motion to ban short stays by a by-law was lost on the vote.',
    '[minutes]\nThe rules were read out and no vote on letting was asked for.',
    'Lots are for living in.',
    'Rule 3 The unit has never been let.',
    'Owners may let through any agent of the owner’s choice; no agent is preferred.',
    'An owner who lets a lot must tell the secretary the tenant’s name.',
    'A car space may not be let to anybody outside the building.',
    'Consent to a lease by the committee is not to be unreasonably withheld.',
    '[minutes]\nA proposed by-law that no lot be let was lost.',
    '[owners-corporation-certificate]\nThere is no by-law about letting.',
  ],
  clear: ['Owners must be considerate of one another.'],
})
