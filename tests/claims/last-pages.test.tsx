import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { boogyman, pawnsStanding } from '../../src/engine/boogyman/index.ts'
import { citadel, seatsOf as citadelSeats, pointsOf } from '../../src/engine/citadel/index.ts'
import { monsterCount, places, suggestOpening } from '../../src/engine/fairy-tale/index.ts'
import {
  fortland,
  standardRules as fortlandRules,
  freeWorth,
  seatsOf,
} from '../../src/engine/fortland/index.ts'
import {
  fortress,
  HOUSE_RULES,
  isCreature,
  MOST_DEFENDERS,
  PRESET_IDS,
  PRESETS,
} from '../../src/engine/fortress/index.ts'
import {
  advance,
  type Game,
  type GameTypes,
  openSession,
  type Rng,
  type Session,
  stateForBot,
  stateOf,
} from '../../src/engine/kernel/index.ts'
import { apprentice as duellist } from '../../src/tales/boogyman/bots/index.ts'
import { chronicleGame as ofDuel } from '../../src/tales/boogyman/screen/end/turn-history.ts'
import { actor, page as builder } from '../../src/tales/citadel/bots/index.ts'
import { chronicleGame as ofCitadel } from '../../src/tales/citadel/screen/end/turn-history.ts'
import { apprentice as hero } from '../../src/tales/fairy-tale/bots/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { chronicleGame as ofTale } from '../../src/tales/fairy-tale/screen/end/turn-history.ts'
import { apprentice as marcher } from '../../src/tales/fortland/bots/index.ts'
import { chronicleGame as ofFortland } from '../../src/tales/fortland/screen/end/turn-history.ts'
import { Ending } from '../../src/tales/fortress/art/index.ts'
import { page } from '../../src/tales/fortress/bots/index.ts'
import { castOf } from '../../src/tales/fortress/screen/end/cast.ts'
import { decidedLines, describeGame } from '../../src/tales/fortress/screen/end/tell-siege.ts'
import { chronicleGame } from '../../src/tales/fortress/screen/end/turn-history.ts'
import { StillField } from '../../src/tales/fortress/screen/field/StillField.tsx'
import { messagesOf } from '../../src/tales/fortress/words/testing.ts'
import { randomPlayer as anySiege } from '../fortress/random-play.ts'
import { someConfig } from '../support/random-play.ts'
import { luckOf, oneOf } from './claim.ts'

/** Returns a game played to its end, or for a number of actions. */
function played<K extends GameTypes>(
  game: Game<K>,
  begun: Session<K>,
  choose: (state: K['State']) => K['Action'],
  isOver: (state: K['State']) => boolean,
): Session<K> {
  let session = begun
  for (let done = 0; done < 1500 && !isOver(stateOf(session)); done++) {
    const next = advance(game, session, choose(stateOf(session)))
    if (!next.ok) throw new Error(next.error.code)
    session = next.value
  }
  return session
}

const WANTED = Number(process.env['CLAIMS_RUNS'] ?? 0)
const seeds = (few: number) => Array.from({ length: WANTED || few }, (_, seed) => seed + 1)

/** A siege of a Page who now and then does anything at all. */
function siege(seed: number) {
  const luck = luckOf(seed)
  const muster = PRESETS[oneOf(PRESET_IDS, luck)]
  const against = { defenders: 1 + luck.draw(MOST_DEFENDERS) }
  const rules = { order: oneOf(HOUSE_RULES.order, luck), gift: oneOf(HOUSE_RULES.gift, luck) }
  const anything = anySiege(seed)
  const choose = (state: Parameters<typeof page>[0]) =>
    luck.draw(12) === 0 ? anything(fortress.list(state)) : page(state, luck)
  const config = { player: '', muster, against, rules }
  return played(fortress, openSession(fortress, config, seed), choose, ({ outcome }) => outcome !== null)
}

describe('the last page of The Fortress has one source (D6)', () => {
  const m = messagesOf('en')
  const sieges = seeds(60).map(siege)

  test('the curve, the table and the words end at the total that stormed', () => {
    let stormed = 0
    for (const session of sieges) {
      const told = chronicleGame(session)
      const last = told.turns.at(-1)
      const state = stateOf(session)
      if (!told.assault || state.outcome?.cause !== 'assault') continue
      stormed += 1
      expect(last?.total).toBe(told.assault.damage)
      const words = [...describeGame(told, m).paragraphs, ...decidedLines(told, m)].join(' ')
      const said = [...words.matchAll(/(?:gate with|dice:)\W+(\d+)\W+against/g)]
      expect(said.length).toBe(2)
      for (const [, total] of said) expect(Number(total)).toBe(last?.total)
    }
    expect(stormed).toBeGreaterThan(10)
  })

  test('life, defenders and those who fell are those of the siege', () => {
    for (const session of sieges) {
      const told = chronicleGame(session)
      const state = stateOf(session)
      const fell = (kind: 'slain' | 'fallen') =>
        told.moments.reduce((sum, one) => (one.kind === kind ? sum + one.count : sum), 0)
      expect(fell('slain')).toBe(state.slain.length)
      expect(fell('fallen')).toBe(state.fallen.length)
      if (told.turns.length === 0) continue
      // A player killed by the night has negative life, and no further turn.
      if (state.outcome?.cause !== 'life') expect(told.turns.at(-1)?.life).toBe(Math.max(0, state.life))
      expect(told.turns.at(-1)?.defenders).toBe(state.garrison.length)
    }
  })

  test('draws only creatures of the deck and the place, each in its position', () => {
    for (const session of sieges) {
      const state = stateOf(session)
      if (!state.outcome) continue
      const deck = [...session.config.muster.creatures, ...session.first.garrison].filter(isCreature)
      const cast = castOf(state)
      const { container, unmount } = render(<Ending outcome={state.outcome.kind} cast={cast} />)
      const seen = [...container.querySelectorAll('[data-creature]')].map((one) =>
        one.getAttribute('data-creature'),
      )
      for (const creature of seen) expect(deck).toContain(creature)
      const standing = [...state.garrison, ...state.army.map(({ creature }) => creature)]
      for (const creature of seen) expect(standing).toContain(creature)
      unmount()
    }
    const [session] = sieges
    if (session) expect(render(<StillField state={stateOf(session)} />).container).not.toBeEmptyDOMElement()
  })
})

/** Luck of computer players in a game of a seed. */
const withLuck = <Value,>(seed: number, use: (luck: Rng) => Value): Value => use(luckOf(seed))

describe('the last turn of every other last page is how the game ended', () => {
  test('The BigBadBoogyman: pawns on the board', () => {
    for (const seed of seeds(12)) {
      const config = {
        players: ['', ''] as [string, string],
        first: 'red' as const,
        rules: { trees: 'two' as const },
      }
      const session = withLuck(seed, (luck) =>
        played(
          boogyman,
          openSession(boogyman, config, seed),
          (state) => duellist(state, luck),
          ({ outcome }) => outcome !== null,
        ),
      )
      const state = stateOf(session)
      expect(ofDuel(session).turns.at(-1)?.standing).toEqual([
        pawnsStanding(state, 0),
        pawnsStanding(state, 1),
      ])
    }
  })

  test('Fortland: the worth of free places', () => {
    for (const seed of seeds(6)) {
      const config = {
        players: ['', '', ''],
        rules: fortlandRules(),
      }
      const session = withLuck(seed, (luck) =>
        played(
          fortland,
          openSession(fortland, config, seed),
          (state) => marcher(state, luck),
          ({ outcome }) => outcome !== null,
        ),
      )
      const state = stateOf(session)
      expect(ofFortland(session).rounds.at(-1)?.worth).toEqual(
        seatsOf(state).map((seat) => freeWorth(state, seat)),
      )
    }
  })

  test('The Citadel: the points', () => {
    for (const seed of seeds(6)) {
      const config = {
        players: ['', '', ''],
        rules: { version: 'strategic', two: 'plots', lastRound: 'off' } as const,
      }
      const session = withLuck(seed, (luck) =>
        played(
          citadel,
          openSession(citadel, config, seed),
          (state) => builder(stateForBot(citadel, state, actor(state)), luck),
          ({ phase }) => phase === 'over',
        ),
      )
      const state = stateOf(session)
      expect(ofCitadel(session).turns.at(-1)?.points).toEqual(
        citadelSeats(state).map((seat) => pointsOf(state, seat)),
      )
    }
  })

  test('The Last Fairy Tale: tiles, monsters, and hearts that were lost', () => {
    for (const seed of seeds(6)) {
      const begun = openSession(fairyTale, someConfig(2, 'fairy-tale'), seed)
      const opening = [...suggestOpening(begun.first), { type: 'begin' as const }]
      const session = withLuck(seed, (luck) =>
        played(
          fairyTale,
          begun,
          (state) => (state.opening ? opening.shift() : undefined) ?? hero(state, luck),
          ({ outcome }) => outcome !== null,
        ),
      )
      const state = stateOf(session)
      const told = ofTale(session)
      expect(told.turns.at(-1)).toMatchObject({
        tiles: places(state.tiles).length,
        monsters: monsterCount(state),
      })
      expect(told.moments.filter(({ kind }) => kind === 'heart').length).toBe(
        begun.first.hearts - state.hearts,
      )
    }
  })
})
