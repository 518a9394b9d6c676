import { describe, expect, it } from 'vitest'
import { gameFrom } from '../../testing.ts'
import { messagesOf } from '../../words/testing.ts'
import { logLines } from './log-lines.ts'

const told = (position: string, actions: string, language: 'en' | 'nl' = 'en') =>
  logLines(gameFrom(position, actions), messagesOf(language)).map(({ what, why }) =>
    [what, why].filter(Boolean).join(' '),
  )

describe('log', () => {
  it('merges marches into one entry, and reports forts with their effects', () => {
    expect(
      told('a a A / B b+a b / armies a s1; b n2 / actions 3', 'march, tear, march, build, march'),
    ).toEqual([
      'Ash marched one space, to south\u00A02.',
      'Ash took its own fort home from Briar’s town at south\u00A02. That gave two actions.',
      'Ash marched one space, to south\u00A03.',
      'Ash besieged Briar’s town at south\u00A03. Briar has two places free.',
      'Ash marched one space, to east\u00A01.',
    ])
  })

  it('reports a relief and lost actions', () => {
    expect(told('a a+b A / B b b / armies a n2; b s1 / actions 4', 'tear, build')).toEqual([
      'Ash tore down Briar’s fort at Ash’s town at north\u00A02. Ash has three places free.',
      'Ash fortified Ash’s town at north\u00A02.',
    ])
    expect(told('a a A / B b b / armies a w1; b w2 / actions 1', 'end')).toEqual([
      'Ash could not use one action.',
    ])
  })

  it('reports a fall with its returned forts and the end, in both languages', () => {
    const LAST = 'a+b a A+b / B b b / armies a s1; b n2 / on-turn b / actions 2'
    expect(told(LAST, 'build')).toEqual([
      'Briar besieged Ash’s town at north\u00A02.',
      'Ash has fallen. All its places were besieged. Three forts went home.',
      'Briar is the last country and wins.',
    ])
    expect(told(LAST, 'build', 'nl').at(-1)).toBe('Roos is het laatste land en wint.')
  })

  it('numbers turns through all countries after muster', () => {
    const lines = logLines(
      gameFrom('a a A / B b b / armies a n2; b s1 / actions 1', 'march, end, roll'),
      messagesOf('en'),
    )
    expect(lines.map(({ turn, seat }) => [turn, seat])).toEqual([
      [1, 0],
      [2, 1],
    ])
  })
})
