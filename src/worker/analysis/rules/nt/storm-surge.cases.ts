import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[special-conditions]\n«In the wet the access track is under water for up to ten weeks and the Buyer makes no complaint of it.»',
    { text: '«The parcel is in the Primary Storm Surge Area.»', severity: 'critical' },
    { text: '«Overlay: secondary storm surge area»', severity: 'medium' },
    {
      text: '[special-conditions]\n3. «The Buyer is aware that in the wet season access is cut for some weeks.»',
      severity: 'high',
    },
    { text: '[particulars]\n«Part of the land is seasonally inundated»', severity: 'high' },
  ],
  passes: [
    '[particulars]\nNotice to the parties. Land may be liable to storm tide, flooding or erosion.',
    '[special-conditions]\nThe Seller will keep the track graded before the wet.',
    'The parcel is outside storm surge areas.',
    'Storm surge: not affected',
    '[owners-corporation-certificate] Certificate\nThe policy covers storm surge with an excess of $5,000.',
    '[statutory-notice]\nAsk whether the land lies in a storm surge area.',
  ],
  clear: ['Storm surge area: no'],
})
