import type { Order } from '../../../../engine/citadel/index.ts'
import { controllerOf } from '../../../../store/controllers-store.ts'
import { randomSeed } from '../../../../store/random-seed.ts'
import { chooseOnePerson, isOnePerson } from '../../../../store/same-names.ts'
import { type Controller, useLiveControllers } from '../../controllers.ts'
import { namesInCommon, ordersOfPeople } from '../../people-of-game.ts'
import { movedRound, useDraft } from './draft.ts'

/** Sets the controller of all Orders of a place at the table. */
export function seatLeader(orders: readonly Order[], leader: Controller): void {
  for (const order of orders) useLiveControllers.getState().choose(order, leader)
}

/** Draws the first player by lot: all people move on by some places and keep their neighbours [C 8]. */
export function drawLots(seed = randomSeed()): void {
  const draft = useDraft.getState()
  const places = ordersOfPeople(draft.config)
  const { cover, coverPersons } = useLiveControllers.getState()
  const leaders = places.map(([order = 'cross']) => controllerOf(cover, order))
  const by = seed % places.length
  const taken = namesInCommon(draft.config, cover).filter(({ roles }) => isOnePerson(coverPersons, roles))
  draft.moveRound(by)
  movedRound(leaders, by).forEach((leader, seat) => {
    seatLeader(places[seat] ?? [], leader)
  })
  // People with several places keep them, wherever those have moved.
  const { cover: moved } = useLiveControllers.getState()
  for (const { player, roles } of namesInCommon(useDraft.getState().config, moved))
    chooseOnePerson(
      useLiveControllers,
      roles,
      taken.some((one) => one.player === player),
    )
}
