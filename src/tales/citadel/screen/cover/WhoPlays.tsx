import type { Order } from '../../../../engine/citadel/index.ts'
import { controllerOf } from '../../../../store/controllers-store.ts'
import { chooseOnePerson } from '../../../../store/same-names.ts'
import { OnePerson } from '../../../../ui/frames/cover/OnePerson.tsx'
import { Strengths } from '../../../../ui/frames/cover/Strengths.tsx'
import {
  BetweenSeats,
  NameLine,
  SeatColumn,
  WhoPlays as WhoPlaysFrame,
} from '../../../../ui/frames/cover/WhoPlays.tsx'
import { KnightPiece } from '../../art/index.ts'
import { BOT_IDS, type Controller, useLiveControllers } from '../../controllers.ts'
import { namesInCommon, ordersOfPeople } from '../../people-of-game.ts'
import { useCoverWords } from '../../words/cover.ts'
import styles from './CoverPage.module.css'
import { useDraft } from './draft.ts'
import { seatLeader } from './draw-lots.ts'

const COUNTS = ['2', '3', '4', '5'] as const

/** The choice of the players: their number, and the controller of each Order. */
export function WhoPlays() {
  const { common, cover } = useCoverWords()
  const config = useDraft((draft) => draft.config)
  const leaders = useLiveControllers()
  const count = COUNTS.find((one) => Number(one) === config.players.length) ?? '3'
  const names = namesInCommon(config, leaders.cover)
  const [first, ...rest] = ordersOfPeople(config).map((orders, seat) => (
    <Place
      key={orders.join()}
      seat={seat}
      orders={orders}
      player={config.players[seat] ?? ''}
      isLow={names.length > 0}
    />
  ))
  const frame = (
    <WhoPlaysFrame
      question={cover.whoPlays}
      ways={COUNTS.map((id) => ({ id, words: cover.people[id] }))}
      chosen={count}
      onChoose={(id) => useDraft.getState().setPeople(Number(id))}
      seats={config.players.length}
    >
      {first}
      {rest.length === 1 && <BetweenSeats>{null}</BetweenSeats>}
      {rest}
    </WhoPlaysFrame>
  )
  return (
    <>
      {frame}
      <OnePerson
        names={names}
        persons={leaders.coverPersons}
        wordsOf={(orders) => common.list(orders.map((order) => common.orders[order]))}
        onChoose={(roles, isOne) => chooseOnePerson(useLiveControllers, roles, isOne)}
      />
    </>
  )
}

const LEADERS: readonly Controller[] = ['person', ...BOT_IDS]

const KNIGHT = { alone: 84, beside: 62 } as const

interface PlaceProps {
  seat: number
  orders: readonly Order[]
  player: string
  /** True if a question is shown below the places. On low pages the pictures then shrink. */
  isLow: boolean
}

/** One place at the table: its Orders, their controller, and the input for a person's name. */
function Place({ seat, orders, player, isLow }: PlaceProps) {
  const { bots, common, cover } = useCoverWords()
  const [order = 'cross'] = orders
  const leader = useLiveControllers((store) => controllerOf(store.cover, order))
  const who = common.list(orders.map((one) => common.orders[one]))
  const size = orders.length > 1 ? KNIGHT.beside : KNIGHT.alone
  return (
    <SeatColumn
      picture={
        <span className={styles['orders']} data-low={isLow ? '' : undefined}>
          {orders.map((one) => (
            <KnightPiece key={one} order={one} size={size} />
          ))}
        </span>
      }
      name={common.list(orders.map((one) => common.titles[one]))}
    >
      <Strengths
        label={cover.whoLeads(who)}
        seat={order}
        computers={LEADERS.map((id) => ({ id, name: bots.plain[id], does: cover.does[id] }))}
        chosen={leader}
        onChoose={(chosen) => seatLeader(orders, chosen)}
      />
      {leader === 'person' && (
        <NameLine
          label={cover.nameOf(who)}
          value={player}
          onName={(name) => useDraft.getState().rename(seat, name)}
        />
      )}
    </SeatColumn>
  )
}
