import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { sideOf } from '../reading/side-of.ts'

const patterns = wordings({
  byVendor:
    /\b(?:to be |must be |will be |shall be )?(?:paid|discharged|cleared|borne) (?:in full )?by (?:the )?(?:vendor|seller)\b|\b(?:vendor|seller) (?:must|will|shall|is to) (?:pay|discharge|clear|bear)\b/i,
  gaic: /\bGAIC\b|\bgrowth areas? infrastructure contribution\b|\b201UB\b/i,
  windfall: /\bwindfall gains tax\b|\bWGT\b/i,
  reform:
    /\btax reform scheme land\b|\bcommercial and industrial property tax\b|\bAVPCC\b.{0,6}\b(?:[234]\d\d|6\d\d)\b/i,
  /** Land has entered the reform by a dated sale (Commercial and Industrial Property Tax Reform Act 2024). */
  entered:
    /\bentry date\b[ :|]{1,4}(?:(?:is|of|was) )?\d{1,2}[ /.](?:[a-z]{3,9}|\d{1,2})[ /.]20\d\d\b|\bentered (?:into )?(?:the )?(?:tax )?(?:reform|scheme|CIPT)\b[^;]{0,40}\b20[2-9]\d\b|\b(?:CIPT|commercial and industrial property tax)\b[^;]{0,40}\b(?:payable|due|starts?|begins?|applies)\b[^;]{0,30}\b20[34]\d\b/i,
  notReform:
    /\bnot (?:a |CIPT )?(?:tax )?(?:reform|scheme) (?:scheme )?land\b|\b(?:reform|scheme) (?:scheme )?land\b[^.;]{0,40}(?:[:?|] ?no\b|☒ ?no\b)|\bnot (?:in|entered) the (?:tax )?(?:reform )?scheme\b/i,
  owed: /\b(?:affected by|deferral)\b|\$ ?(?!0(?:\.00)?\b)\d|\b(?:deferred|assess(?:ed|ment)|liab\w{1,5}|imposed|notice|payable|accepts?|assumes?|purchaser|recorded|subject to|applies)\b/i,
  zero: /\$ ?0(?:\.00)?(?![\d,.])/i,
  anySum: /\$ ?[1-9]/i,
  /** The tax with its own sum, among others that are owed. */
  noneOfIt: /\b(?:windfall gains tax|WGT)\b[^.;$]{0,30}\$ ?0(?:\.00)?(?![.,]?\d)/i,
  /** Assessed or put off with its sum, and so a debt on the land already. */
  standing:
    /\$ ?[1-9][^;]{0,60}\b(?:deferr(?:ed|al)|assess(?:ed|ment)|unpaid|owing)\b|\b(?:deferr(?:ed|al)|assess(?:ed|ment)|unpaid|owing)\b[^;]{0,60}\$ ?[1-9]|\bassess\w{2,4}\b[^;]{0,40}\bunpaid\b/i,
  paid: /\bpaid\b/i,
  nil: /\b(?:nil|there (?:is|are|was|were|has been) no|no (?:notice of )?(?:assessment|deferral)|no (?:windfall|gaic|liability|growth|notice|assessment|deferral)|(?:not|has not been) (?:been )?assessed|not applicable|none|does not apply|is not land|certificate of (?:no|release)|10H|10G)\b|no part of (?:any|the) (?:land tax|windfall|WGT|such tax)|(?:purchaser|buyer)s?,? (?:is|are|will|shall|must|does|do)(?: not|n't) (?:be )?(?:\w{3,9} )?(?:pay|bear|liable|reimburse|asked|responsible|adjust)|not (?:be )?(?:adjust|apportion|pass|recover|charg|brought)\w{0,4}\b/i,
  /** The use code that the council allots: 100 to 199 are homes (Valuation Best Practice Specifications). */
  homeCode: /\bAVPCC\b[^.;\d]{0,40}(1\d{2})\b/i,
  businessCode: /\bAVPCC\b[^.;\d]{0,40}([2346]\d{2})\b/i,
  yes: /\byes\b|☒ ?yes|\bAVPCC\b.{0,6}\b(?:[234]\d\d|6\d\d)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  [patterns.gaic, patterns.owed],
  [patterns.windfall, patterns.owed],
  patterns.entered,
  [patterns.reform, patterns.yes],
]

/** Taxes on land that was rezoned, that lies in growth areas or that is used for business. */
export default defineRule({
  id: 'vic/growth-and-windfall-taxes',
  title: 'Growth areas contribution, windfall gains tax and commercial property tax',
  category: 'financial',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.saleOfLand, 'ss 10H, 32A, 32G'),
    cite(act.vic.windfallGains),
    cite(act.vic.planning, 'Pt 9B'),
    cite(act.vic.commercialPropertyTax, 's 27'),
  ],
  appliesTo: ['vendor-statement', 'land-tax-certificate', 'title-search', 'special-conditions'],
  patterns,
  clear: 'None of these taxes was found for the land.',
  subject:
    /\bGAIC\b|\bgrowth areas? (?:infrastructure|contribution)\b|\bwindfall gains?\b|\bWGT\b|\btax reform scheme\b|\bcommercial and industrial property tax\b|\bCIPT\b|\bAVPCC\b|\b201UB\b/i,
  messages: {
    gaic: {
      title: 'The Growth Areas Infrastructure Contribution (GAIC) affects the land',
      description:
        'The wording at {{where}} shows that this contribution is recorded for the land, or has you pay it. It is charged by the hectare and can be triggered by the purchase, a permit or a subdivision.',
      recommendation:
        'Before you sign, ask for the State Revenue Office’s certificate, and have the contract say who pays.',
      question: 'Please give us the GAIC certificate. Who pays the contribution?',
    },
    windfall: {
      title: 'Windfall gains tax is assessed or passed on to you',
      description:
        'The wording at {{where}} shows windfall gains tax from a rezoning, or makes you take it over. It is a charge on the land and can take half of the rise in value.',
      recommendation:
        'Before you sign, ask that the vendor pays it at settlement; a clause that passes on a known assessment has no effect.',
      question: 'What was assessed or deferred, and will the vendor pay it at settlement?',
    },
    entered: {
      title: 'The land has entered the commercial property tax reform, which the statement denies',
      description:
        'The vendor statement says that the land is not in the tax reform scheme, but the wording at {{where}} gives the day on which it entered. From some years after that day a yearly tax on the site value is to be paid, and a wrong statement may give you a right against the vendor.',
      recommendation:
        'Before you sign, ask for a corrected statement and a property clearance certificate, and reckon with the tax in what you pay.',
      question:
        'On what day did the land enter the tax reform, from when and at what rate is the yearly tax to be paid, and will the statement be corrected?',
    },
    codes: {
      title:
        'The vendor statement gives the use code of a home, and a certificate that of a business',
      description:
        'The vendor statement gives the land’s use code (AVPCC) as {{stated}}, and the wording at {{where}} as {{certified}}. Land with a commercial or industrial code can come into the commercial and industrial property tax, a yearly tax on the site value from some years after a sale.',
      recommendation:
        'Before you sign, ask which code the council has allotted and ask the State Revenue Office what this sale would start.',
      question:
        'Which use code (AVPCC) does the land have today, and would this sale bring it into the tax reform?',
    },
    reform: {
      title: 'The land is in, or may come into, the commercial and industrial property tax scheme',
      description:
        'The wording at {{where}} shows land in the tax reform scheme, or land whose use code (AVPCC) is commercial or industrial, so that it may enter. From some years after its entry a yearly tax on the site value is to be paid.',
      recommendation: 'Ask a tax adviser before you sign what it would cost you, and from when.',
      question:
        'Has the land entered the scheme, on what day, from when and at what rate is the yearly tax to be paid, and is there a transition loan on it?',
    },
  },
  check({ doc }, report) {
    const codes = codesOf(doc)
    if (codes !== null) {
      const [stated, certified] = codes
      report(
        'codes',
        [certified.span, stated.span],
        { stated: stated.code, certified: certified.code },
        {
          severity: 'medium',
          unmistakable: true,
          sides: [
            { label: 'Vendor statement', value: `AVPCC ${stated.code}`, spans: [stated.span] },
            { label: 'Certificate', value: `AVPCC ${certified.code}`, spans: [certified.span] },
          ],
        },
      )
    }
    const denied = passagesIn(doc, ['vendor-statement']).find(({ text }) =>
      patterns.notReform.test(text),
    )
    for (const { text, span, next } of holdingAny(
      passagesIn(doc, [
        'vendor-statement',
        'land-tax-certificate',
        'title-search',
        'special-conditions',
        'annexure',
      ]),
      'text',
      ...ENTRIES,
    )) {
      if (patterns.zero.test(text) && !patterns.anySum.test(text)) continue
      if (patterns.nil.test(text) || text.endsWith('?') || isUnticked(text, 0)) continue
      if (patterns.gaic.test(text) && patterns.owed.test(text))
        report('gaic', [span], {}, { severity: 'critical' })
      else if (
        patterns.windfall.test(text) &&
        patterns.owed.test(text) &&
        !patterns.noneOfIt.test(text)
      ) {
        // What the vendor pays by settlement stays a charge until it is paid.
        const paid =
          patterns.byVendor.test(text) || (text.endsWith(';') && patterns.byVendor.test(next))
        const stands = patterns.standing.test(text) && !patterns.paid.test(text)
        const severity = paid ? 'low' : stands ? 'critical' : 'high'
        report('windfall', [span], {}, { severity })
      } else if (patterns.entered.test(text) && denied !== undefined)
        report(
          'entered',
          [span, denied.span],
          {},
          {
            severity: 'high',
            sides: [
              { label: 'Vendor statement', value: 'Not in the reform', spans: [denied.span] },
              sideOf('Certificate', { text, span }),
            ],
          },
        )
      else if (
        patterns.entered.test(text) ||
        (patterns.reform.test(text) && patterns.yes.test(text))
      )
        report('reform', [span], {}, { severity: 'medium' })
    }
  },
})

type Coded = { readonly code: string; readonly span: Span }

/** The code of a home in the statement and that of a business in a certificate; null where they agree. */
function codesOf(doc: Doc): readonly [Coded, Coded] | null {
  const coded = (kind: PageKind, pattern: RegExp) =>
    passagesIn(doc, [kind]).flatMap(({ text, span }) => {
      const code = pattern.exec(text)?.[1]
      return code === undefined ? [] : [{ code, span }]
    })
  const [home] = coded('vendor-statement', patterns.homeCode)
  const [business] = (['land-tax-certificate', 'rates-certificate'] as const).flatMap((kind) =>
    coded(kind, patterns.businessCode),
  )
  return home === undefined || business === undefined ? null : [home, business]
}
