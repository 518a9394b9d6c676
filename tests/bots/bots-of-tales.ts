import { boogyman, standardRules as duelRules } from '../../src/engine/boogyman/index.ts'
import { citadel, standardRules as citadelRules } from '../../src/engine/citadel/index.ts'
import { fortland, standardRules as fortlandRules } from '../../src/engine/fortland/index.ts'
import { fortress, PRESETS, standardRules as siegeRules } from '../../src/engine/fortress/index.ts'
import type { Game, GameTypes } from '../../src/engine/kernel/index.ts'
import type { BrowserCounsel, TaleBots } from '../../src/store/browser-bot-client.ts'
import * as duelBots from '../../src/tales/boogyman/bots/index.ts'
import { BOT_IDS as DUEL_IDS } from '../../src/tales/boogyman/bots/player.ts'
import { counsel as duelCounsel } from '../../src/tales/boogyman/runtime.ts'
import * as citadelBots from '../../src/tales/citadel/bots/index.ts'
import { BOT_IDS as CITADEL_IDS } from '../../src/tales/citadel/bots/player.ts'
import { counsel as citadelCounsel } from '../../src/tales/citadel/runtime.ts'
import { apprentice, BOTS } from '../../src/tales/fairy-tale/bots/index.ts'
import { BOT_IDS as FAIRY_TALE_IDS } from '../../src/tales/fairy-tale/bots/player.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { counsel as fairyTaleCounsel } from '../../src/tales/fairy-tale/runtime.ts'
import { twoSeats } from '../../src/tales/fairy-tale/testing.ts'
import * as fortlandBots from '../../src/tales/fortland/bots/index.ts'
import { BOT_IDS as FORTLAND_IDS } from '../../src/tales/fortland/bots/player.ts'
import { counsel as fortlandCounsel } from '../../src/tales/fortland/runtime.ts'
import * as fortressBots from '../../src/tales/fortress/bots/index.ts'
import { BOT_IDS as FORTRESS_IDS } from '../../src/tales/fortress/bots/player.ts'
import { counsel as fortressCounsel } from '../../src/tales/fortress/runtime.ts'

/** The computer players of a tale as they must be: the bot behind each id, and a part of the worker's address. */
type Expected<K extends GameTypes, Computer extends string, Thinker extends Computer> = TaleBots<
  K,
  Computer,
  Thinker
> & {
  game: Game<K>
  /** The ids in the order of the page, and the bots of programs. */
  listed: readonly Computer[]
  programs: Readonly<Record<Computer, unknown>>
  counsel: BrowserCounsel<K, Computer>
  config: K['Config']
}

/** The same for any tale: any id may belong to a quick bot. */
export type AnyExpected = Omit<Expected<GameTypes, string, never>, 'thinker' | 'worker'> & {
  thinker?: string
  worker?: string
}

const botsOf = <K extends GameTypes, Computer extends string, Thinker extends Computer>(
  bots: Expected<K, Computer, Thinker>,
) => bots as unknown as AnyExpected

/** The bots of every tale, by the id of the tale. */
export const TALE_BOTS: Readonly<Record<string, AnyExpected>> = {
  'fairy-tale': botsOf({
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
  boogyman: botsOf({
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
  fortland: botsOf({
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
  fortress: botsOf({
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
  citadel: botsOf({
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
