import fc from 'fast-check'
import type { GameTypes } from '../../src/engine/kernel/index.ts'
import { boogymanLaws, triedBoogyman } from './boogyman.ts'
import { BOOGYMAN_INPUTS } from './boogyman-inputs.ts'
import { citadelLaws, triedCitadel } from './citadel.ts'
import { CITADEL_INPUTS } from './citadel-inputs.ts'
import { lawsOfTale, type TaleLaws, type Tried } from './every-game.ts'
import { fairyTaleLaws, triedFairyTale } from './fairy-tale.ts'
import { FAIRY_TALE_INPUTS } from './fairy-tale-inputs.ts'
import { fortlandLaws, triedFortland } from './fortland.ts'
import { FORTLAND_INPUTS } from './fortland-inputs.ts'
import { fortressLaws, triedFortress } from './fortress.ts'
import { FORTRESS_INPUTS } from './fortress-inputs.ts'
import { type Look, lookFor } from './look.ts'
import type { Inputs } from './mutated.ts'
import { READERS, type StoredInputs, storedInputs } from './stored-inputs.ts'

/** A game of the shelf with its laws and its malformed inputs. */
interface LawfulGame {
  readonly name: string
  /** Each throws with an example if it does not hold. */
  readonly laws: readonly { name: string; assertHolds(): void }[]
  /** All laws at once, in as many games as requested. */
  readonly everyLaw: Look
  /** Positions, saved games and lines to the referee. */
  readonly inputs: readonly Inputs[]
  /** Saves, links, files and records of saved games. */
  readonly stored: readonly StoredInputs[]
}

/** Makes a game with its laws, by default only the shared ones. */
const lawful = <K extends GameTypes>(
  name: string,
  tried: Tried<K>,
  inputs: readonly Inputs[],
  { laws, every }: TaleLaws<K> = lawsOfTale(tried),
): LawfulGame => ({
  name,
  laws: laws.map((law) => ({
    name: law.name,
    assertHolds: () => fc.assert(law.property, { numRuns: law.runs }),
  })),
  everyLaw: lookFor(every),
  inputs,
  stored: storedInputs(tried, READERS),
})

/** The five games, by the folder of their tale. */
export const LAWFUL_GAMES: Readonly<Record<string, LawfulGame>> = {
  'fairy-tale': lawful('The Last Fairy Tale', triedFairyTale, FAIRY_TALE_INPUTS, fairyTaleLaws),
  boogyman: lawful('The BigBadBoogyman', triedBoogyman, BOOGYMAN_INPUTS, boogymanLaws),
  fortress: lawful('The Fortress', triedFortress, FORTRESS_INPUTS, fortressLaws),
  citadel: lawful('The Indomitable Citadel', triedCitadel, CITADEL_INPUTS, citadelLaws),
  fortland: lawful('Fortland', triedFortland, FORTLAND_INPUTS, fortlandLaws),
}
