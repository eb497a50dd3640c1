import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  lease:
    /\bcrown lease(?: term| in perpetuity| pastoral)?\b|\bCUCL\b|\bperpetual (?:crown )?lease\b|\bterm (?:of )?crown lease\b|\bpastoral lease\b|\bleasehold\b|\b(?:held|leased|rented) (?:of|from|under) the (?:crown|territory)\b|\blease\b.{0,60}\b(?:development|improvement|building) covenant\b/i,
  aboriginal: /\baboriginal (?:land trust|land rights)\b|\bland trust\b|\bland council\b/i,
  nativeTitle: /\bnative title\b/i,
  nativeOpen:
    /\b(?:not (?:been )?extinguished|claim|may (?:exist|continue)|application|determination|subject to)\b/i,
  consent:
    /\b(?:consent|approval) of the minister\b|\bminister(?:'s|ial)? (?:prior )?(?:written )?consent\b|\bminister\b.{0,20}\bconsents?\b/i,
  /** What waits for a Minister says so by a denial: it cannot pass until he agrees. */
  awaits:
    /\b(?:unless|until|once|only (?:if|when|after))\b[^.;]{0,24}\bminister (?:first |also )?(?:says (?:yes|so)|agrees|approves|allows|permits|has (?:agreed|approved|said yes))\b/i,
  denied:
    /\b(?:not|no|nor) (?:a |any |held under |subject to )?(?:a )?(?:crown|pastoral|native|leasehold|consent)\b|\bfreehold\b|\bfee simple\b|\bhas been (?:converted|surrendered)\b|\bextinguished by\b|\b(?:previous|former|prior)\b.{0,30}\blease\b|\bsurrendered\b/i,
})

/** Land that the Crown or a land trust still owns. */
export default defineRule({
  id: 'nt/crown-lease',
  title: 'Crown lease, ministerial consent and native title',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nt.crownLands), cite(act.cth.nativeTitle)],
  appliesTo: ['title-search', 'contract-form', 'particulars', 'special-conditions'],
  patterns,
  clear: 'No Crown lease and no consent that the transfer needs was found.',
  subject:
    /\bcrown (?:term )?lease\b|\b(?:leased|held|lease) from the (?:crown|territory)\b|\bCU?C?L[TP]? \d|\bCL[TP]\b|\bcrown lands?\b|\bnative title\b|\bland (?:council|trust)s?\b|\baboriginal\b|\bminister(?:'?s)? (?:consent|agrees|approval|approves|consents)\b|\b(?:consent|approval|permission) of the minister\b|\bpastoral lease\b|\bdevelopment covenants?\b|\bsub-?lease\b[^.;]{0,60}\byears\b/i,
  messages: {
    lease: {
      title: 'The land is held under a Crown lease',
      description:
        'The wording at {{where}} shows a lease from the Crown and not freehold. It can end, it limits what the land may be used for, and a transfer usually needs consent; banks lend less on it.',
      recommendation:
        'Before you sign, read the lease for its end, purpose and conditions, and ask your lender.',
      question: 'When does the lease end, what is its purpose, and can it be made freehold?',
    },
    consent: {
      title: 'The transfer needs the consent of the Minister',
      description:
        'By the wording at {{where}} the sale depends on a consent of the Minister. It can take months or be refused, and until then you are bound.',
      recommendation:
        'Make the contract conditional on the consent by a set date, with your deposit back if it does not come.',
      question: 'Has the consent been applied for, and when is it expected?',
      suggestedWording:
        'This contract is conditional on the Minister’s consent to the transfer within 60 days; if it is not given the deposit is refunded.',
    },
    aboriginal: {
      title: 'The land belongs to an Aboriginal land trust or needs a land council’s consent',
      description:
        'The wording at {{where}} shows that the land is a land trust’s, or that a land council has a say. Only a sublease or licence can be sold, with its own consent, rent and rules of entry.',
      recommendation: 'Before you sign, have a lawyer read the head lease and the consents.',
      question: 'Which lease or licence is sold, and have the land trust and council consented?',
    },
    nativeTitle: {
      title: 'Native title may affect the land',
      description:
        'The wording at {{where}} says that native title is claimed or not extinguished. It can limit what may be built on Crown land, and it may take years to settle.',
      recommendation: 'Before you sign, ask a lawyer to search the native title registers.',
      question: 'Is there a native title claim or determination over the land?',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, [
      'title-search',
      'contract-form',
      'particulars',
      'special-conditions',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      if (patterns.denied.test(text) || text.endsWith('?')) continue
      if (
        patterns.awaits.test(text) ||
        (patterns.consent.test(text) && affirmed(passage, patterns.consent) !== null)
      ) {
        report('consent', [span])
      } else if (
        patterns.aboriginal.test(text) &&
        affirmed(passage, patterns.aboriginal) !== null
      ) {
        report('aboriginal', [span])
      } else if (patterns.lease.test(text) && affirmed(passage, patterns.lease) !== null) {
        report('lease', [span])
      } else if (patterns.nativeTitle.test(text) && patterns.nativeOpen.test(text)) {
        report('nativeTitle', [span])
      }
    }
  },
})
