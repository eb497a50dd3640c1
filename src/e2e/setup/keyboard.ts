import type { Locator, Page } from 'playwright-core'

/** More stops than any way of these tests has. */
const STOPS = 80

/**
 * Goes to a control by Tab alone. Throws when it is not reached, and when anything on the way takes
 * the focus without showing it.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const unseen: string[] = []
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(focusWithoutRing)
    if (hidden !== null) unseen.push(hidden)
    if (await target.evaluate((element) => element === document.activeElement)) {
      if (unseen.length > 0) throw new Error(`focus was not seen on ${unseen.join(', ')}`)
      return
    }
  }
  throw new Error(`Tab did not reach ${String(target)}`)
}

/** Runs in the page: the control that has the focus and neither an outline nor a ring, or null. */
function focusWithoutRing(): string | null {
  const focused = document.activeElement
  // A new page gives itself the focus; nobody goes there by Tab.
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return null
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
  const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  if (outlined || boxShadow !== 'none') return null
  return `${focused.tagName}.${focused.className} “${(focused.textContent ?? '').trim().slice(0, 30)}”`
}
