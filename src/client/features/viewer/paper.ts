import { useMedia } from '#client/lib/use-media.ts'

/** What pages are drawn on. */
export type Paper = {
  /** Changes whenever pages must be drawn anew. */
  readonly key: string
  /** The sheet's own colour. */
  readonly colour: string
  /** Light ink for dark sheets; null where pages keep their own colours. */
  readonly ink: string | null
  /** White, whatever the theme. */
  readonly isPrinted: boolean
}

/**
 * The sheet of the theme: paper in the light, ink in the dark. `asPrinted` leaves pages white.
 */
export function usePaper(asPrinted: boolean): Paper {
  const theme = themeFor(useMedia('(prefers-color-scheme: dark)'))
  if (asPrinted) return { key: 'printed', colour: 'white', ink: null, isPrinted: true }
  const { colour, ink, isDark } = theme
  return { key: colour, colour, ink: isDark ? ink : null, isPrinted: false }
}

type Theme = { readonly colour: string; readonly ink: string; readonly isDark: boolean }

const themes = new Map<string, Theme>()

/** A theme's colours never change, and finding them touches the page: once each is enough. */
function themeFor(prefersDark: boolean): Theme {
  const key = `${prefersDark} ${document.documentElement.dataset['theme']}`
  const theme = themes.get(key) ?? readTheme()
  themes.set(key, theme)
  return theme
}

/** Colours as the browser resolves them: the tokens themselves are pairs. */
function readTheme(): Theme {
  const probe = document.createElement('span')
  probe.style.cssText = 'background-color: var(--fp-surface); color: var(--fp-ink); display: none'
  document.body.append(probe)
  const { backgroundColor, color } = getComputedStyle(probe)
  probe.remove()
  const colour = backgroundColor || 'white'
  const [red = 255, green = 255, blue = 255] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return { colour, ink: color || 'black', isDark: red + green + blue < 384 }
}

/** Turns black on white into light ink on black, in place; blended, the black lets the sheet through. */
export function paintAsInk(canvas: HTMLCanvasElement, { ink }: Paper): void {
  const context = ink === null ? null : canvas.getContext('2d')
  if (context === null || ink === null) return
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  for (const [operation, fill] of [
    ['difference', 'white'],
    ['multiply', ink],
  ] as const) {
    context.globalCompositeOperation = operation
    context.fillStyle = fill
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.restore()
}
