import type { ReactElement, ReactNode } from 'react'
import type { Controller } from '../../../store/controllers-store.ts'
import { Strengths } from './Strengths.tsx'
import { BetweenSeats, NameLine, SeatColumn, WhoPlays } from './WhoPlays.tsx'

interface SeatCountProps {
  question: string
  /** The numbers of seats to choose from, in words. */
  counts: Readonly<Record<string, string>>
  onChoose(count: number): void
  /** A column for each seat (`LedSeat`). */
  children: readonly ReactElement[]
}

/** The question how many play, and a column for each seat. */
export function SeatCount({ question, counts, onChoose, children }: SeatCountProps) {
  const [first, ...rest] = children
  return (
    <WhoPlays
      question={question}
      ways={Object.entries(counts).map(([id, words]) => ({ id, words }))}
      chosen={String(children.length)}
      onChoose={(id) => onChoose(Number(id))}
      seats={children.length}
    >
      {first}
      {rest.length === 1 && <BetweenSeats>{null}</BetweenSeats>}
      {rest}
    </WhoPlays>
  )
}

/** The words of a tale about the controllers of its seats. */
interface LeaderWords<Computer extends string> {
  readonly bots: { readonly plain: Readonly<Record<Controller<Computer>, string>> }
  readonly cover: {
    whoLeads(who: string): string
    nameOf(who: string): string
    readonly does: Readonly<Record<Controller<Computer>, string>>
  }
}

interface LedSeatProps<Computer extends string> {
  id: string
  picture: ReactNode
  /** The name of the seat, on its own and within a sentence. */
  name: string
  who: string
  words: LeaderWords<Computer>
  /** The bots that can play, the weakest first. */
  computers: readonly Computer[]
  leader: Controller<Computer>
  onLead(leader: Controller<Computer>): void
  /** The name of the person who plays it; '' for none. */
  player: string
  onName(name: string): void
}

/** A seat with the choice of a person or a bot, and the name field of a person. */
export function LedSeat<Computer extends string>(props: LedSeatProps<Computer>) {
  const { id, picture, name, who, words, computers, leader, onLead, player, onName } = props
  const { bots, cover } = words
  const leaders: readonly Controller<Computer>[] = ['person', ...computers]
  return (
    <SeatColumn {...{ picture, name }}>
      <Strengths
        label={cover.whoLeads(who)}
        seat={id}
        computers={leaders.map((one) => ({ id: one, name: bots.plain[one], does: cover.does[one] }))}
        chosen={leader}
        onChoose={onLead}
      />
      {leader === 'person' && <NameLine label={cover.nameOf(who)} value={player} onName={onName} />}
    </SeatColumn>
  )
}
