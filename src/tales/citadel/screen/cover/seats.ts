import type { Config, Order } from '../../../../engine/citadel/index.ts'
import { freshSeed } from '../../../../store/fresh-seed.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import { type Leader, ORDER_NAMES, useLeaders } from '../../leaders.ts'
import { movedRound, useDraft } from './draft.ts'

/** The Orders that each person at the table would lead: one, or two where two people lead two each [C 10]. */
export const ordersOfPeople = ({ players, rules }: Config): readonly (readonly Order[])[] =>
  players.map((_, seat) =>
    ORDER_NAMES.filter((_, index) =>
      players.length === 2 && rules.two === 'orders' ? index < 4 && index % 2 === seat : index === seat,
    ),
  )

/** Lets somebody lead all Orders of a place at the table. */
export function seatLeader(orders: readonly Order[], leader: Leader): void {
  for (const order of orders) useLeaders.getState().choose(order, leader)
}

/** Who begins is drawn by lot: all keep their neighbours, and move on by some places [C 8]. */
export function drawLots(seed = freshSeed()): void {
  const draft = useDraft.getState()
  const places = ordersOfPeople(draft.config)
  const { cover } = useLeaders.getState()
  const leaders = places.map(([order = 'cross']) => leaderOf(cover, order))
  const by = seed % places.length
  draft.moveRound(by)
  movedRound(leaders, by).forEach((leader, seat) => {
    seatLeader(places[seat] ?? [], leader)
  })
}
