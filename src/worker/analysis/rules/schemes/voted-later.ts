import { wordings } from '../../wording/wordings.ts'

export const VOTED_LATER_PATTERNS = wordings({
  /** A meeting that is still to be called, and what it is to decide. */
  toBeCalled:
    /\b(?:call|convene|convening|calling) (?:an?|the|another)\b|\bbe (?:called|convened)\b/i,
  toDecide:
    /\b(?:meeting|[ESA]\.?G\.?M)\b[^.;$]{0,60}\bto (?:vote|consider|decide|fix|strike|approve|determine|set|raise|resolve|levy)\b/i,
  toBePut:
    /\b(?:(?:will|to) be (?:put|submitted|taken|presented|considered|voted on|decided)|goes|will go|to go|comes|will come) (?:to|before|at|by) (?:a|an|the|owners|members)\b[^.;$]{0,40}\b(?:meeting|[ESA]\.?G\.?M|vote|owners|members)\b/i,
  /** What is resolved is only that the owners are asked. */
  putForward:
    /(?<!\b(?:to|not) )\bbe (?:put|submitted|referred|taken|presented) to (?:an?|the)\b[^.;$]{0,60}\b(?:meeting|[ESA]\.?G\.?M|vote|owners|members)\b/i,
  /** "The committee will put to a general meeting a motion to raise this." */
  willPut:
    /\b(?:committee|council|board|manager|agent|chair\w{0,6}|executive|owners|secretary|we)\b[^.;$]{0,24}\b(?:will|is to|are to|intends? to|proposes? to|means? to|plans? to) (?:now |also |then )?(?:put|submit|take|present|bring|move)\b[^.;$]{0,60}\b(?:meeting|[ESA]\.?G\.?M|owners|members)\b/i,
  resolvedToPut:
    /\bresolved(?: by [a-z]{5,10} resolution)?(?: that the (?:committee|manager|secretary))? to (?:put|submit|take|refer|present|bring)\b[^.;$]{0,20}\b(?:to|before) (?:an?|the)\b[^.;$]{0,40}\b(?:meeting|[ESA]\.?G\.?M|owners|members)\b/i,
  toVote: /\bto (?:vote|be voted) (?:on|for)\b/i,
  /** What was decided at the meeting of the minutes. */
  voted:
    /\b(?:carried|passed|adopted)\b|\b(?:was|were|been) (?:approved|struck|raised)\b|\bresolved(?: by [a-z]{5,10} resolution)?(?: \([^()]{1,60}\))?:?,? (?:that |to )(?:(?:raise|strike|levy|collect) |(?:the |a |an )?(?:\$|(?:special )?(?:levy|contribution|sum|amount)))/i,
})

/** Whether a sentence speaks of money that owners are still to vote on. */
export function isVotedLater(text: string): boolean {
  const { toBeCalled, toDecide, toBePut, putForward, willPut, resolvedToPut, toVote, voted } =
    VOTED_LATER_PATTERNS
  if (putForward.test(text) || willPut.test(text) || resolvedToPut.test(text)) return true
  if (voted.test(text)) return false
  return (toBeCalled.test(text) && toDecide.test(text)) || toBePut.test(text) || toVote.test(text)
}
