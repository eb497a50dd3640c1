import type { Doc } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { LAW_AS_AT } from '../../law/as-at.ts'
import { COVENANT_TERM_PATTERNS, wasForATimePast } from '../land/covenant-term.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed, withoutDischarge } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { type Passage, passagesIn, passagesSaying } from '../reading/passages.ts'

const patterns = wordings({
  /** A paper of a council whose conditions the council enforces, and no neighbour. */
  permit:
    /\b(?:planning|development|building|demolition|land use) (?:permits?|approvals?|consents?)\b|\b(?:decision notice|notice of (?:decision|determination)|approval subject to conditions|conditions of (?:the )?(?:permit|approval|consent))\b/i,
  /** The next line of an entry, which ends it. */
  expired: /^[a-z .,'&]{0,60}\b(?:expired|lapsed|determined|extinguished)\b(?: on)? \d/i,
  /** What its titles name. */
  limited:
    /\b(?:(?:one|single|more than one) (?:private )?(?:dwelling(?: house)?|house|residence)|second dwelling|dual occupancy|subdivi(?:de|sion)|height|storeys?|single storey|building materials|brick|stone|fibro|roof(?:ing)?|floor area|setbacks?|building envelope|fenc(?:e|es|ing)|animals|poultry|horses|pigs|livestock|trade|business|shop|hotel|liquor|quarry(?:ing)?|clay|gravel|sand|excavat(?:e|ion)|trees|caravans?|advertis(?:ing|ements?)|hoardings?|noxious)\b/i,
  ...COVENANT_TERM_PATTERNS,
  covenant:
    /\b(?:restrictive )?covenants?\b|\brestriction(?:s|\(s\))? (?:on|as to) (?:the )?use\b|\bpositive covenant\b|\bcreation of restriction\b|\bburdened (?:lots?|land)\b.{0,60}\bmust not\b|\bprofit [àa] prendre\b/i,
  text: /\b(?:not more than|no more than|more than one|only one|one (?:private )?dwelling|single dwelling|shall not (?:erect|build|construct|subdivide|quarry|excavate|use)|must not (?:erect|build|construct|subdivide|use|permit)|no building (?:shall|may|other)|no (?:house|dwelling|home|fence|shed) (?:shall|may|must|is to|will)|no (?:dwelling|structure)\b.{0,40}\b(?:height|above|unless))\b.{0,160}\b(?:land|lot|dwelling|building|house|brick|stone|storey|height|metres|erected|subdivi\w{1,6})\b/i,
  single:
    /\b(?:erect(?:ed)?|buil[dt]|construct(?:ed)?|put up|keep|maintain|place|suffer)\b.{0,110}\b(?:other than|more than|except|save)\b.{0,18}\b(?:one|single)\b.{0,24}\b(?:dwelling|house|residence|building)\b/i,
  // What a trust, a transfer or common provisions forbid, in whatever order it is told.
  source:
    /\b(?:(?:conservation|nature) (?:covenant|agreement)|covenant|transfer of \d{4}|memorandum of common provisions|\bMCP\b|restriction|transfer (?:no\.? ?)?[A-Z]{0,2}\d{5,8})\b/i,
  forbids:
    /\b(?:forbid\w{0,4}|prohibit\w{0,3}|restrict(?:s|ing)|requires?|limits?|must be|not to|prevents?|allows? only|only)\b.{0,90}\b(?:graz\w{1,3}|clear\w{0,3}|structures?|buildings?|dwellings?|house|roofs?|walls?|brick|stone|storey|height|fences?|subdivi\w{1,6}|materials?|quarry\w{0,3}|trees?)\b|\b(?:materials?|walls?|dwelling|house) must be\b/i,
  entry:
    /\brestrictive covenant (?:to|burden|in favour of)\b|\bcovenant\b.{0,20}\b[A-Z]{0,3}\d{5,8}[A-Z]?\b|\b[A-Z]{0,2}\d{5,8}[A-Z]?\b.{0,20}\b(?:restrictive |positive )?covenant\b/i,
  harmless:
    /\bcompliance certificate for (?:the )?building covenant\b|\bbuilding covenants? (?:(?:has|have) been |was |is )?(?:complied with|satisfied|performed|fulfilled)\b|\b(?:within|on|over|upon) the (?:site of (?:the|that|such) )?easement\b|\bcovenants? \((?:as to )?fenc(?:ing|es)\b|\bcovenantee (?:has|holds|owns) no\b|^purpose: |\bbenefit of this (?:land|lot|property)\b|\b(?:fencing covenant|covenants? (?:and|or) (?:conditions|agreements|warranties)|mortgage covenant|expired|ceased|ceases to have effect|no (?:restrictive )?covenants?|other than|covenants? (?:that|with)|covenants? to (?!(?:the )?(?:city|shire|town|local|state|water|western|minister|commissioner|department|crown|state of))|covenants? not to|implied covenant|covenant benefit|covenants? .{0,40}: ?(?:nil|none|not applicable))\b/i,
  encumbrance:
    /\b\d{7,9} encumbrance to\b|\bencumbrance (?:no\.? ?)?\d{7,9}\b|\bencumbrancee\b.{0,60}\b(?:may|shall|will|is entitled)\b.{0,60}\b(?:enter|remedy|rectify|carry out|recover|approve)\b|\brent[- ]?charge\b|\bannuity\b.{0,30}\bcents\b/i,
  profit: /\bprofit [àa] prendre\b/i,
  gone: /\b(?:discharg|releas|withdraw|remov)\w{1,4}\b/i,
  positive: /\bpositive covenant\b/i,
  restriction: /\brestrict\w{2,6}\b/i,
  number: /\d{5}/,
  /** An entry in capitals is read as a heading; its place in the schedule and its words tell it. */
  numbered: /^\W{0,3}\d{1,2}\W{1,3}.{12,60}:.{16}/,
  named: /\brestrictive covenant\b/i,
  materials:
    /\b(?:brick|stone|weatherboard|tiles?|tiled|slate|roofs?|colours?|colou?rbond|fences?|fencing|walls?|caravans?|hoardings?|quarry\w{0,3}|clay|gravel)\b/i,
  severe:
    /\b(?:one (?:private )?dwelling|more than one|single dwelling|only one|subdivi\w{1,6}|height|above)\b/i,
  /** Nothing to live in may ever stand on the land. */
  noHome:
    /\b(?:not|never|no)\b[^.;]{0,120}\b(?:erect|build|construct|place|suffer|permit|stand|erected|built|constructed|placed)\b[^.;]{0,110}\b(?:any|a|an|no) (?:dwelling(?:[- ]house)?|house|residence|habitable (?:building|structure)|(?:building|structure)s? (?:for|capable of) (?:human )?habitation)\b(?! (?:other than|except|exceeding|more|higher|of less|costing|within|nearer|closer|unless|with|having|until|which|that|above|save))|\bno (?:dwelling(?:[- ]house)?|house|residence|habitable building)s? (?:of any (?:kind|description) )?(?:whatsoever )?(?:shall|may|must|is to|will) (?:at any time )?(?:hereafter )?(?:ever )?be (?:erected|built|constructed|placed)(?: (?:up)?on| in| within)? (?:the |any part of the |this )?(?:said )?(?:land|lot|burdened)/i,
  /** What leaves one home, or a home of some kind, free to be built. */
  someHome:
    /\b(?:other than|except|save|more than|not exceeding|less than|unless|until|without (?:the )?(?:consent|approval))\b[^.;]{0,30}\b(?:one|single|two|dwelling|house|residence|brick|stone|consent|approv\w{2,3}|plans?|square|value|cost)\b|\b(?:(?<!any )part|area|strip|portion|envelope|marked|hatched|easement|setback|within \d|nearer)\b/i,
  /** An old transfer gives the covenant in its own words. */
  transfer: /\b(?:doth|do|does) hereby (?:for \w{2,8} )?covenant\b|\bcovenants? (?:with|that)\b/i,
  passive:
    /\b(?:lots?|land|allotments?|property)\b.{0,70}\b(?:must|shall|may|is) not (?:to )?be (?:further )?(?:subdivided|re-?subdivided|used (?:for|other)|built (?:up)?on|developed)\b|\b(?:may|must|shall|can) (?:only )?be used (?:only |solely )?(?:for|as) (?:a |one )?(?:single|private|one)\b.{0,30}\b(?:residence|dwelling|house)\b/i,
})

const ENDED =
  'The title names a covenant, and what was read of it does not show that it still limits this land: have your conveyancer read it.'

/** Promises on the title about what may be built or done. */
export default defineRule({
  id: 'national/restrictive-covenant',
  title: 'Restrictive covenants',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.saleOfLand, 's 32C'),
    cite(act.vic.planning),
    cite(act.nsw.conveyancing, 'ss 88, 88B, 89'),
    cite(act.sa.realProperty),
  ],
  appliesTo: ['title-search', 'vendor-statement', 'plan'],
  patterns,
  names: patterns.limited,
  clear: 'No restrictive covenant was found.',
  subject:
    /\bcovenants?\b(?! (?:of quiet|to pay))|\brestrict(?:ive|ions?)\b[^.;]{0,60}\b(?:covenant|use|land|lot|plan|title|created)\b|\bburdened lots?\b|\bbuilding envelopes?\b|\bmore than one (?:dwelling|house|private|main)\b|\b(?:single|one) (?:private )?(?:dwelling|residence|house)\b[^.;]{0,60}\b(?:only|walls|brick)\b|\bmemorandum of (?:common|restrictive) provisions?\b|\brent ?charge\b|\bencumbrance to\b|\bno dwelling\b|\bnot (?:be )?further subdivided\b/i,
  givesWayTo: {
    'qld/registered-interest': ['covenant'],
  },
  messages: {
    encumbrance: {
      title: 'An encumbrance with covenants (a rent charge) is on the title',
      description:
        'The entry at {{where}} shows an encumbrance. In South Australia a developer uses it to make every owner keep covenants: what and how you may build, fence or use. It usually stays on the title and you promise to keep it.',
      recommendation:
        'Before you sign, read the whole instrument, compare it with what stands on the land and with your plans, and ask whether it will be discharged.',
      question:
        'Please give us the full encumbrance. Is it kept, does the encumbrancee still exist, and will it be discharged at settlement?',
    },
    noHome: {
      title: 'A covenant forbids any dwelling on the land',
      description:
        'The wording at {{where}} lets nobody build a house or anything to live in on the land, or on the lot that it names. It binds every owner, and those whose land has the benefit can have a building stopped or taken down. What stands there may be in breach of it, and what you mean to build may be impossible.',
      recommendation:
        'Before you sign, find out which lot it binds, and ask your conveyancer whether it can be removed, how long that takes and what it costs.',
      question:
        'Which land does the covenant against a dwelling bind, who has its benefit, and has it ever been varied or removed?',
    },
    covenant: {
      title: 'A restrictive covenant or restriction limits the use of the land{{named}}',
      description:
        'The entry at {{where}} shows a covenant or restriction on the title. It can forbid a second dwelling, a subdivision, certain materials or heights; neighbours can enforce it, and it binds you as owner.',
      recommendation:
        'Before you sign, read the whole instrument and compare it with your plans and with what is built.',
      question:
        'Please give us the full text of the covenant. Does anything on the land breach it?',
    },
  },
  check({ doc, facts }, report) {
    const today = facts.contractDate?.value ?? LAW_AS_AT
    // Where no entry is reported below, the papers say of each that it ended.
    const [entry] = passagesSaying(doc, ['title-search'], patterns.covenant).filter(
      (passage) =>
        passage.block.kind !== 'heading' &&
        patterns.number.test(passage.text) &&
        affirmed(passage, patterns.covenant) !== null,
    )
    if (entry !== undefined) report.clear(ENDED, [entry.span])
    for (const passage of passagesIn(doc, [
      'title-search',
      'vendor-statement',
      'plan',
      'rates-certificate',
      'annexure',
      'other',
    ])) {
      const { span, zone, next, heading } = passage
      if (zone === 'title-search' && patterns.expired.test(next)) continue
      const text = withoutDischarge(passage.text)
      if (zone !== 'title-search' && wasForATimePast(passage.text, today)) continue
      const single = patterns.single.test(text)
      if (patterns.noHome.test(text) && !patterns.someHome.test(text)) {
        const above = `${passage.previous} ${heading} ${doc.parts[passage.block.partIndex]?.title ?? ''}`
        const isCovenant =
          patterns.covenant.test(`${above} ${text}`) || patterns.transfer.test(passage.block.text)
        if (isCovenant && (zone !== 'vendor-statement' || patterns.covenant.test(text))) {
          report('noHome', [span], {}, { severity: 'high' })
          continue
        }
      }
      // In Queensland a rule of its own tells of rights to take from the land.
      if (doc.state === 'QLD' && patterns.profit.test(text)) continue
      if (doc.state === 'SA' && patterns.encumbrance.test(text) && !patterns.gone.test(text)) {
        if (affirmed(passage, patterns.encumbrance) !== null) report('encumbrance', [span])
        continue
      }
      // A duty to maintain has a rule of its own in New South Wales.
      const duty = patterns.positive.test(text) && !patterns.restriction.test(text)
      if (doc.state === 'NSW' && duty && !single) continue
      const told = patterns.source.test(text) && patterns.forbids.test(text)
      if (told && affirmed(passage, patterns.source) !== null && !patterns.gone.test(text)) {
        report('covenant', [span], {}, severityOf(text))
        continue
      }
      if (patterns.harmless.test(text) && !single) continue
      const written =
        single ||
        (!isOfPermit(doc, passage) &&
          (patterns.text.test(text) || patterns.passive.test(text)) &&
          (zone !== 'vendor-statement' ||
            patterns.covenant.test(`${text} ${passage.previous} ${heading}`)))
      if (
        zone === 'other' &&
        !written &&
        !patterns.covenant.test(`${text} ${passage.previous} ${heading}`)
      )
        continue
      if (written)
        report(
          'covenant',
          [span],
          {},
          patterns.severe.test(text) ? {} : { strength: 'likely', ...severityOf(text) },
        )
      else if (
        patterns.covenant.test(text) &&
        (patterns.entry.test(text) ||
          (zone === 'title-search' &&
            (patterns.numbered.test(text) ||
              (passage.block.kind !== 'heading' && patterns.number.test(`${text} ${next}`)))))
      ) {
        // What a covenant forbids ("no vehicle access") denies no covenant.
        // What stands behind a number is told by its instrument; most titles have such an entry.
        if (zone === 'title-search' || affirmed(passage, patterns.covenant) !== null)
          report('covenant', [span], {}, patterns.severe.test(text) ? {} : { severity: 'low' })
      } else if (
        zone === 'vendor-statement' &&
        patterns.covenant.test(text) &&
        patterns.named.test(text)
      ) {
        if (affirmed(passage, patterns.covenant) !== null)
          report('covenant', [span], {}, { strength: 'likely' })
      }
    }
  },
})

/** What a house of its time keeps anyway, its walls and fences, is no more than a note. */
function severityOf(text: string): { severity?: 'low' } {
  return patterns.materials.test(text) && !patterns.severe.test(text) ? { severity: 'low' } : {}
}

/** Whether words are a condition of a permit: its name heads the paper or the lines about it. */
function isOfPermit({ parts }: Doc, { text, heading, block }: Passage): boolean {
  if (patterns.covenant.test(`${heading} ${text}`)) return false
  return patterns.permit.test(heading) || patterns.permit.test(parts[block.partIndex]?.title ?? '')
}
