import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

test('files that share a runtime have no binding in which one could leave something for the next', () => {
  const ofTheRunner = /^__VITEST_/
  expect(Object.keys(env).filter((name) => !ofTheRunner.test(name))).toEqual([])
})
