import { describe, expect, it } from 'vitest'
import { type Config, everyBox, type State, standardRules } from '../../../../engine/fairy-tale/index.ts'
import { messagesOf } from '../../words/testing.ts'
import { drawn } from '../board/testing.ts'
import { statusText } from './status-text.ts'

const CONFIG: Config = { seats: [], difficulty: 'fairy-tale', rules: standardRules(), boxes: everyBox(false) }

/** What there is to do with nothing in hand. */
const note = (first: State, language: 'en' | 'nl' = 'en') =>
  statusText(messagesOf(language), { config: CONFIG, seed: 1, first, moves: [] }, first, { kind: 'nothing' })
    .note

const forest = drawn('O ━\nseats huntsman 0,0\nmarket ━ - -')
const having = (done: Partial<State['spent']>): State => ({ ...forest, spent: { ...forest.spent, ...done } })

describe('what there is to do in a turn', () => {
  it('is everything at first, then what is left, then the end of the turn', () => {
    expect(note(forest)).toBe('Walk, lay a tile and remove a monster, in any order; then end the turn.')
    expect(note(having({ expands: 1 }))).toBe('You can still walk and remove a monster, or end the turn.')
    expect(note(having({ expands: 1, removes: 1 }))).toBe('You can still walk, or end the turn.')
    expect(note(having({ steps: 2, removes: 1 }))).toBe('You can still lay a tile, or end the turn.')
    expect(note(having({ steps: 2, expands: 1, removes: 1 }))).toBe('Nothing is left to do: end the turn.')
  })

  it('is a roll at which nobody comes, where all is hushed [R 60]', () => {
    const text = 'forest\nO ━ ━ ━\nphase new-monsters\nseats huntsman 0,0\nboxes quests special'
    expect(note(drawn(text))).toBe('Roll for two new monsters.')
    expect(note(drawn(`${text}\nhush 1`))).toBe('All is hushed: at the next roll nobody comes.')
    expect(note(drawn(`${text}\nhush 1`), 'nl')).toBe('Alles is stil: bij de volgende worp komt er niemand.')
  })

  it('is no Remove where no monster stands and no step leads to one', () => {
    expect(note(having({ steps: 2 }))).toBe('You can still lay a tile, or end the turn.')
  })

  it('is no tile to lay where none fits anywhere, but one to put away', () => {
    const unpaid = drawn('O ╸\nseats huntsman 0,0\nmarket ╹◆#1 - -\nunder ┗#8')
    const spent = { ...unpaid.spent, steps: 2, removes: 1 }
    expect(note({ ...unpaid, spent })).toBe('You can still discard a tile, or end the turn.')
    expect(note({ ...unpaid, spent }, 'nl')).toBe('Je kunt nog een tegel wegleggen, of de beurt beëindigen.')
  })

  it('names powers', () => {
    const aladdin = drawn('O ━\nseats aladdin 0,0')
    const spent = { ...aladdin.spent, steps: 2, expands: 1, removes: 1 }
    expect(note({ ...aladdin, spent })).toBe('You can still use a power, or end the turn.')
    expect(note({ ...aladdin, spent }, 'nl')).toBe(
      'Je kunt nog een kracht gebruiken, of de beurt beëindigen.',
    )
  })
})
