import type { Rect } from './geometry.ts'
import type { PdfDocument } from './open-pdf.ts'
import type { Run } from './runs.ts'

/** A field of a form that is filled in on a screen. */
export type Field =
  | { readonly kind: 'box'; readonly rect: Rect; readonly ticked: boolean }
  | { readonly kind: 'value'; readonly rect: Rect; readonly value: string }

/** A page's fields, their places as in the file: from the bottom left. */
export type FieldsByPage = ReadonlyMap<number, readonly Field[]>

/** Finds the fields of the whole document by page, from 1. A form that cannot be read has none. */
export async function readFields(pdf: PdfDocument): Promise<FieldsByPage> {
  const byPage = new Map<number, Field[]>()
  const named: unknown = await pdf.getFieldObjects().catch(() => null)
  if (typeof named !== 'object' || named === null) return byPage
  for (const widget of Object.values(named).flat()) {
    const found = toField(widget)
    if (!found) continue
    const fields = byPage.get(found.page) ?? []
    fields.push(found.field)
    byPage.set(found.page, fields)
  }
  return byPage
}

function toField(widget: unknown): { page: number; field: Field } | null {
  if (typeof widget !== 'object' || widget === null || !('rect' in widget)) return null
  if ('hidden' in widget && widget.hidden === true) return null
  if (!('page' in widget) || typeof widget.page !== 'number' || widget.page < 0) return null
  const rect = toRect(widget.rect)
  const value = 'value' in widget ? widget.value : null
  const type = 'type' in widget ? widget.type : null
  if (!rect) return null
  const page = widget.page + 1
  if (type === 'checkbox' || type === 'radiobutton') {
    const own = 'exportValues' in widget ? widget.exportValues : null
    return { page, field: { kind: 'box', rect, ticked: value !== 'Off' && value === own } }
  }
  if (type !== 'text' && type !== 'combobox' && type !== 'listbox') return null
  const words = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
  const text = words.join(', ').replaceAll(/\s+/gu, ' ').trim()
  return text === '' ? null : { page, field: { kind: 'value', rect, value: text } }
}

function toRect(value: unknown): Rect | null {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'number')) return null
  const [left = 0, bottom = 0, right = 0, top = 0] = value
  return { left, right, top: Math.max(top, bottom), bottom: Math.min(top, bottom) }
}

/** The same field from the top left of the page, whose view begins at `left` and ends at `top`. */
export function placeField(field: Field, left: number, top: number): Field {
  const { rect } = field
  return {
    ...field,
    rect: {
      left: rect.left - left,
      right: rect.right - left,
      top: top - rect.top,
      bottom: top - rect.bottom,
    },
  }
}

/** Values that no program has drawn yet, as if they stood at the left of their field. */
export function undrawnValues(fields: readonly Field[], runs: readonly Run[]): Run[] {
  return fields.flatMap((field) => {
    if (field.kind !== 'value' || runs.some((run) => standsIn(field.rect, run.rect))) return []
    const { rect, value } = field
    const size = Math.max(6, Math.min(10, (rect.bottom - rect.top) * 0.75))
    const baseline = (rect.top + rect.bottom) / 2 + 0.3 * size
    const right = Math.min(rect.right, rect.left + 2 + value.length * size * 0.5)
    return [
      {
        text: value,
        rect: {
          left: rect.left + 2,
          right,
          top: baseline - 0.8 * size,
          bottom: baseline + 0.2 * size,
        },
        baseline,
        size,
        bold: false,
        angle: 0 as const,
        spaceBefore: false,
        fontShowsBlanks: false,
      },
    ]
  })
}

export function standsIn(field: Rect, run: Rect): boolean {
  const x = (run.left + run.right) / 2
  const y = (run.top + run.bottom) / 2
  return x > field.left - 1 && x < field.right + 1 && y > field.top - 1 && y < field.bottom + 1
}
