/** The matters that a sentence against the buyer is about, as `npm run train` tells them apart. */
export const TOPICS = [
  'deposit',
  'settlement',
  'default',
  'claims',
  'ending',
  'conditions',
  'possession',
  'inclusions',
  'costs',
  'changes',
  'afterwards',
  'authority',
  'title',
  'building',
  'defects',
  'hazards',
  'planning',
  'notices',
  'services',
  'schemeMoney',
  'schemeRules',
  'neighbours',
  'papers',
] as const

export type Topic = (typeof TOPICS)[number]
