import type { Block, Doc } from '../../document.ts'

/** "… in the vicinity of, but not affected by, a …" in the same sentence. */
export function isElsewhere(doc: Doc, block: Block, start: number): boolean {
  const at = block.span.start + start
  const from = Math.max(block.span.start, at - 900)
  const before = doc.text.slice(from, at)
  const sentence = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; ')) + 1)
  // "Overlays on nearby land: A south of the railway; B": the head holds for each of them.
  const [head = '', ...listed] = before.slice(before.lastIndexOf('. ') + 1).split(':')
  if (listed.length > 0 && ELSEWHERE.test(head)) return true
  if (ELSEWHERE.test(sentence) || ELSEWHERE_TOLD.test(sentence)) return true
  const behind = doc.text.slice(at, Math.min(block.span.end, at + 220))
  const end = behind.search(/[.;](?=\s|$)/)
  return NOT_HERE.test(end < 0 ? behind : behind.slice(0, end))
}

/** Words of a heading or a sentence that speak of other land. */
export const ELSEWHERE =
  /\b(?:vicinity|nearby|adjoining|near but|not directly affect|not (?:on|over) (?:this|the) (?:land|lot|property)|surrounding|do(?:es)? not apply|in the (?:neighbourhood|locality)|do(?:es)? not (?:touch|reach|cover|affect|fall (?:on|over)|extend to) (?:the|this) (?:land|lot|property|site|parcel)|other overlays|near (?:the|this|your|subject) (?:land|lot|property|site|parcel)(?: only\b|$)|^\W*(?:only )?near (?:the|this|your) (?:land|lot|property|site|parcel)\b|overlays? (?:mapped |found )?(?:elsewhere|near (?:the|this)|on other (?:land|lots?)|off (?:the|this)))\b/i
/** The same within a sentence; as a line of its own it opens nothing. */
const ELSEWHERE_TOLD =
  /\b(?:other side of|across the (?:road|street)|propos(?:es|ed)|exhibited|next door|neighbouring|former overlay)\b/i
/** "… was taken off the land in 2023", "… covers the former maltings at number 31" */
const NOT_HERE =
  /\b(?:was|were|has been|have been) (?:removed|deleted|taken off|lifted|repealed|dropped|abandoned)\b|\bno longer\b|\b(?:does|do) not (?:extend to|reach|touch|cover|fall (?:on|over)|come onto) (?:the|this|your|any part of the|any of the) (?:subject )?(?:land|lot|property|site|parcel|title)\b|\bbut not (?:this|the|your)\b|\bnearest boundary\b|\bland to the (?:north|south|east|west)\b|\bstreets? (?:away|north|south|east|west)\b|\b(?:km|kilometres|metres) (?:away|distant)\b|\b(?:covers|applies to|affects|for)\b(?! (?:the |this |your |all |whole |part |subject |of )*(?:land|lot|property|site|parcel|dwelling|house|building))[^.;]{0,60}\b(?:at number|at no|only|former)\b/i
