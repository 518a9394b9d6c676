import { expect, test } from 'vitest'
import recorded from './notation-answers.json' with { type: 'json' }
import { answerHash, NOTATION_READERS, spoiltTexts } from './notation-answers.ts'

const HASH = 8

test('every position reader’s answers are recorded', () => {
  expect(recorded.map(({ reader }) => reader)).toEqual(Object.keys(NOTATION_READERS))
})

test.each(recorded)('reader "$reader" answers spoilt texts as recorded', ({ reader, texts, hashes }) => {
  const spoilt = spoiltTexts(texts)
  expect(hashes.length).toBe(HASH * spoilt.length)
  const others = spoilt
    .map((text, index) => ({ text, answer: NOTATION_READERS[reader]?.(text).answer ?? '', index }))
    .filter(({ answer, index }) => !hashes.startsWith(answerHash(answer), HASH * index))
  // A few are enough to show the change.
  expect(others.slice(0, 5)).toEqual([])
})
