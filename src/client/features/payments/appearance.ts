import type { Appearance } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'

/**
 * Our look for Stripe's fields. They stand in a frame of Stripe's and cannot read our variables:
 * every colour is resolved to hex, for the theme that is on.
 */
export function useAppearance(): Appearance {
  const [appearance, setAppearance] = useState(() => appearanceOf(resolvedHex))
  useEffect(() => {
    const dark = window.matchMedia('(prefers-color-scheme: dark)')
    const change = () => setAppearance(appearanceOf(resolvedHex))
    dark.addEventListener('change', change)
    return () => dark.removeEventListener('change', change)
  }, [])
  return appearance
}

/** @param hexOf the colour of a token of tokens.css, for instance `--fp-ink`, in the present theme. */
export function appearanceOf(hexOf: (token: string) => string): Appearance {
  const [ink, soft, raised] = [hexOf('--fp-ink'), hexOf('--fp-ink-soft'), hexOf('--fp-raised')]
  const [edge, focus] = [hexOf('--fp-rule-strong'), hexOf('--fp-focus')]
  const danger = hexOf('--fp-critical-fg')
  return {
    theme: isDark(raised) ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: hexOf('--fp-accent'),
      colorBackground: raised,
      colorText: ink,
      colorTextSecondary: soft,
      colorTextPlaceholder: soft,
      colorDanger: danger,
      iconColor: soft,
      borderRadius: '4px',
      fontFamily: '"Source Sans 3", "Segoe UI", system-ui, sans-serif',
      fontSizeBase: '17px',
      fontSizeSm: '15px',
      spacingUnit: '4px',
      spacingGridRow: '16px',
      spacingGridColumn: '16px',
    },
    rules: {
      '.Label': { color: ink, fontWeight: '600' },
      '.Input': { border: `1px solid ${edge}`, boxShadow: 'none', padding: '11px 13px' },
      '.Input:focus': { borderColor: focus, boxShadow: `0 0 0 1px ${focus}` },
      '.Input--invalid': { borderColor: danger, boxShadow: 'none' },
    },
  }
}

/** Draws the token for a moment: only the browser knows which half of `light-dark()` counts. */
function resolvedHex(token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return hexOfRgb(color)
}

/** "rgb(27, 35, 31)" → "#1b231f". */
export function hexOfRgb(colour: string): string {
  const parts = (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)
  if (parts.length < 3) return '#000000'
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** By the plain mean of the three channels: our grounds are far from the middle. */
function isDark(hex: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return channels.reduce((sum, channel) => sum + channel, 0) / 3 < 128
}
