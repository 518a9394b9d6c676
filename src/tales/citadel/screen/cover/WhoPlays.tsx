import type { Order } from '../../../../engine/citadel/index.ts'
import { controllerOf } from '../../../../store/controllers-store.ts'
import { chooseOnePerson } from '../../../../store/same-names.ts'
import { LedSeat, SeatCount } from '../../../../ui/frames/cover/LedSeat.tsx'
import { OnePerson } from '../../../../ui/frames/cover/OnePerson.tsx'
import { KnightPiece } from '../../art/index.ts'
import { BOT_IDS, useLiveControllers } from '../../controllers.ts'
import { namesInCommon, ordersOfPeople } from '../../people-of-game.ts'
import { useCoverWords } from '../../words/cover.ts'
import styles from './CoverPage.module.css'
import { useDraft } from './draft.ts'
import { seatLeader } from './draw-lots.ts'

/** The choice of the players: their number, and the controller of each Order. */
export function WhoPlays() {
  const words = useCoverWords()
  const { common, cover } = words
  const { config, rename, setPeople } = useDraft()
  const leaders = useLiveControllers()
  const names = namesInCommon(config, leaders.cover)
  const listed = (orders: readonly Order[]) => common.list(orders.map((order) => common.orders[order]))
  return (
    <>
      <SeatCount question={cover.whoPlays} counts={cover.people} onChoose={setPeople}>
        {ordersOfPeople(config).map((orders, seat) => {
          const [order = 'cross'] = orders
          return (
            <LedSeat
              key={orders.join()}
              words={words}
              id={order}
              name={common.list(orders.map((one) => common.titles[one]))}
              who={listed(orders)}
              // On low pages the pictures shrink if a question is shown below the seats.
              picture={<Knights orders={orders} isLow={names.length > 0} />}
              computers={BOT_IDS}
              leader={controllerOf(leaders.cover, order)}
              onLead={(chosen) => seatLeader(orders, chosen)}
              player={config.players[seat] ?? ''}
              onName={(name) => rename(seat, name)}
            />
          )
        })}
      </SeatCount>
      <OnePerson
        names={names}
        persons={leaders.coverPersons}
        wordsOf={listed}
        onChoose={(roles, isOne) => chooseOnePerson(useLiveControllers, roles, isOne)}
      />
    </>
  )
}

const KNIGHT = { alone: 84, beside: 62 } as const

/** The Knights of a seat. */
const Knights = ({ orders, isLow }: { orders: readonly Order[]; isLow: boolean }) => (
  <span className={styles['orders']} data-low={isLow ? '' : undefined}>
    {orders.map((order) => (
      <KnightPiece key={order} order={order} size={orders.length > 1 ? KNIGHT.beside : KNIGHT.alone} />
    ))}
  </span>
)
