import type { Config } from '../engine/fairy-tale/index.ts'
import type { Seed } from '../engine/kernel/index.ts'
import { useGame } from './game.ts'
import { isPerson, useLeaders } from './leaders.ts'

/** Begins a new game, led as the cover says. A name belongs to a person: where a computer player leads, it is left out. */
export function beginTale(config: Config, seed: Seed): void {
  const { begin, cover } = useLeaders.getState()
  const seats = config.seats.map((seat) => (isPerson(cover, seat) ? seat : { ...seat, player: '' }))
  begin()
  useGame.getState().start({ ...config, seats }, seed)
}
