import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../../store/settings.ts'
import { OPENING, played } from '../../testing.ts'
import { messagesOf } from '../../words/testing.ts'
import { logLines } from './log-lines.ts'

const told = (actions: string) =>
  logLines(played(actions), messagesOf('en')).map(({ what, why }) => [what, why].join(' ').trim())

it('every action is a log entry with its consequence [B 7]', () => {
  expect(told(`${OPENING}, step d4 d3, step d5 d4`)).toEqual([
    'A mushroom was placed on d4.',
    'A fir was placed on c4.',
    'A fir was placed on e4.',
    'A mushroom was placed on d5.',
    'A mushroom stepped from d4 to d3. It was the last there, so a tree grew.',
    'A mushroom stepped from d5 to d4. It was the last there, so a tree grew.',
  ])
})

it('an entry names the pieces that stay, instead of a tree', () => {
  const together = 'place d4, place c4, place e4, place d4'
  expect(told(`${together}, step d4 d5`).at(-1)).toBe(
    'A mushroom stepped from d4 to d5. One mushroom stayed on d4.',
  )
})

it('an entry belongs to its action’s turn', () => {
  const lines = logLines(played(`${OPENING}, step d4 d3, step d5 d6`), messagesOf('en'))
  expect(lines.map(({ turn, seat }) => [turn, seat])).toEqual([
    [0, 0],
    [0, 1],
    [0, 1],
    [0, 0],
    [1, 0],
    [1, 0],
  ])
})

it('the last entry names the kind of outcome, in every language', () => {
  for (const language of LANGUAGES) {
    const lines = (actions: string) => logLines(played(actions), messagesOf(language))
    expect(lines(`${OPENING}, agree-draw`)).toHaveLength(5)
    expect(lines(`${OPENING}, give-up`)).toHaveLength(5)
  }
  expect(told(`${OPENING}, give-up`).at(-1)).toBe('The Mushroom folk gave up: the Fir folk have won.')
  expect(told(`${OPENING}, agree-draw`).at(-1)).toBe('Both sides agreed: a draw.')
})
