import { describe, expect, test } from 'vitest'
import { everyBox, type HouseRules, standardRules } from '../../src/engine/fairy-tale/index.ts'
import { fairyTale, parseNotation, writeNotation } from '../../src/tales/fairy-tale/rules.ts'
import { drawn, forestOf, lineOf, played, refusalOf } from '../drawn/index.ts'
import { end, heard, roll } from './support.ts'

const MORTAL = 'rules heroes mortal'

describe('[R 70] heroes that can be lost', () => {
  test('three monsters on a tile after moving carry the hero off, out of the game', () => {
    const text = `O ━ ━2 ━1\nseats huntsman 0,0; beast 2,0\n${MORTAL}`
    const { state, events } = played(drawn(text), end, { dice: [2] })
    expect(lineOf(state, 'seats')).toBe('huntsman 0,0; beast -')
    expect(lineOf(state, 'gone')).toBe('beast')
    expect(heard(events, 'character-lost').map(({ seat, monsters }) => [seat, monsters])).toEqual([
      [1, [1, 2, 3]],
    ])
    expect(drawn(writeNotation(state))).toEqual(state)
  })

  test('its turn is skipped, and it no longer holds or draws monsters', () => {
    const text = `O ━ ━3\nseats huntsman 0,0; beast 2,0; rapunzel 0,0\n${MORTAL}`
    const { state } = played(drawn(text), end, { dice: [1] })
    expect(state.seats[state.onTurn]?.character).toBe('rapunzel')
    const moved = played(state, [roll, end], { dice: [1, 2] })
    expect(forestOf(moved.state)).toBe(forestOf('O ━3 ━'))
    expect(refusalOf(state, { type: 'use', power: 'pull', seat: 1 })).not.toBeNull()
  })

  test('no hero is carried off on the oak, among two monsters, or without the rule', () => {
    const lost = (text: string) => heard(played(drawn(text), end, { dice: [1] }).events, 'character-lost')
    expect(lost(`O ━ ━3\nseats huntsman 0,0; beast 1,0\n${MORTAL}`)).toEqual([])
    expect(lost(`O ━ ━2\nseats huntsman 2,0\n${MORTAL}`)).toEqual([])
    expect(lost('O ━ ━3\nseats huntsman 2,0')).toEqual([])
  })

  test('all carried off lose with hearts left', () => {
    const { state } = played(drawn(`O ━ ━3\nseats huntsman 2,0\n${MORTAL}`), end, { dice: [1] })
    expect(state).toMatchObject({ outcome: 'lost', hearts: 3 })
    expect(drawn(writeNotation(state))).toEqual(state)
  })

  test('if the one on turn goes, the turn ends after this roll', () => {
    const text = `O ━ ━3\nseats rumpelstiltskin 2,0 bargain=bargain-movement; beast 0,0\nspent powers 1\nrolls monsters 0; movement 2\n${MORTAL}`
    const { state } = played(drawn(text), end, { dice: [1] })
    expect(state.seats[state.onTurn]?.character).toBe('beast')
  })

  test('its hand goes under the pile, its spell counts as drawn, its thing goes home', () => {
    const hand = `O ━ ━3\nhands ┃#20 ┗#21; ╹#22 ╋#23\nseats huntsman 0,0; beast 2,0\nrules supply hand; heroes mortal`
    const lost = played(drawn(hand), end, { dice: [1] }).state
    expect(lineOf(lost, 'under')).toBe('╹#22 ╋#23')
    expect(drawn(writeNotation(lost))).toEqual(lost)
    const more = `O ━ ━3\nmarket ┗♥#20\nseats huntsman 0,0; beast 2,0\n${MORTAL}\nboxes quests spells\nthings cake beast\nspells home beast`
    const { state, events } = played(drawn(more), end, { dice: [1] })
    expect(lineOf(state, 'spells')).toBe('drawn home')
    expect(lineOf(state, 'things')).toBe('thread lost; slipper lost')
    expect(heard(events, 'thing-lost')).toHaveLength(1)
  })

  test('a round ends with the turn of the last who is left [R 72]', () => {
    const text = `O ━ ━1\nseats huntsman 0,0; beast 0,0; rapunzel -\ngone rapunzel\non-turn beast\nrules heroes mortal; moves round`
    expect(heard(played(drawn(text), end).events, 'movement-began')).toHaveLength(1)
  })

  test.each([
    ['somebody stands nowhere who is not gone', `O ━\nseats huntsman 0,0; beast -\n${MORTAL}`],
    ['somebody is gone who stands somewhere', `O ━\nseats huntsman 0,0; beast 1,0\ngone beast\n${MORTAL}`],
    ['somebody is gone without the rule', 'O ━\nseats huntsman 0,0; beast -\ngone beast\nboxes fire'],
    ['the one on turn is gone', `O ━\nseats huntsman -; beast 0,0\ngone huntsman\n${MORTAL}`],
  ])('rejects a position in which %s', (_, text) => {
    expect(parseNotation(text).ok).toBe(false)
  })

  test('stored tables say it only if chosen', () => {
    const seats = [{ character: 'beast' as const, player: '' }]
    const config = { seats, difficulty: 'fairy-tale' as const, rules: standardRules(), boxes: everyBox(true) }
    const written = (rules: Partial<HouseRules>) =>
      fairyTale.codec.writeConfig({ ...config, rules: { ...config.rules, ...rules } })
    expect(written({})).not.toHaveProperty('rules.heroes')
    expect(written({ heroes: 'mortal', moves: 'round' })).toMatchObject({
      rules: { heroes: 'mortal', moves: 'round' },
    })
  })
})
