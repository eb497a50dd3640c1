import { expect, test } from 'vitest'

import { appearanceOf, hexOfRgb } from './appearance.ts'

test('gives Stripe nothing but resolved hex: it cannot read our variables', () => {
  const look = appearanceOf(() => '#1b231f')
  const colours = Object.entries(look.variables ?? {}).filter(([name]) => /[cC]olor/.test(name))
  expect(colours.length).toBeGreaterThan(5)
  for (const [, value] of colours) expect(value).toBe('#1b231f')
  expect(JSON.stringify(look)).not.toContain('var(')
})

test('takes the theme from the paper that is on', () => {
  expect(appearanceOf(() => '#ffffff').theme).toBe('stripe')
  expect(appearanceOf(() => '#202b31').theme).toBe('night')
})

test('writes what the browser resolves as hex', () => {
  expect(hexOfRgb('rgb(27, 35, 31)')).toBe('#1b231f')
  expect(hexOfRgb('rgba(0, 8, 255, 0.5)')).toBe('#0008ff')
})
