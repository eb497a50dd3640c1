import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { daysIn } from '../reading/amounts.ts'
import { datesIn, daysBetween, latestDate, sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  made: /\b(?:date of (?:the )?(?:inspection|report)|inspect(?:ed|ion) (?:date|on|\d{1,2} [a-z]{3,9} 20\d\d)|inspection was (?:made|carried out)|report (?:date|dated|of|issued)|dated|prepared on|date of issue)\b/i,
  report: /\b(?:building|compliance|pest|timber)\b.{0,30}\b(?:inspection|report)s?\b/i,
  advertised: /\b(?:first )?(?:advertised|listed|marketed|offered for sale)\b/i,
  other: /\b(?:invoice|licen[cs]e|policy|expires?|approved|approval|built|constructed)\b/i,
  oldReport: /\breports?\b.{0,60}\bmonths old\b/i,
  age: /\b(?:report|inspection)s?\b.{0,60}\b(\d{1,2}) months (?:old|before)\b/i,
})

/** Reports must be fresh when the home is first advertised; three months is the law's measure. */
const USUAL_DAYS = 180

/** Three months, with the days in which a report is written. */
const LAW_DAYS = 97

export default defineRule({
  id: 'act/report-old',
  title: 'Age of the building, compliance and pest reports',
  category: 'compliance',
  severity: 'medium',
  kind: 'threshold',
  law: [cite(act.act.saleOfResidentialProperty, 's 9')],
  appliesTo: ['building-report', 'special-conditions', 'particulars'],
  patterns,
  clear: 'No inspection report that is out of date was found.',
  subject:
    /\b(?:(?:building|pest|compliance|inspection|asbestos|timber) (?:and \w{2,12} )?(?:inspection )?reports?)\b[^.;]{0,60}\b(?:dated?|old|months|out of date|expired?|current|recent|valid)\b|\b(?:dated?|old|months|out of date|expired?|current|recent|valid)\b[^.;]{0,60}\b(?:(?:building|pest|compliance|inspection|asbestos|timber) (?:and \w{2,12} )?(?:inspection )?reports?)\b|\b(?:dates? of (?:inspection|report|assessment)|inspect(?:ed|ions?)(?: was)?(?: carried out)?(?: on)?)[: |]{0,4}(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december) \d{4})|\b(?:inspect(?:ed|ions?)|report)\b[^.;]{0,40}\d{1,2}\/\d{1,2}\/\d{2,4}|\b(?:inspect(?:ed|ions?)|report)\b[^.;]{0,40}\b\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december) 20\d\d|\bfirst (?:advertised|listed|offered|marketed)\b/i,
  messages: {
    old: {
      title: 'The building or pest report is out of date',
      description:
        'The report at {{where}} dates from {{date}}, about {{months}} months before the home was first advertised or these papers were made. The reports are meant to be no more than three months old when the home is first advertised; damp, cracks and termites may have come since.',
      recommendation: 'Before you exchange, ask for fresh reports or send your own inspector.',
      question: 'When was the home first advertised, and will the vendor have the reports renewed?',
    },
    said: {
      title: 'The contract says that the building or pest report is old',
      description:
        'The wording at {{where}} says that a report was made months before the sale. What came later does not show in it.',
      recommendation: 'Before you exchange, ask for fresh reports or send your own inspector.',
      question: 'Will the vendor have the reports renewed?',
    },
  },
  check({ doc, facts }, report) {
    for (const { text, span, zone } of passagesIn(doc, ['special-conditions', 'particulars'])) {
      const months = Number(patterns.age.exec(text)?.[1] ?? 0)
      const old = patterns.oldReport.test(text) && daysIn(text).some((days) => days > 95)
      if ((months > 3 || old) && zone !== 'building-report') report('said', [span])
    }
    const dated = passagesIn(doc, ['building-report']).flatMap((passage) => {
      const about = `${passage.heading} ${passage.text}`
      if (!patterns.made.test(passage.text) || patterns.other.test(passage.text)) return []
      if (!patterns.report.test(about) && !patterns.made.test(passage.text)) return []
      const date = datesIn(passage.text)[0]
      return date === undefined || date < '2010' ? [] : [{ date, span: passage.span }]
    })
    if (dated.length === 0) {
      report.notInDocument('No dated inspection report is in this file.')
      return
    }
    // The law counts to the day on which the home was first advertised, where the papers tell it.
    const offered = latestDate(
      passagesIn(doc, ['building-report', 'particulars', 'contract-form', 'special-conditions'])
        .filter(({ text }) => patterns.advertised.test(text))
        .flatMap(({ text }) => datesIn(text)),
    )
    for (const { date, span } of offered === null ? [] : dated) {
      if (offered === null || daysBetween(date, offered) <= LAW_DAYS) continue
      const months = Math.round(daysBetween(date, offered) / 30.4)
      report('old', [span], { date: sayDate(date), months })
    }
    if (offered !== null) return
    const newest =
      facts.contractDate?.value ??
      latestDate(
        passagesIn(doc, ['title-search', 'contract-form', 'particulars', 'building-report'])
          .filter(({ text }) => !patterns.other.test(text))
          .flatMap(({ text }) => datesIn(text))
          .filter((date) => date < '2040'),
      )
    if (newest === null) return
    for (const { date, span } of dated) {
      const days = daysBetween(date, newest)
      if (days <= USUAL_DAYS) continue
      report(
        'old',
        [span],
        { date: sayDate(date), months: Math.round(days / 30.4) },
        { strength: facts.contractDate === null ? 'possible' : 'likely' },
      )
    }
  },
})
