import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  /** The head of an instrument that binds every later owner. */
  instrument:
    /\b(?:covenants?|88B|88E|encumbrance|restrictions?(?: on use)?|design (?:code|guide(?:lines)?|manual|rules|panel)|building (?:scheme|envelope|code|guidelines)|estate (?:rules|guidelines|covenants)|memorandum of (?:common )?provisions|common provisions|schedule of easements|section 173|part 5 agreement|land management agreement|positive covenant)\b/i,
  /** What may be built or kept: none of it, only so many, only so large. */
  building:
    /\b(?:no|not|only|single|one|nor|never)\b[^.;]{0,60}\b(?:dwellings?|houses?|homes?|storeys?|buildings?|structures?|sheds?|caravans?|relocatable|transportable|second-?hand|roofs?|fences?|outbuildings?|secondary|granny flat|front fence|subdivi\w{1,6}|gas|bore|trees?|cats?|dogs?|trucks?|boats?|letting|stays?|childcare|clothes ?lines?)\b/i,
  size: /\b(?:at least|not less than|no less than|minimum|less than|smaller than|not exceeding|no more than|not more than|maximum|below|above)\b[^.;]{0,40}\b\d{1,3}(?:\.\d)? ?(?:m²|m2|sqm|square met\w{3}|metres?|m\b|storeys?)/i,
  area: /\boutside (?:the )?(?:building|envelope|effluent|asset)[\w ]{0,20}\b(?:area|zone|envelope|[A-Z])\b/i,
  dues: /\b(?:fees?|bond|contribution|rent ?charge|levy|compulsory)\b[^.;]{0,40}\$ ?\d/i,
  deadline:
    /\b(?:start|begin|commence|finish|complete|build)\w{0,4}\b[^.;]{0,40}\b(?:in|within)\b[^.;]{0,12}\b(?:months?|years?)\b/i,
  duty: /\bmust (?:keep|maintain|not disconnect|repair|light|leave|mow|water|use only|connect)\b|\b(?:is|are) to be kept (?:open|lit|clear|in repair|planted)\b/i,
  done: /\b(?:expired|released|discharged|modified|removed|benefit of|benefited|does not apply|no (?:covenants?|restrictions?|instrument)|purchaser|vendor|dear|nil|none)\b|survey (?:of )?(?:19|20)\d\d|(?:was|were) (?:found|seen|met|noted)|public reserve|repealed/i,
})

/** Limits that an instrument sets in short lines, without saying what it is in each of them. */
export default defineRule({
  id: 'national/instrument-limits',
  title: 'What an instrument on the title lets you build and do',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.nsw.conveyancing),
    cite(act.nsw.saleOfLand, 'Sch 1 Pt 1 item 4'),
    cite(act.vic.transferOfLand),
    cite(act.qld.landTitle),
    cite(act.tas.landTitles),
  ],
  appliesTo: ['annexure', 'plan', 'title-search', 'vendor-statement'],
  patterns,
  clear:
    'Beside what other checks tell of covenants and leases, no instrument with limits on building or use was found.',
  subject:
    /\b(?:88B|memorandum of common provisions|MCP|restrictive covenants?|estate covenants?|(?:schedule|terms) of (?:easements|covenants|restrictions)|easements and covenants|restrictions? on the use|positive covenants?|design guidelines|building (?:area [A-Z]|envelope)|restrictions? as to user)\b|\bnot to (?:erect|build|keep|use|allow|subdivide)\b|\bno (?:dwelling|building|house|fence)\b.{0,60}\b(?:less than|other than|nearer|higher)\b|\b(?:dwelling|house)\b.{0,40}\b(?:less than|at least)\b.{0,20}\b(?:square|m2|m²)/i,
  givesWayTo: {
    'national/restrictive-covenant': ['limits'],
    'national/developer-covenants': ['limits'],
  },
  messages: {
    limits: {
      title: 'An instrument limits what you may build or do on the land',
      description:
        'The wording at {{where}} stands in an instrument (a covenant, restriction or code that stays with the land). It limits size, number, materials or use, or asks for upkeep or payments. Neighbours, the developer or the council may enforce it.',
      recommendation:
        'Before you sign, read the whole instrument and compare it with what stands there and with what you plan.',
      question: 'Please give us the whole instrument. Is it kept today, and who enforces it?',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, ['annexure', 'other', 'plan'])) {
      const { text, span, block, heading } = passage
      if (text.length < 12 || text.length > 500 || block.kind === 'heading') continue
      const head = heading === '' ? (doc.parts[block.partIndex]?.title ?? '') : heading
      if (!patterns.instrument.test(head) || patterns.done.test(text)) continue
      const limits = [patterns.building, patterns.size, patterns.area].some((one) => one.test(text))
      const asks = [patterns.dues, patterns.deadline, patterns.duty].some((one) => one.test(text))
      if (limits) report('limits', [span], {}, { unmistakable: true })
      else if (asks) report('limits', [span], {}, { severity: 'low' })
    }
  },
})
