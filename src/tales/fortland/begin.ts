import type { Config } from '../../engine/fortland/index.ts'
import { rememberStarts } from '../../session/local/remember-start.ts'
import { isHuman, namesOfPeople } from '../../store/controllers-store.ts'
import { randomSeed } from '../../store/random-seed.ts'
import { COUNTRIES, useLiveControllers } from './controllers.ts'
import { TALE_STORES, useLiveGame } from './game.ts'

rememberStarts(TALE_STORES, useLiveControllers)

/** Begins a new game with the controllers chosen on the cover. */
export function startGame({ players, rules }: Config, seed = randomSeed()): void {
  const leaders = useLiveControllers.getState()
  const countries = COUNTRIES.slice(0, players.length)
  const persons = countries.filter((country) => isHuman(leaders.cover, country))
  leaders.begin({ people: persons.length > 1 ? 'several' : 'one', persons: {} })
  const named = namesOfPeople(players, countries, leaders.cover)
  useLiveGame.getState().start({ players: named, rules }, seed)
}
