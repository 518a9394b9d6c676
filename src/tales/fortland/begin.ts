import type { Config } from '../../engine/fortland/index.ts'
import { rememberStarts } from '../../session/local/remember-start.ts'
import { freshSeed } from '../../store/fresh-seed.ts'
import { isLedByPerson, namesOfPeople } from '../../store/leaders.ts'
import { CLOSED, useLiveGame } from './game.ts'
import { COUNTRIES, useLiveLeaders } from './leaders.ts'

rememberStarts(CLOSED, useLiveLeaders)

/** Begins a new game, led as the cover says. */
export function begin({ players, rules }: Config, seed = freshSeed()): void {
  const leaders = useLiveLeaders.getState()
  const countries = COUNTRIES.slice(0, players.length)
  const persons = countries.filter((country) => isLedByPerson(leaders.cover, country))
  leaders.begin({ people: persons.length > 1 ? 'several' : 'one', persons: {} })
  const named = namesOfPeople(players, countries, leaders.cover)
  useLiveGame.getState().start({ players: named, rules }, seed)
}
