import type { Order } from '../../../../engine/citadel/index.ts'
import { freshSeed } from '../../../../store/fresh-seed.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import { chooseOnePerson, isOnePerson } from '../../../../store/same-names.ts'
import { type Leader, useLiveLeaders } from '../../leaders.ts'
import { namesInCommon, ordersOfPeople } from '../../sitting.ts'
import { movedRound, useDraft } from './draft.ts'

/** Lets somebody lead all Orders of a place at the table. */
export function seatLeader(orders: readonly Order[], leader: Leader): void {
  for (const order of orders) useLiveLeaders.getState().choose(order, leader)
}

/** Who begins is drawn by lot: all keep their neighbours, and move on by some places [C 8]. */
export function drawLots(seed = freshSeed()): void {
  const draft = useDraft.getState()
  const places = ordersOfPeople(draft.config)
  const { cover, coverPersons } = useLiveLeaders.getState()
  const leaders = places.map(([order = 'cross']) => leaderOf(cover, order))
  const by = seed % places.length
  const taken = namesInCommon(draft.config, cover).filter(({ roles }) => isOnePerson(coverPersons, roles))
  draft.moveRound(by)
  movedRound(leaders, by).forEach((leader, seat) => {
    seatLeader(places[seat] ?? [], leader)
  })
  // Who leads several places still does, wherever those have come to.
  const { cover: moved } = useLiveLeaders.getState()
  for (const { player, roles } of namesInCommon(useDraft.getState().config, moved))
    chooseOnePerson(
      useLiveLeaders,
      roles,
      taken.some((one) => one.player === player),
    )
}
