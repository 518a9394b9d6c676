import { describe, expect, it } from 'vitest'
import { type Config, everyBox, type State, standardRules } from '../../../../engine/fairy-tale/index.ts'
import { messagesOf } from '../../words/testing.ts'
import { drawn } from '../board/testing.ts'
import { statusText } from './status-text.ts'

const CONFIG: Config = { seats: [], difficulty: 'fairy-tale', rules: standardRules(), boxes: everyBox(false) }

/** Returns the note of the strip with nothing selected. */
const note = (first: State, language: 'en' | 'nl' = 'en') =>
  statusText(messagesOf(language), { config: CONFIG, seed: 1, first, moves: [] }, first, { kind: 'nothing' })
    .note

const forest = drawn('O ━\nseats huntsman 0,0\nmarket ━ - -')
const having = (done: Partial<State['spent']>): State => ({ ...forest, spent: { ...forest.spent, ...done } })

describe('the remaining actions of a turn', () => {
  it('starts with all actions, then the rest, then the end of the turn', () => {
    expect(note(forest)).toBe('Walk, lay a tile and remove a monster, in any order. Then end the turn.')
    expect(note(having({ expands: 1 }))).toBe('You can still walk and remove a monster, or end the turn.')
    expect(note(having({ expands: 1, removes: 1 }))).toBe('You can still walk, or end the turn.')
    expect(note(having({ steps: 2, removes: 1 }))).toBe('You can still lay a tile, or end the turn.')
    expect(note(having({ steps: 2, expands: 1, removes: 1 }))).toBe('Nothing left to do. End the turn.')
  })

  it('is a roll without new monsters if all are hushed [R 60]', () => {
    const text = 'forest\nO ━ ━ ━\nphase new-monsters\nseats huntsman 0,0\nboxes quests special'
    expect(note(drawn(text))).toBe('Roll for two new monsters.')
    expect(note(drawn(`${text}\nhush 1`))).toBe('All is hushed: no monsters at the next roll.')
    expect(note(drawn(`${text}\nhush 1`), 'nl')).toBe('Alles is stil. Bij de volgende worp komt er niemand.')
  })

  it('leaves out Remove if no monster is reachable', () => {
    expect(note(having({ steps: 2 }))).toBe('You can still lay a tile, or end the turn.')
  })

  it('offers to put a tile under the pile if none can be placed', () => {
    const unpaid = drawn('O ╸\nseats huntsman 0,0\nmarket ╹◆#1 - -\nunder ┗#8')
    const spent = { ...unpaid.spent, steps: 2, removes: 1 }
    expect(note({ ...unpaid, spent })).toBe('You can still put a tile under, or end the turn.')
    expect(note({ ...unpaid, spent }, 'nl')).toBe(
      'Je kunt nog een tegel eronder leggen, of de beurt beëindigen.',
    )
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
