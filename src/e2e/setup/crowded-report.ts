import type { Concern, Report } from '#shared/report.ts'

/**
 * A report of `count` findings from what the engine really gave: its findings, checks, questions
 * and risks again and again, each copy under an id of its own.
 */
export function crowdedReport(report: Report, count: number): Report {
  if (report.concerns.length === 0) throw new Error('a report without findings gives no long one')
  const copies = Math.ceil(count / report.concerns.length)
  const concerns = repeated(report.concerns, copies, (concern, copy) => ({
    ...concern,
    id: idOf(concern.id, copy),
    title: copy === 0 ? concern.title : `${concern.title} (${copy + 1})`,
  })).slice(0, count)
  const kept = new Set(concerns.map(({ id }) => id))
  const idsOf = (ids: readonly string[], copy: number) =>
    ids.map((id) => idOf(id, copy)).filter((id) => kept.has(id))
  const property = report.comprehensivePropertyAnalysis
  return {
    ...report,
    analysis: { ...report.analysis, totalConcerns: count },
    concerns,
    questions: repeated(report.questions, copies, (question, copy) => ({
      ...question,
      number: question.number + copy * report.questions.length,
    })),
    contradictions: repeated(report.contradictions, copies, (one, copy) => ({
      ...one,
      title: `${one.title} (${copy + 1})`,
    })),
    checks: repeated(report.checks, 3, (check, copy) => ({
      ...check,
      ruleId: `${check.ruleId}-${copy}`,
      concernIds: idsOf(check.concernIds, copy),
    })),
    comprehensivePropertyAnalysis: property && {
      ...property,
      risks: repeated(property.risks, copies, (risk, copy) => ({
        ...risk,
        concernId: idOf(risk.concernId, copy),
      })).filter(({ concernId }) => kept.has(concernId)),
      buyerSummary: {
        ...property.buyerSummary,
        redFlags: repeated(property.buyerSummary.redFlags, copies, (flag, copy) => ({
          ...flag,
          text: copy === 0 ? flag.text : `${flag.text} (${copy + 1})`,
          concernIds: idsOf(flag.concernIds, copy),
        })),
      },
    },
  }
}

/** The first copy keeps its ids, so that what points at it still does. */
function idOf(id: Concern['id'], copy: number): string {
  return copy === 0 ? id : `${id}${copy}`
}

function repeated<T>(list: readonly T[], copies: number, next: (item: T, copy: number) => T): T[] {
  return Array.from({ length: copies }, (_, copy) => list.map((item) => next(item, copy))).flat()
}
