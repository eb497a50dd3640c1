import { expect, test } from 'vitest'

import { isBoxedSound } from './boxed-sound.ts'

test.each([
  ['Bilge pump started and stopped ☒ fair ☐ defect', true],
  ['Outlet on the jetty ☒ Sound, on a safety switch ☐ Unsafe', true],
  ['Stair ☐ replace ☒ serviceable ☐ repair', true],
  ['Cornice good ☒ poor ☐', true],
  ['Cracked tiles ☐ good ☒ fair ☐ poor', false],
  ['Cracked beam ☐ sound ☒ unsafe', false],
  ['Gate latch ☒ complies ☒ worn ☐ broken', false],
  ['The wall is sound.', false],
])('tells whether a row is ticked as sound: %s', (text, sound) => {
  expect(isBoxedSound(text)).toBe(sound)
})
