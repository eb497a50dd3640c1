import { cases } from '../cases.ts'

export default cases({
  in: 'by-laws',
  flags: [
    '[by-laws]\n«No animal may be kept in an apartment without the written approval of the committee.»',
    '[by-laws]\n«Lots may not be let for periods shorter than three months.»',
    '[by-laws]\n«An owner must not lay timber or tiled floors.»',
    '[by-laws]\n«Holiday letting is forbidden.»',
    '[by-laws]\n«The owner of lot 3 must repair and maintain the roof terrace above it at its own cost.»',
    '[by-laws]\n«Renovations require the prior consent of the owners corporation.»',
    '[by-laws]\n«Overnight parking by visitors is prohibited.»',
    '3.4 «An owner or occupier must not grant any licence or letting of a lot for a period of less than ninety days.»',
    '«Apartments shall not be offered on any online platform for holiday accommodation.»',
    '«No dog weighing more than 10 kilograms is to be kept.»',
    '«Keeping of any animal requires prior written consent of the committee.»',
    '«Timber flooring may be laid only with an acoustic certificate.»',
    '«Stays of fewer than 30 nights are forbidden.»',
    '«The lot owner is to keep the roof terrace membrane in repair at its own expense.»',
    '4.7 «Car space lots may be used for registered motor vehicles only and may not be let or transferred except to the owner of an apartment in the building.»',
    '«No animal may be kept on a lot.»',
    { text: '«A lot must not be let for a period of less than 60 days.»', severity: 'medium' },
    {
      text: '«The owner of lot 9 must maintain and repair the terrace membrane at its own cost.»',
      severity: 'high',
    },
    {
      text: '«The lots may be used only for short-term tourist accommodation.»',
      severity: 'critical',
    },
  ],
  passes: [
    '[by-laws]\nAn owner may keep a pet.',
    '[by-laws]\nAn owner must not make noise that disturbs others.',
    'An owner must not use the lot for an unlawful purpose.',
    'Furniture is to be moved only between 9 am and 5 pm.',
    'Owners may keep pets unless they cause a nuisance.',
    'Bins must be returned by 6 pm.',
    'An owner may keep a pet unless it is a nuisance.',
    '[lease]\nThe tenant must not keep pets.',
  ],
  clear: ['Owners must be considerate of one another.'],
})
