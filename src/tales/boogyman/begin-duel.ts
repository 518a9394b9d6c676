import { type Config, SEATS } from '../../engine/boogyman/index.ts'
import { rememberPendingStart } from '../../session/local/remember-start.ts'
import { besideGame, isLedByPerson } from '../../store/leaders.ts'
import { plainName } from '../../store/names.ts'
import { tabStorage } from '../../store/storage.ts'
import { thisWindow } from '../../store/this-window.ts'
import { KEYS, useLiveGame } from './game.ts'
import { useLiveLeaders } from './leaders.ts'

rememberPendingStart({
  store: useLiveGame,
  tab: tabStorage,
  key: KEYS.begun,
  leaders: besideGame(useLiveLeaders),
  windows: thisWindow,
})

/**
 * Begins a new duel, led as the cover says. A name belongs to a person: where a computer player leads, it is left out.
 * There is no luck in it: every duel has the same seed.
 */
export function beginDuel({ players: [red, green], ...config }: Config): void {
  const { cover, begin } = useLiveLeaders.getState()
  const persons = SEATS.filter((side) => isLedByPerson(cover, side))
  const named = (side: (typeof SEATS)[number], player: string) =>
    isLedByPerson(cover, side) ? plainName(player) : ''
  begin({ people: persons.length === 2 ? 'several' : 'one', persons: {} })
  useLiveGame.getState().start({ ...config, players: [named('red', red), named('green', green)] }, 0)
}

/** Lets a computer player place all pawns of the opening, by its rules of thumb, when the rules have come. */
export async function placeForUs(): Promise<void> {
  const { suggestOpening } = await import('./opening.ts')
  const { session, actAll } = useLiveGame.getState()
  if (session) actAll(suggestOpening(session.first))
}
