import type { StateCode } from '#shared/report.ts'

import { titleActs } from '../../law/title-acts.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule, type ReportOptions } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  lease: /\b(?:sub-?lease|lease)\b/i,
  // A lease of a title is entered by its number or its end; a Crown lease is the title itself.
  entered:
    /\b[a-z]{1,3}\d{5,8}[a-z]?\b|^(?:\d{1,2} {1,2})?\d{6,10} (?:sub-?)?lease\b|\bexpir(?:es|ing|y)\b|\blease (?:of [a-z0-9 ]{3,60} )?to [a-z]{1,3}/i,
  crown: /\bcrown\b|\bleasehold\b|\breserv\w{1,5}\b|\bmining\b|\bsubstation\b|\bland rent\b/i,
  life: /\blife (?:estate|interest|tenan(?:t|cy))\b|\bestate (?:for|during) (?:the )?li(?:fe|ves)\b|\bestate in remainder\b|\bremainder ?man\b|\bright of (?:residence|occupation) (?:for|during)\b/i,
  take: /\b(?:mining|mineral|exploration|petroleum) (?:lease|licen[cs]e|tenement)\b|\bML ?\d{3,6}\b|\bforestry (?:right|covenant)\b|\bcarbon (?:right|covenant|sequestration)\b|\bprofit [aà] prendre\b/i,
  order:
    /\b(?:court order|confiscation|proceeds of crime|restraining order|freezing order|injunction|vesting order)\b/i,
  seizure:
    /\bproperty \(seizure (?:and|&) sale\) order\b|\bwarrant of (?:sale|execution|seizure)\b|\bwrit\b/i,
  agreement:
    /\b(?:planning agreement|heritage agreement|conservation (?:agreement|covenant)|biodiversity (?:stewardship|conservation) agreement)\b/i,
  charge: /\bcharge (?:to|in favour of|under)\b|\bcharging order\b/i,
  pending:
    /\b[A-Z]{1,2}\d{5,7}[A-Z]?\b.{0,50}\bunregistered\b|\bunregistered\b.{0,30}\b[A-Z]{1,2}\d{5,7}[A-Z]?\b|\bsection 81A\b/i,
  routine: /\b(?:mortgage|discharge|withdrawal of caveat)\b/i,
  gone: /\b(?:withdrawn|discharged|surrendered|expired|removed|cancelled|extinguished|satisfied|released)\b/i,
  benefit: /\bappurtenant\b|\btogether with\b/i,
})

/** The rule of a state that reads the leases, charges and orders of its titles; null where none does. */
function ownRule(state: StateCode | null): NonNullable<ReportOptions['aside']> | null {
  switch (state) {
    case 'QLD':
      return 'qld/registered-interest'
    case 'SA':
      return 'sa/registered-interest'
    case 'WA':
      return 'wa/registered-interest'
    case 'TAS':
      return 'tas/registered-interest'
    case 'ACT':
      return 'act/registered-interest'
    case 'NT':
      return 'nt/registered-interest'
    case 'VIC':
    case 'NSW':
    case null:
      return null
  }
}

/** What the state's own rule tells of a title: this check is not clear beside it. */
const TOLD_BY_STATE = ['take', 'order', 'seizure'] as const

/** Rights on the title that are no mortgage, caveat, easement or covenant. */
export default defineRule({
  id: 'national/registered-right',
  title: 'Leases, life estates, rights to take and orders on the title',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: titleActs,
  appliesTo: ['title-search'],
  patterns,
  clear: 'No lease, life estate, right to take from the land, or order was found on the title.',
  subject:
    /\blife (?:estate|interest|tenan\w{2,3})\b|\bremainder(?: ?man)?\b|\bprofit [aà] prendre\b|\b(?:forestry|timber|carbon|grazing|mineral) rights?\b|\bmining lease\b|\bcourt orders?\b|\border of (?:the |a )?(?:\w{1,12} )?court\b|\b(?:planning|section 173|voluntary|heritage|land management|servicing) agreement\b|\bagreement under (?:section|s)\b|\bcharge to\b|\blease\b[^.;]{0,60}\b(?:registered|to [A-Z]{2,20}|\d{5,9}|title|folio|expir\w{1,3})\b|\d{5,9}[A-Z]? leases?\b|\b(?:unregistered|pending|lodged) dealings?\b|\btransfer unregistered\b|\blease of the (?:\w{1,12} )?(?:yard|garage|shed|roof|land|shop)\b/i,
  givesWayTo: {
    'national/caveat-on-title': ['pending'],
    'national/mortgage-or-charge': ['pending', 'charge'],
    'nsw/unusual-title': ['lease'],
    'national/claim-on-title': ['pending'],
  },
  messages: {
    life: {
      title: 'Somebody holds the land for life (a life estate)',
      description:
        'The title at {{where}} shows an estate for life or an estate in remainder. Its holder may live on the land or let it until death, and the vendor alone cannot give you the land free of it.',
      recommendation:
        'Before you sign, have every holder join in the sale, or have the life estate ended and removed from the title.',
      question:
        'Who holds the life estate, and will that person sign the contract and the transfer?',
    },
    lease: {
      title: 'A lease is registered on the title',
      description:
        'The title at {{where}} shows a registered lease. It binds you after settlement for its whole term and its options: the tenant keeps the use of its part, and you take over as landlord.',
      recommendation:
        'Before you sign, read the lease: which part, for how long, at what rent, and who may end it.',
      question: 'Please give us the registered lease with its plan. Is the rent paid up to date?',
    },
    take: {
      title: 'Others may take timber, minerals or carbon from the land',
      description:
        'The title at {{where}} shows a right to take something from the land, or to keep trees on it. Its holder may enter and work there, and you may not use that part as you like.',
      recommendation:
        'Before you sign, read the document and mark on a plan which part it covers and until when.',
      question: 'Please give us the document by which this right was registered.',
    },
    order: {
      title: 'An order of a court is recorded on the title',
      description:
        'The title at {{where}} shows an order of a court. While it stands, the land may not be dealt with freely, and you may not get a clear title.',
      recommendation:
        'Before you sign, read the order, and make its removal before settlement a term of the contract.',
      question: 'What does the order forbid, and when will it be removed from the title?',
    },
    agreement: {
      title: 'An agreement with an authority binds the land',
      description:
        'The title at {{where}} shows an agreement that every later owner must keep. It can ask for money or works, or forbid building and clearing.',
      recommendation:
        'Before you sign, read the whole agreement and ask the authority what is still to be done.',
      question: 'Please give us the agreement. What has been done under it, and what is owing?',
    },
    charge: {
      title: 'A charge is recorded on the title',
      description:
        'The title at {{where}} shows a charge: the land is security for money owed, such as a tax or a judgment. It can stop the transfer until it is paid.',
      recommendation:
        'Before you sign, ask what is owed and that it is paid and removed at or before settlement.',
      question: 'What is owed under this charge, and will it be removed at settlement?',
    },
    pending: {
      title: 'A dealing with the land is lodged and not yet registered',
      description:
        'The title at {{where}} speaks of a dealing that is not registered yet. Once it is, the owner, the mortgages or the rights over the land may be others than those shown.',
      recommendation:
        'Before you sign, ask what was lodged, by whom, and search the title again before settlement.',
      question: 'What is this dealing, and will it be registered or withdrawn before settlement?',
    },
  },
  check({ doc }, report) {
    const own = ownRule(doc.state)
    for (const passage of passagesIn(doc, ['title-search'])) {
      const { text, span } = passage
      if (patterns.gone.test(text) || patterns.benefit.test(text)) continue
      const found = (pattern: RegExp): boolean => affirmed(passage, pattern) !== null
      if (found(patterns.life)) {
        report('life', [span], {}, { severity: 'high' })
        continue
      }
      if (own !== null) {
        if (TOLD_BY_STATE.some((key) => found(patterns[key])))
          report('take', [span], {}, { aside: own, unmistakable: true })
        continue
      }
      if (found(patterns.take)) report('take', [span])
      else if (found(patterns.order)) report('order', [span], {}, { severity: 'high' })
      else if (found(patterns.pending)) report('pending', [span])
      else if (patterns.routine.test(text)) continue
      else if (found(patterns.agreement)) report('agreement', [span])
      else if (doc.state === 'NSW' && found(patterns.charge)) report('charge', [span])
      else if (patterns.entered.test(text) && !patterns.crown.test(text) && found(patterns.lease))
        report('lease', [span])
    }
  },
})
