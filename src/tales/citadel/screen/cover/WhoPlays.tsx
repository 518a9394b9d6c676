import type { Order } from '../../../../engine/citadel/index.ts'
import { leaderOf } from '../../../../store/leaders.ts'
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
import { COMPUTERS, type Leader, useLiveLeaders } from '../../leaders.ts'
import { namesInCommon, ordersOfPeople } from '../../sitting.ts'
import { useCoverWords } from '../../words/cover.ts'
import styles from './CoverPage.module.css'
import { useDraft } from './draft.ts'
import { seatLeader } from './seats.ts'

const COUNTS = ['2', '3', '4', '5'] as const

/** The one question: how many sit at the table, and who leads each Order. */
export function WhoPlays() {
  const { common, cover } = useCoverWords()
  const config = useDraft((draft) => draft.config)
  const leaders = useLiveLeaders()
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
        onChoose={(roles, isOne) => chooseOnePerson(useLiveLeaders, roles, isOne)}
      />
    </>
  )
}

const LEADERS: readonly Leader[] = ['person', ...COMPUTERS]

const KNIGHT = { alone: 84, beside: 62 } as const

interface PlaceProps {
  seat: number
  orders: readonly Order[]
  player: string
  /** Something is asked below the places: where the page is low their pictures make room for it. */
  isLow: boolean
}

/** One place at the table: its Orders, who leads them, and the line for the name of a person. */
function Place({ seat, orders, player, isLow }: PlaceProps) {
  const { bots, common, cover } = useCoverWords()
  const [order = 'cross'] = orders
  const leader = useLiveLeaders((store) => leaderOf(store.cover, order))
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
          placeholder={cover.namePlaceholder}
          value={player}
          onName={(name) => useDraft.getState().rename(seat, name)}
        />
      )}
    </SeatColumn>
  )
}
