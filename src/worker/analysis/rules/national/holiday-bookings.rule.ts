import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { termsOf } from '../reading/passages.ts'
import { isOfOldInstrument, OLD_INSTRUMENT_PATTERNS } from '../terms/old-instrument.ts'

const patterns = wordings({
  ...OLD_INSTRUMENT_PATTERNS,
  booking:
    /\b(?:bookings?|booked|reservations? (?:made|taken|on|for|of nights|listed)|guests?|holiday(?:[- ](?:lets?|lettings?|makers?|stays?|tenants?))|short[- ]stays?|stays taken)\b/i,
  /** A thing that is booked for an hour, or a booking that nobody has to keep. */
  other:
    /\b(?:settlement (?:is |be )?(?:re)?booked|re-?book\w{0,3}|lifts?|removalists?|moving (?:in|out)|common room|function|theatre|gym|barbecue|tennis|facilit(?:y|ies)|lounge|visitors? (?:park|bay|space)|inspections?|appointments?|by-?laws?|body corporate|overnight guests?|guests of)\b/i,
  none: /\b(?:no (?:forward |future |further |holiday |guest |confirmed )?(?:bookings?|guests?|reservations?)|bookings? (?:must be|have been|has been|are|were|was) cancelled|already (?:stayed|been)|guests? (?:leaves?|left|has gone|have gone)|cancel(?:s|led)? (?:all|any|every|each|the)|vendor must (?:meet|pay|refund|cancel)|need not (?:honou?r|keep|accept)|(?:all )?bookings? (?:end|stop|cease|ended))\b/i,
  /** What an owner may do under the rules, and nobody is booked in. */
  allowed:
    /\b(?:short[- ]stays?|holiday[- ]lets?|holiday lettings?|guests?)\b[^.;]{0,24}\b(?:(?:is|are|may be) )?(?:allowed|permitted|welcome|approved|prohibited|not allowed|banned)\b/i,
  booked: /\b(?:bookings?|booked|reservations?)\b/i,
  honour:
    /\b(?:honou?r(?:s|ed|ing)?|fulfil(?:s|led)?|takes? over|taken over|subject to|bound by|binds?|let (?:in|them in|the guests in)|lets? the guests|accommodate|performs?|must (?:accept|keep|host|take)|be kept|sold with|(?:withdraw|leave)\b[^.;]{0,16}\bpool|carried out|respect(?:s|ed)?)\b/i,
  kept: /\b(?:vendor|manager|owners? of the day|agent)\b[^.;]{0,40}\b(?:keeps?|retains?|kept|retained|holds|has had|receives?|received|spent)\b|\b(?:kept|retained|received|spent|held) by the (?:vendor|manager)\b|\b(?:belongs? to|stays? with|is for|goes to|remains? with) (?:the )?(?:vendor|manager)\b|\b(?:deposits?|takings|money|payments?)\b[^.;]{0,40}\b(?:spent|not (?:be )?(?:adjusted|passed on|handed over|transferred|apportioned))\b/i,
  money:
    /\b(?:deposits?|money|payments?|prepayments?|takings|tariffs?|rents?|commission|paid|fees?)\b/i,
  /** An agreement with a letting agent that goes with the house. */
  letting:
    /\b(?:letting|holiday|short[- ]stay|serviced apartment|(?<!\b(?:land|bushland|vegetation|environmental|conservation|waste|water|site|flora|habitat|project|development) )management|hosting) (?:agreement|appointment|contract|authority|deed)\b|\b(?:letting|rental|hotel) pool\b/i,
  bindsOwner:
    /\b(?:binds?|binding(?: on| upon)?|passes to|goes on with|enforceable against)\b[^.;]{0,24}\b(?:(?:new|next|later|any|every|each|incoming) owners?|purchaser|whoever (?:buys|owns)|successors?)\b|\bwhoever (?:buys|owns)\b[^.;]{0,30}\bbound\b/i,
})

/** Nights that the vendor has sold, and the buyer must give. */
export default defineRule({
  id: 'national/holiday-bookings',
  title: 'Bookings of guests after settlement',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['special-conditions', 'particulars', 'contract-form', 'annexure'],
  patterns,
  clear: 'No clause was found that asks you to honour bookings of guests.',
  subject:
    /\b(?:bookings?|reservations?)\b[^.;]{0,80}\b(?:guests?|stays?|holiday|honou?r\w{0,3}|forward|summer|settlement|completion|nights?|letting|fulfil\w{0,3}|take over)\b|\b(?:guests?|stays?|holiday|honou?r\w{0,3}|forward|accept)\b[^.;]{0,80}\b(?:bookings?|booked|reservations?)\b|\b(?:holiday|short[- ](?:stay|term)) (?:let\w{0,5}|rentals?|accommodation)\b|\bletting pool\b|\bairbnb\b|\bguests? (?:have |has )?paid\b/i,
  messages: {
    honour: {
      title: 'You must honour guests’ bookings after settlement',
      description:
        'By the wording at {{where}} guests who booked with the vendor come and stay after the property is yours. You cannot live there or let it on those days, you clean, repair and answer complaints, and your insurance has to cover paying guests.',
      recommendation:
        'Before you sign, ask for the list of bookings with dates and prices, and have the bookings cancelled or all that was paid for them credited to you at settlement.',
      question:
        'Which bookings run past settlement, at what price, what has been paid, and will the money be adjusted?',
    },
    takings: {
      title: 'The vendor keeps what guests have paid for stays after settlement',
      description:
        'By the wording at {{where}} money that guests paid for nights in your time stays with the vendor or the manager, while the work and the cost of those nights are yours.',
      recommendation:
        'Before you sign, ask that money paid for nights after settlement is adjusted.',
      question: 'How much has been paid for nights after settlement, and will it be adjusted?',
    },
    agreement: {
      title: 'A holiday letting agreement binds the next owner',
      description:
        'By the wording at {{where}} an agreement with a letting agent or manager goes on after the sale. You may be unable to live in the home, to choose your agent, or to keep more than a part of the takings until it ends.',
      recommendation:
        'Before you sign, ask for the agreement and how it can be ended, and for its end before settlement if you want to live there.',
      question: 'Can the letting agreement be ended before settlement, and at whose cost?',
    },
  },
  check({ doc }, report) {
    for (const { text, plain, span, zone } of termsOf(doc)) {
      if (zone === 'annexure' && isOfOldInstrument(text)) continue
      if (holds(text, patterns.letting, patterns.bindsOwner)) {
        report('agreement', [span], {}, { unmistakable: true })
        continue
      }
      if (!patterns.booking.test(text) || patterns.other.test(plain)) continue
      if (patterns.none.test(plain)) continue
      if (patterns.allowed.test(text) && !patterns.booked.test(text)) continue
      const kept = holds(plain, patterns.kept, patterns.money)
      if (patterns.honour.test(plain)) {
        report('honour', [span], {}, { severity: kept ? 'high' : 'medium', unmistakable: true })
      } else if (kept) report('takings', [span], {}, { severity: 'low', unmistakable: true })
    }
  },
})
