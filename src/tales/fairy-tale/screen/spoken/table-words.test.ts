import { describe, expect, it } from 'vitest'
import { type State, suggestOpening } from '../../../../engine/fairy-tale/index.ts'
import { openSession } from '../../../../engine/kernel/index.ts'
import { fairyTale } from '../../rules.ts'
import { twoSeats } from '../../testing.ts'
import { messagesOf } from '../../words/testing.ts'
import { drawn } from '../board/testing.ts'
import { played } from '../log/drawn-tale.ts'
import { statusText } from '../table/status-text.ts'
import { tableInWords } from './table-words.ts'

function said(state: State, language: 'en' | 'nl' = 'en'): string[] {
  const m = messagesOf(language)
  const session = { config: twoSeats, seed: 1, first: state, moves: [] }
  return tableInWords(m, statusText(m, session, state, { kind: 'nothing' }), session, state)
}

const forest = `
 .  ┏2 .  .
 .  O  ━  ━3
 .  ╹  .  .
monsters 1 frost-giant 0,-1; 2 frost-giant 0,-1; 3 ogre 2,0; 4 ogre 2,0; 5 troll 2,0
pile 1 ╹◆#2; 1 ╹◆#3; 1 ╹◆#4
seats huntsman 1,0; beast 0,0
on-turn huntsman`

describe('the table in words', () => {
  it('gives the turn, actions left, goals, monsters near to far, and new ones', () => {
    expect(said(drawn(forest))).toEqual([
      'Ann’s turn, with the Huntsman.',
      'You can still walk and remove a monster, or end the turn.',
      'The Huntsman is at 1 east.',
      'Left: two steps, one tile to lay and one monster to remove.',
      'Oak: 3 hearts left.',
      'Dark diamonds: 0 broken, 0 in the forest, 0 drawn, 3 still hidden.',
      'Five monsters in the forest, the nearest first.',
      'North: two Frost Giants at 1 north.',
      'East: two Ogres and a Troll at 2 east.',
      'The forest is three wide and three high: one monster comes at a time.',
    ])
  })

  it('says that nothing is left to do if only the end of the turn remains', () => {
    const state = drawn('O ━\nseats beast 0,0')
    const spent = { ...state.spent, steps: 2, expands: 1 }
    expect(said({ ...state, spent })[1]).toBe('Nothing left to do. End the turn.')
  })

  it('names both sides of a monster on a diagonal, which moves with both', () => {
    expect(said(drawn('. ┓1\nO ┛\nmonsters 1 ogre 1,-1\nseats beast 0,0'))).toContain(
      'North and east: an Ogre at 1 east 1 north.',
    )
  })

  it('describes a forest without monsters, and hides steps left before the roll', () => {
    const words = said(drawn('O ━\nseats beast 0,0\nphase new-monsters'))
    expect(words).toContain('There is no monster in the forest.')
    expect(words.join(' ')).not.toContain('Left:')
  })

  it('lists placed and remaining first tiles', () => {
    const { first } = openSession(fairyTale, twoSeats, 8)
    const { moves } = played(first, suggestOpening(first).slice(0, 1))
    expect(moves.flatMap(({ after }) => said(after)).slice(2)).toEqual([
      expect.stringMatching(/^[A-Z].* laid north, roads .*south.*\.$/),
      expect.stringMatching(/^Still in hand: .*, .* and .*\.$/),
    ])
  })

  it('exists in Dutch', () => {
    expect(said(drawn(forest), 'nl')).toEqual(
      expect.arrayContaining([
        'Nog over: twee stappen, één tegel te leggen en één monster te verjagen.',
        'Vijf monsters in het bos, het dichtstbijzijnde eerst.',
        'Oost: twee ogers en een trol op 2 oost.',
        'Het bos is drie breed en drie hoog: er komt één monster per keer.',
      ]),
    )
  })
})
