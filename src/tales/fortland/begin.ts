import type { Config } from '../../engine/fortland/index.ts'
import { rememberPendingStart } from '../../session/local/remember-start.ts'
import { freshSeed } from '../../store/fresh-seed.ts'
import { besideGame, isLedByPerson } from '../../store/leaders.ts'
import { plainName } from '../../store/names.ts'
import { tabStorage } from '../../store/storage.ts'
import { thisWindow } from '../../store/this-window.ts'
import { KEYS, useLiveGame } from './game.ts'
import { COUNTRIES, useLiveLeaders } from './leaders.ts'

rememberPendingStart({
  store: useLiveGame,
  tab: tabStorage,
  key: KEYS.begun,
  leaders: besideGame(useLiveLeaders),
  windows: thisWindow,
})

/** Begins a new game, led as the cover says. A name belongs to a person: where a computer player leads, it is left out. */
export function begin({ players, rules }: Config, seed = freshSeed()): void {
  const leaders = useLiveLeaders.getState()
  const isPerson = (seat: number) => {
    const country = COUNTRIES[seat]
    return country !== undefined && isLedByPerson(leaders.cover, country)
  }
  const named = players.map((player, seat) => (isPerson(seat) ? plainName(player) : ''))
  const people = players.filter((_, seat) => isPerson(seat)).length > 1 ? 'several' : 'one'
  leaders.begin({ people, persons: {} })
  useLiveGame.getState().start({ players: named, rules }, seed)
}
