import { describe, expect, it } from 'vitest'
import { gameFrom } from '../../testing.ts'
import { messagesOf } from '../../words/testing.ts'
import { logLines } from './log-lines.ts'

const told = (position: string, actions: string, language: 'en' | 'nl' = 'en') =>
  logLines(gameFrom(position, actions), messagesOf(language)).map(({ what, why }) =>
    [what, why].filter(Boolean).join(' '),
  )

describe('the tale so far', () => {
  it('tells a march as one line, and what was built and torn down with what came of it', () => {
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

  it('tells a relief, and a turn that was lost', () => {
    expect(told('a a+b A / B b b / armies a n2; b s1 / actions 4', 'tear, build')).toEqual([
      'Ash tore down Briar’s fort at Ash’s town at north\u00A02. Ash has three places free.',
      'Ash fortified Ash’s town at north\u00A02.',
    ])
    expect(told('a a A / B b b / armies a w1; b w2 / actions 1', 'end')).toEqual([
      'Ash lost one action: nothing could use it.',
    ])
  })

  it('tells a fall with the forts that went home, and the end, in either language', () => {
    const LAST = 'a+b a A+b / B b b / armies a s1; b n2 / on-turn b / actions 2'
    expect(told(LAST, 'build')).toEqual([
      'Briar besieged Ash’s town at north\u00A02.',
      'Ash has fallen. Every place of it was besieged. Three forts went home.',
      'Briar is the last country, and has won.',
    ])
    expect(told(LAST, 'build', 'nl').at(-1)).toBe('Roos is het laatste land en heeft gewonnen.')
  })

  it('numbers its turns through all countries, the mustering before the first', () => {
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
