import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { StruckWords } from './struck-words.tsx'

test.each([
  ['Yes / ~~No~~ – studio, item 17', 'Yes / <s>No</s> – studio, item 17'],
  ['~~Yes~~ / No and ~~all~~ none', '<s>Yes</s> / No and <s>all</s> none'],
  ['No line runs through these.', 'No line runs through these.'],
  ['… settlement: ~~YE', '… settlement: YE'],
])('shows as struck what is struck in the document: %s', (text, html) => {
  expect(render(<StruckWords text={text} />).container.innerHTML).toBe(html)
})
