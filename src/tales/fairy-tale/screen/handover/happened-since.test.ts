import { describe, expect, test } from 'vitest'
import { type Action, type Event, pathFace } from '../../../../engine/fairy-tale/index.ts'
import { placeAt } from '../../../../engine/kernel/index.ts'
import { ALONE, joined } from '../../../../store/humans.ts'
import type { Session } from '../../game.ts'
import { passedTo, wentOnTo } from '../../handed-over.ts'
import { messagesOf } from '../../words/testing.ts'
import { CONFIG, drawn, played } from '../log/drawn-tale.ts'
import { lineOf } from './finding-words.ts'
import { sinceLastTurn } from './happened-since.ts'

const PUSS = 0
const HUNTSMAN = 1
const NS = 5

/** Returns the same session with other names at the two seats. */
const ledBy = (session: Session, ...players: string[]): Session => ({
  ...session,
  config: {
    ...session.config,
    seats: CONFIG.seats.map((seat, index) => ({ ...seat, player: players[index] ?? '' })),
  },
})

/** Returns a session with these events, in the state of a drawn forest. */
function tale(...events: Event[]): Session {
  const first = drawn({ '0,-1': [NS] }, { phase: 'new-monsters', onTurn: PUSS })
  const frames = events.map((event) => ({ event, state: first }))
  const action: Action = { type: 'roll' }
  return {
    config: CONFIG,
    seed: 1,
    first,
    moves: [{ action, before: first, after: first, frames, barrier: true }],
  }
}

const kinds = (session: Session, seat: number) =>
  sinceLastTurn(session, seat).findings.map(({ kind }) => kind)

const hurt = (hearts: number): Event => ({ type: 'oak-hurt', monster: 1, kind: 'ogre', hearts })
const ended = (seat: number): Event => ({ type: 'turn-ended', seat })
const walked = (seat: number): Event => ({
  type: 'character-walked',
  seat,
  from: placeAt(0, 0),
  to: placeAt(0, -1),
})
const placed = (seat: number, building: 'diamond' | null): Event => ({
  type: 'tile-placed',
  seat,
  slot: 0,
  face: { ...pathFace(40, NS), building },
  at: placeAt(1, -1),
  turn: 0,
})
const felled = (seat: number, ...monsters: number[]): Event => ({
  type: 'monsters-cleared',
  seat,
  at: placeAt(0, -1),
  monsters,
  by: 'remove',
})

describe('the recap since a person’s last turn', () => {
  test('starts at the end of that turn, and leaves out the person’s own actions', () => {
    const told = tale(hurt(2), walked(PUSS), ended(PUSS), walked(HUNTSMAN), ended(HUNTSMAN))
    expect(sinceLastTurn(told, PUSS)).toEqual({
      first: false,
      findings: [{ kind: 'deeds', seat: HUNTSMAN, tiles: 0, monsters: 0, diamonds: 0, steps: 1 }],
    })
  })

  test('covers the whole game before the first turn', () => {
    const told = sinceLastTurn(tale(hurt(2), walked(PUSS), ended(PUSS)), HUNTSMAN)
    expect(told.first).toBe(true)
    expect(told.findings.map(({ kind }) => kind)).toEqual(['hearts', 'deeds'])
  })

  test('treats the turn of another seat of the same person as theirs', () => {
    const told = tale(hurt(2), ended(PUSS), walked(HUNTSMAN), ended(HUNTSMAN), hurt(1))
    expect(kinds(ledBy(told, 'Ann', 'Ann'), PUSS)).toEqual(['hearts', 'deeds'])
    expect(sinceLastTurn(told, PUSS, () => true).findings.map(({ kind }) => kind)).toEqual(['hearts'])
  })

  test('counts the step that breaks a diamond, but no step for a flight', () => {
    const broke = { type: 'diamond-destroyed', at: placeAt(0, -1), from: placeAt(0, 0) } as const
    const step: Event = { ...broke, seat: HUNTSMAN, monsters: [3], destroyed: 1 }
    const flight: Event = { type: 'power-used', seat: HUNTSMAN, power: 'fly', at: step.at, target: null }
    const deeds = (...events: Event[]) => sinceLastTurn(tale(...events), PUSS).findings.at(-1)
    expect(deeds(step)).toMatchObject({ kind: 'deeds', seat: HUNTSMAN, steps: 1, monsters: 1 })
    expect(deeds(flight, step)).toMatchObject({ kind: 'deeds', seat: HUNTSMAN, steps: 0, monsters: 1 })
  })

  test('has up to three findings, most important first', () => {
    const came: Event = {
      type: 'monsters-coming',
      at: placeAt(0, -1),
      count: 1,
      reason: { total: 1, width: 3, height: 3, side: 'north', entranceSide: 'north' },
    }
    const appeared: Event = {
      type: 'monster-appeared',
      monster: 3,
      kind: 'troll',
      at: placeAt(0, -1),
      hurries: null,
    }
    const all = [placed(HUNTSMAN, 'diamond'), walked(HUNTSMAN), ended(HUNTSMAN), hurt(2), came, appeared]
    expect(kinds(tale(...all), PUSS)).toEqual(['hearts', 'diamond-laid', 'came'])
    expect(kinds(tale(came, appeared, walked(HUNTSMAN)), PUSS)).toEqual(['came', 'deeds'])
  })

  test('counts lost hearts and names the last monster', () => {
    expect(sinceLastTurn(tale(hurt(2), hurt(1)), PUSS).findings).toEqual([
      { kind: 'hearts', lost: 2, left: 1, monster: 'ogre' },
    ])
  })

  test('counts hearts lost to other causes, and reads the hearts left from events', () => {
    const scorched: Event = { type: 'oak-scorched', from: [placeAt(0, -1)], hearts: 1 }
    expect(sinceLastTurn(tale(hurt(2), scorched), PUSS).findings).toEqual([
      { kind: 'hearts', lost: 2, left: 1, monster: null },
    ])
    const back: Event = { type: 'heart-back', hearts: 3 }
    expect(sinceLastTurn(tale(hurt(2), back), PUSS).findings).toMatchObject([{ kind: 'hearts', left: 3 }])
    const saved: Event = {
      type: 'villager-lost',
      at: placeAt(0, -1),
      monster: 1,
      kind: 'ogre',
      lost: 1,
      hearts: null,
    }
    expect(sinceLastTurn(tale(saved), PUSS).findings).toEqual([])
  })

  test('gives no side for a monster called by a drum [R 57]', () => {
    const at = placeAt(0, -1)
    const drummed: Event[] = [
      { type: 'drum-sounded', at, monster: 1, left: 2 },
      { type: 'monster-appeared', monster: 3, kind: 'troll', at, hurries: null },
    ]
    expect(kinds(tale(...drummed), PUSS)).toEqual([])
  })

  test('lists monsters one road from the oak, but not those beside a hedge', () => {
    const near = drawn({ '0,-1': [NS, 'troll', 2], '1,0': [NS, 'ogre', 1] })
    expect(sinceLastTurn({ ...tale(), first: near, moves: [] }, PUSS).findings).toEqual([
      { kind: 'near', monsters: 2, monster: 'troll' },
    ])
  })

  test('by real rules: lists a monster that reached the oak between the turns', () => {
    const before = drawn({ '0,-1': [NS, 'frost-giant', 1], '0,1': [NS] })
    const session = played(before, [{ type: 'end-turn' }], [1])
    expect(kinds(session, HUNTSMAN)).toEqual(['hearts'])
  })
})

describe('the recap in words', () => {
  const line = (language: 'en' | 'nl', told: Session) =>
    sinceLastTurn(told, PUSS)
      .findings.map((finding) => lineOf({ m: messagesOf(language), config: CONFIG }, finding))
      .map(({ what, why }) => `${what} ${why}`.trim())

  test('gives the event first, its consequence after it', () => {
    const told = tale(hurt(2), placed(HUNTSMAN, 'diamond'), felled(HUNTSMAN, 1, 2, 3))
    expect(line('en', told)).toEqual([
      'An Ogre reached the Oak: two hearts are left.',
      'The Huntsman laid a dark diamond at 1 east 1 north.',
      'The Huntsman removed three monsters and laid a tile.',
    ])
    const scorched = tale(hurt(2), { type: 'oak-scorched', from: [placeAt(0, -1)], hearts: 1 })
    expect(line('en', scorched)).toEqual(['The Oak lost two hearts: one heart is left.'])
    expect(line('nl', scorched)).toEqual(['De Eik verloor twee harten: er is nog één hart.'])
    const lost: Event = { type: 'character-lost', seat: HUNTSMAN, at: placeAt(0, -1), monsters: [1, 2, 3] }
    expect(line('en', tale(walked(HUNTSMAN), lost))[0]).toBe('The Huntsman was carried off.')
    expect(line('nl', tale(walked(HUNTSMAN), lost))[0]).toBe('De jager is meegesleurd.')
    expect(line('nl', told)).toEqual([
      'Een oger bereikte de Eik: er zijn nog twee harten.',
      'De jager legde een duistere diamant op 1 oost 1 noord.',
      'De jager verjoeg drie monsters en legde een tegel.',
    ])
  })
})

describe('the change to another person', () => {
  const before = drawn({ '0,-1': [NS] })
  const passed = played(before, [{ type: 'end-turn' }], [2])
  const ONE = { table: {}, ...ALONE }
  const roles = passed.config.seats.map(({ character }) => character)
  const together = { table: {}, people: 'several' as const, persons: joined({}, roles) }

  test('is reported until the next person acts', () => {
    expect(passedTo(passed)).toBe(passed.moves[0])
    expect(passedTo({ ...passed, moves: [] })).toBeNull()
    const rolled = played(before, [{ type: 'end-turn' }, { type: 'roll' }], [2, 1])
    expect(passedTo(rolled)).toBeNull()
  })

  test('is not reported between one person’s seats', () => {
    expect(passedTo(passed, together)).toBeNull()
    expect(passedTo(passed, ONE)).toBeNull()
  })

  test.each(['Ann', '\u200b', '\u00ad', '\u2800', '\u3164', ''])(
    'also with both named %j: names say nothing',
    (name) => {
      expect(passedTo(ledBy(passed, name, name))).toBe(passed.moves[0])
    },
  )

  test('is a plain change of heroes if the same person plays the next one', () => {
    expect(wentOnTo(passed)).toBeNull()
    expect(wentOnTo(passed, ONE)).toBe(passed.moves[0])
    expect(wentOnTo(passed, together)).toBe(passed.moves[0])
    const [only] = passed.config.seats
    const alone = { ...passed.config, seats: only ? [only] : [] }
    const moves = passed.moves.map((move) => ({ ...move, after: { ...move.after, onTurn: 0 } }))
    expect(wentOnTo({ ...passed, config: alone, moves }, ONE)).toBeNull()
  })

  test('is not reported at the start or the end of the game', () => {
    const [move] = passed.moves
    if (!move) throw new Error('The turn ended.')
    const begun = { ...move, before: { ...move.before, turn: 0 } }
    expect(passedTo({ ...passed, moves: [begun] })).toBeNull()
    const over = { ...move, after: { ...move.after, outcome: 'lost' as const } }
    expect(passedTo({ ...passed, moves: [over] })).toBeNull()
  })
})
