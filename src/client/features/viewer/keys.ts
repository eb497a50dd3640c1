export type KeyAction = 'next' | 'previous' | 'in' | 'out' | 'fit' | 'search' | 'escape'

/**
 * What a key does in the viewer, null for nothing of ours. Where pages are wider than the view, the
 * arrows to the sides move the page instead.
 */
export function keyAction(key: string, scrollsSideways: boolean): KeyAction | null {
  switch (key) {
    case 'n':
      return 'next'
    case 'p':
      return 'previous'
    case 'ArrowRight':
      return scrollsSideways ? null : 'next'
    case 'ArrowLeft':
      return scrollsSideways ? null : 'previous'
    case '+':
    case '=':
      return 'in'
    case '-':
      return 'out'
    case '0':
      return 'fit'
    case '/':
      return 'search'
    case 'Escape':
      return 'escape'
    default:
      return null
  }
}
