import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { termsOf } from '../reading/passages.ts'
import { list } from '../say.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  refused:
    /\b(?:section |s\.? ?)?(?:337|132)(?: and (?:337|132))?(?: council)? certificates?\b.{0,50}\b(?:not|nor|never|neither)\b|\b(?:no|without(?: a| any)?|neither)\b.{0,30}\b(?:section |s\.? ?)?(?:337|132)\b.{0,20}\bcertificate|\b(?:not|no|nor)\b.{0,30}\bcouncil (?:certificates?|searches)\b|\brel(?:ies|ying) on nothing\b|\bwithout (?:the |any )?(?:council |property )?(?:certificates|searches)\b|\bno (?:council |property )?(?:searches|certificates)\b.{0,40}\b(?:provided|attached|annexed|supplied|given|obtained)\b/i,
  buyerFinds:
    /\b(?:relies|rely|relying|make|makes|satisf\w{2,4})\b.{0,40}\bown\b.{0,40}\b(?:search\w{0,2}|enquir\w{1,4}|inquir\w{1,4})\b/i,
  buyer: /\b(?:purchaser|buyer)\b/i,
  protected:
    /\bsubject to\b.{0,60}\b(?:due diligence|searches|building inspection|satisfactory)\b|\bdue diligence (?:clause|period|condition)\b|☒ ?(?:applies|yes)\b/i,
})

/** No law makes a Tasmanian vendor disclose: what is not searched is not known. */
export default defineRule({
  id: 'tas/searches-missing',
  title: 'Council and title searches with the contract',
  category: 'legal',
  severity: 'medium',
  kind: 'absence',
  law: [
    cite(act.tas.propertyAgents),
    cite(act.tas.localGovernment, 's 337'),
    cite(act.tas.localGovernmentRegulations),
  ],
  appliesTo: ['contract-form', 'particulars', 'special-conditions'],
  patterns,
  clear: 'A council certificate and a title search are in this file.',
  messages: {
    missing: {
      title: 'Searches are missing: {{papers}}',
      description:
        'Not found in this file: {{papers}}. Tasmanian law does not make a vendor disclose anything, so orders, unfinished building work, hazards and debts show only in these searches. What you do not find before you sign is yours.',
      recommendation:
        'Before you sign or go unconditional, have your conveyancer order the searches; the council certificates cost about $310 together.',
      question:
        'Does the vendor have current council certificates (sections 337 and 132) and a title search?',
      suggestedWording:
        'This contract is subject to the purchaser being satisfied with the section 337 and section 132 certificates and the title within 14 days of the contract date.',
    },
    refused: {
      title: 'The contract gives no council certificates: you rely on your own searches',
      description:
        'By the wording at {{where}} you rely on your own enquiries, and no council certificate is given. Tasmanian law does not make the vendor disclose, so orders, unfinished work and hazards are yours to find.',
      recommendation:
        'Order the section 337 and section 132 certificates before you sign, or make the contract depend on them.',
      question: 'Will the vendor give the section 337 and section 132 certificates before signing?',
    },
  },
  check({ doc }, report) {
    const kinds = new Set(doc.parts.map(({ kind }) => kind))
    const council = kinds.has('planning-certificate')
    const terms = termsOf(doc)
    if (!council) {
      for (const { text, span } of terms) {
        const relies = patterns.buyer.test(text) && patterns.buyerFinds.test(text)
        if (patterns.refused.test(text) || relies) report('refused', [span])
      }
    }
    const form = kinds.has('contract-form') || kinds.has('particulars')
    const unread = hasUnreadPages(doc)
    if (!form || !doc.hasContract || unread) {
      report.notInDocument(
        unread
          ? 'Some pages could not be read, so a missing search cannot be told.'
          : 'The contract to which searches belong is not in this file.',
      )
      return
    }
    const papers = [
      ...(council ? [] : ['council land information certificate (section 337)']),
      ...(kinds.has('rates-certificate') ? [] : ['certificate of liabilities (section 132)']),
      ...(kinds.has('title-search') ? [] : ['title search']),
    ]
    if (papers.length === 0) return
    const guarded = terms.some(({ text }) => patterns.protected.test(text))
    const severity = council ? 'low' : papers.length === 3 && !guarded ? 'high' : 'medium'
    report('missing', [], { papers: list(papers) }, { severity })
  },
})
