import fc from 'fast-check'
import type { Kind } from '../../src/engine/kernel/index.ts'
import { BOOGYMAN_LAWS, everyBoogymanLaw, triedBoogyman } from './boogyman.ts'
import { BOOGYMAN_INPUTS } from './boogyman-inputs.ts'
import { CITADEL_LAWS, everyCitadelLaw, triedCitadel } from './citadel.ts'
import { CITADEL_INPUTS } from './citadel-inputs.ts'
import type { Law, Tried } from './every-game.ts'
import { everyLaw, LAWS, triedFairyTale } from './fairy-tale.ts'
import { FAIRY_TALE_INPUTS } from './fairy-tale-inputs.ts'
import { everyFortlandLaw, FORTLAND_LAWS, triedFortland } from './fortland.ts'
import { FORTLAND_INPUTS } from './fortland-inputs.ts'
import { everyFortressLaw, FORTRESS_LAWS, triedFortress } from './fortress.ts'
import { FORTRESS_INPUTS } from './fortress-inputs.ts'
import { type Look, lookFor } from './look.ts'
import type { Inputs } from './mutated.ts'
import { READERS, type StoredInputs, storedInputs } from './stored-inputs.ts'

/** A game of the shelf with its laws, and with all that is read of it as nobody should write it. */
interface LawfulGame {
  readonly name: string
  /** Each throws with an example if it does not hold. */
  readonly laws: readonly { name: string; assertHolds(): void }[]
  /** All laws at once, in as many games as are asked for. */
  readonly everyLaw: Look
  /** Positions, saved games and lines to the referee. */
  readonly inputs: readonly Inputs[]
  /** Saves, links, files and records of saved games. */
  readonly stored: readonly StoredInputs[]
}

const lawful = <K extends Kind>(
  name: string,
  tried: Tried<K>,
  { laws, every, inputs }: { laws: readonly Law<K>[]; every: Law<K>['property']; inputs: readonly Inputs[] },
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
  'fairy-tale': lawful('The Last Fairy Tale', triedFairyTale, {
    laws: LAWS,
    every: everyLaw,
    inputs: FAIRY_TALE_INPUTS,
  }),
  boogyman: lawful('The BigBadBoogyman', triedBoogyman, {
    laws: BOOGYMAN_LAWS,
    every: everyBoogymanLaw,
    inputs: BOOGYMAN_INPUTS,
  }),
  fortress: lawful('The Fortress', triedFortress, {
    laws: FORTRESS_LAWS,
    every: everyFortressLaw,
    inputs: FORTRESS_INPUTS,
  }),
  citadel: lawful('The Indomitable Citadel', triedCitadel, {
    laws: CITADEL_LAWS,
    every: everyCitadelLaw,
    inputs: CITADEL_INPUTS,
  }),
  fortland: lawful('Fortland', triedFortland, {
    laws: FORTLAND_LAWS,
    every: everyFortlandLaw,
    inputs: FORTLAND_INPUTS,
  }),
}
