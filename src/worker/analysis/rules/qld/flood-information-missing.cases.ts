import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    'Zoning: Low density residential\nFlooding: information may be had from the local government.',
    '[particulars] Reference schedule\nLand: 4 Creek Street\n[vendor-statement] Form 2\nThe statement does not deal with flooding.',
    '[vendor-statement] Form 2\nTree order: No\n[rates-certificate] Rate notice\nGeneral rate $700',
  ],
  passes: [
    'Zoning: Rural\n[planning-certificate] Flood awareness report\nThe property is in a medium flood hazard area.',
    '[particulars] Reference schedule\nUnit 904 on level 9\n[vendor-statement] Form 2\nZoning: Mixed use',
    '[particulars] Reference schedule\nLand: 4 Creek Street',
  ],
  clear: [
    'Zoning: Rural\n[planning-certificate] Flood search\nNo flood level is recorded for the lot.',
  ],
})
