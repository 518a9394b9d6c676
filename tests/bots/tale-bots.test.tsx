import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { boogyman, standardRules as duelRules } from '../../src/engine/boogyman/index.ts'
import { citadel, standardRules as citadelRules } from '../../src/engine/citadel/index.ts'
import { fortland, standardRules as fortlandRules } from '../../src/engine/fortland/index.ts'
import { fortress, PRESETS, standardRules as siegeRules } from '../../src/engine/fortress/index.ts'
import {
  asSeen,
  type Game,
  type Kind,
  play,
  randomState,
  seededChance,
  viewerToAct,
} from '../../src/engine/kernel/index.ts'
import type { BrowserCounsel, TaleBots } from '../../src/store/browser-counsel.ts'
import type { QuickBot } from '../../src/store/counsel.ts'
import * as duelBots from '../../src/tales/boogyman/bots/index.ts'
import { COMPUTERS as DUEL_IDS } from '../../src/tales/boogyman/bots/player.ts'
import { counsel as duelCounsel } from '../../src/tales/boogyman/table.ts'
import * as citadelBots from '../../src/tales/citadel/bots/index.ts'
import { COMPUTERS as CITADEL_IDS } from '../../src/tales/citadel/bots/player.ts'
import { counsel as citadelCounsel } from '../../src/tales/citadel/table.ts'
import { apprentice, BOTS } from '../../src/tales/fairy-tale/bots/index.ts'
import { COMPUTERS as FAIRY_TALE_IDS } from '../../src/tales/fairy-tale/bots/player.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { counsel as fairyTaleCounsel } from '../../src/tales/fairy-tale/table.ts'
import { twoSeats } from '../../src/tales/fairy-tale/testing.ts'
import * as fortlandBots from '../../src/tales/fortland/bots/index.ts'
import { COMPUTERS as FORTLAND_IDS } from '../../src/tales/fortland/bots/player.ts'
import { counsel as fortlandCounsel } from '../../src/tales/fortland/table.ts'
import * as fortressBots from '../../src/tales/fortress/bots/index.ts'
import { COMPUTERS as FORTRESS_IDS } from '../../src/tales/fortress/bots/player.ts'
import { counsel as fortressCounsel } from '../../src/tales/fortress/table.ts'

/** The computer players of a tale as they must be: the bot behind each id, and a part of the worker's address. */
type Expected<K extends Kind, Computer extends string, Thinker extends Computer> = TaleBots<
  K,
  Computer,
  Thinker
> & {
  game: Game<K>
  /** The ids as the page lists them, and as programs do. */
  listed: readonly Computer[]
  programs: Readonly<Record<Computer, unknown>>
  counsel: BrowserCounsel<K, Computer>
  config: K['Config']
}

/** The same of any tale: every id may be that of a bot that answers at once. */
type AnyExpected = Omit<Expected<Kind, string, never>, 'thinker' | 'worker'> & {
  thinker?: string
  worker?: string
}

const botsOf = <K extends Kind, Computer extends string, Thinker extends Computer>(
  bots: Expected<K, Computer, Thinker>,
) => bots as unknown as AnyExpected

const TALES: Readonly<Record<string, AnyExpected>> = {
  'the first tale': botsOf({
    game: fairyTale,
    counsel: fairyTaleCounsel,
    listed: FAIRY_TALE_IDS,
    programs: BOTS,
    config: twoSeats,
    quick: { apprentice },
    standIn: 'apprentice',
    thinker: 'guardian',
    worker: 'fairy-tale/bots/guardian.worker',
  }),
  'the duel': botsOf({
    game: boogyman,
    counsel: duelCounsel,
    listed: DUEL_IDS,
    programs: duelBots.BOTS,
    config: { players: ['', ''], first: 'red', rules: duelRules() },
    quick: { cub: duelBots.cub, apprentice: duelBots.apprentice },
    standIn: 'apprentice',
    thinker: 'guardian',
    worker: 'boogyman/bots/guardian.worker',
  }),
  Fortland: botsOf({
    game: fortland,
    counsel: fortlandCounsel,
    listed: FORTLAND_IDS,
    programs: fortlandBots.BOTS,
    config: { players: ['', ''], rules: fortlandRules() },
    quick: { cub: fortlandBots.cub, apprentice: fortlandBots.apprentice },
    standIn: 'apprentice',
    thinker: 'guardian',
    worker: 'fortland/bots/guardian.worker',
  }),
  'The Fortress': botsOf({
    game: fortress,
    counsel: fortressCounsel,
    listed: FORTRESS_IDS,
    programs: fortressBots.BOTS,
    config: { player: '', muster: PRESETS['town-watch'], against: { defenders: 3 }, rules: siegeRules() },
    quick: { page: fortressBots.page },
    standIn: 'page',
    thinker: 'captain',
    worker: 'fortress/bots/captain.worker',
  }),
  'the Citadel': botsOf({
    game: citadel,
    counsel: citadelCounsel,
    listed: CITADEL_IDS,
    programs: citadelBots.BOTS,
    config: { players: ['', '', ''], rules: citadelRules() },
    quick: { page: citadelBots.page, knight: citadelBots.knight },
    standIn: 'knight',
    thinker: 'grand-master',
    worker: 'citadel/bots/grand-master.worker',
  }),
}

const SEED = 7
const COUNT = 24

/** The positions of the first {@link COUNT} actions of a game that the stand-in plays by itself. */
function positions({ game, config, quick, standIn }: AnyExpected): Kind['State'][] {
  let state = game.begin(config, SEED)
  return Array.from({ length: COUNT }, () => {
    const before = state
    const played = play(game, before, answer(game, quick[standIn], before))
    if (!played.ok) throw new Error('A bot did what is not allowed.')
    state = played.value.state
    return before
  })
}

/** What a bot does in a position, as its seat sees it and with the luck of {@link SEED}. */
function answer(game: Game<Kind>, bot: QuickBot<Kind> | undefined, state: Kind['State']): Kind['Action'] {
  if (!bot) throw new Error('There is no such bot.')
  return bot(asSeen(game, state, viewerToAct(game, state)), seededChance({ random: randomState(SEED) }))
}

/** What a counsel says that a computer player does in a position. */
function decided({ counsel }: AnyExpected, computer: string, state: Kind['State']): Kind['Action'] | null {
  let action: Kind['Action'] | null = null
  counsel.decide(computer, state, (told) => {
    action = told
  })
  return action
}

/** The programs of the workers that were started. */
let started: string[] = []

beforeEach(() => {
  started = []
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor(file: string | URL) {
        super()
        started.push(String(file))
      }
      postMessage() {}
      terminate() {}
    },
  )
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array.fill(SEED)
    return array
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each(Object.entries(TALES))('in %s', (_, tale) => {
  const { game, counsel, config, quick, standIn, thinker, worker, listed, programs } = tale
  const states = positions(tale)
  const answers = (bot: QuickBot<Kind> | undefined) => states.map((state) => answer(game, bot, state))

  test.each(Object.entries(quick))('%s decides at once, by its own bot', (id, bot) => {
    for (const [other, otherBot] of Object.entries(quick))
      if (other !== id) expect(answers(otherBot)).not.toEqual(answers(bot))
    expect(states.map((state) => decided(tale, id, state))).toEqual(answers(bot))
    expect(started).toEqual([])
  })

  test('programs list the strongest first, and the page the weakest', () => {
    expect(Object.keys(programs)).toEqual(listed.toReversed())
  })

  if (thinker === undefined || worker === undefined) return
  test('the thinker is asked in its own worker, and the stand-in answers in its place', () => {
    const state = game.begin(config, SEED)
    const heard: Kind['Action'][] = []
    counsel.decide(thinker, state, (action) => heard.push(action))
    expect(started).toEqual([expect.stringContaining(worker)])
    expect(heard).toEqual([])
    counsel.waitNoLonger()
    expect(heard).toEqual([answer(game, quick[standIn], state)])
    expect(counsel).toMatchObject({ thinker, standIn })
  })
})
