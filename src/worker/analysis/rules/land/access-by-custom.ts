import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import type { Passage } from '../reading/passages.ts'

/** A way that is used because nobody ever minded, told as a kindness and not as a want of right. */
export const CUSTOM = wordings({
  /** Those who sell, or had the land before them. */
  user: /\b(?:vendors?|sellers?|our clients?|famil(?:y|ies)|we|they|i|he|she|predecessors?|(?:former|previous|earlier|past) owners?|those before|everybody|everyone|(?:owners?|occupiers?|people) of (?:this|the) (?:land|property|house|farm))\b/i,
  gone: /\b(?:com(?:e|es|ing) and (?:gone?|goes|going)|came and went|gone? (?:in and out|to and fro)|(?:gone?|went|goes|comes?|came|passed|passes|driven|drives?|drove|travelled|ridden|brought (?:\w{2,9} ){1,3})\b[^.;]{0,24}\b(?:by|over|along|across|through|up|down|that way|this way)\b|(?:used|uses|taken|had the use of|made use of) (?:it|this|that|the|his|her|their) ?(?:\w{3,12} )?(?:drive(?:way)?|track|lane|way|avenue|road|strip|entrance|access|gate|crossing|for\b|since\b|every\b|daily\b|as\b))/i,
  /** Long use that nobody stopped. */
  unopposed:
    /\b(?:none|nobody|no[ -]?one) (?:\w{2,5} ){0,2}(?:hinder|object|stopp?|complain|question|said|say|asked|interfer|prevent|mind|challeng|raised)\w{0,3}\b|\bnever (?:\w{2,6} ){0,2}(?:cross word|hard word|word|said|raised|objected|complained|asked|stopped|refused|charged|questioned|minded|hindered|challenged|been (?:asked|stopped|refused|charged|questioned|hindered|challenged|turned back))\b|\bnot once\b[^.;]{0,30}\b(?:asked|stopped|refused|charged|questioned|hindered|objected)\b|\bwithout (?:let or hindrance|(?:a |any |one |ever a )?(?:cross |hard )?(?:word|hindrance|objection|complaint|question|trouble|interruption|demur|interference|being (?:stopped|asked)))\b|\bby (?:long |old )?(?:custom|usage|habit|understanding)\b|\bas (?:good )?neighbours do\b|\b(?:always|long) been (?:understood|the understanding)\b/i,
  way: /\b(?:access|tracks?|drive(?:way)?|road|lane(?:way)?|avenue|way|entrance|approach|crossing|grid|causeway|bridge|gate(?:way)?|strip)\b/i,
  /** Land that is another's. */
  others:
    /\b(?:neighbou?r(?:s|ing|['’]s)?|adjoining|adjacent|next door|(?:holding|land|farm|paddock|property|place|title|estate|freehold) of (?:mr|mrs|ms|miss|the)\b|at no\.? ?\d{1,4}|no\. ?\d{1,4}|number \d{1,4}|lots? \d{1,4}|(?:mr|mrs|ms|miss) [a-z]{3,20}['’]s?|lane(?:way)? (?:in|at) (?:the )?rear|private lane)\b/i,
  /** Who comes over this land, and not the seller over another's. */
  cameOver:
    /\b(?:neighbou?rs?|adjoining owners?|owners? of (?:lot|number|no\.?) ?\d{1,4}|public|walkers|(?:mr|mrs|ms|miss) [a-z]{3,20})(?: (?:next door|at no\.? ?\d{1,4}))? (?:has|have|had|may|also|always|still|sometimes|come|go|use)\w{0,2}\b[^.;]{0,24}\b(?:come|gone|go|used?|driven?|walked|crossed|passed|ridden)\b|\b(?:without|no) (?:objection|complaint|hindrance)\b[^.;]{0,12}\b(?:from|by) (?:the )?(?:vendor|seller|us|our)\b|\b(?:across|over|through|along) (?:the |this |our )(?:land|property|lot|paddock) (?:sold|without|by|as|for)\b/i,
  hasRight:
    /\b(?:registered (?:easement|right)|easement\b[^.;]{0,40}\b(?:registered|benefit)|appurtenant|together with|(?:public|gazetted|dedicated|council) (?:road|street|lane))\b/i,
})

/** True where those who sell came and went over another's land and nobody stopped them. */
export function isWayByCustom({ text, previous }: Passage): boolean {
  if (!holds(text, CUSTOM.user, CUSTOM.gone, CUSTOM.unopposed)) return false
  const told = `${previous.slice(-220)} ${text}`
  if (CUSTOM.cameOver.test(text) || CUSTOM.hasRight.test(told)) return false
  return holds(told, CUSTOM.way, CUSTOM.others)
}
