import { describe, test } from 'vitest'

import { testBindings } from '../testing/test-bindings.ts'
import { createMailer } from './create-mailer.ts'

const MAILCHANNELS = { MAILCHANNELS_API_KEY: 'key', MAIL_FROM: 'hello@fineprint.example' }

describe('createMailer', () => {
  test.for([
    ['local', {}, 'local-mailbox'],
    ['local', MAILCHANNELS, 'mailchannels'],
    ['production', MAILCHANNELS, 'mailchannels'],
    ['production', {}, 'none'],
    ['production', { MAILCHANNELS_API_KEY: 'key' }, 'none'],
  ] as const)('in %s runs with %j is %s', ([APP_ENV, settings, kind], { expect }) => {
    expect(createMailer(testBindings({ APP_ENV, ...settings })).kind).toBe(kind)
  })
})
