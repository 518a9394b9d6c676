import type { SeatConfig } from '../../../../engine/fairy-tale/index.ts'
import { Timeline as TimelineFrame, type TurnTable } from '../../../../ui/frames/end/Timeline.tsx'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import { expansionsOf } from '../../words/look-up.ts'
import { Chart } from './Chart.tsx'
import { Legend } from './Legend.tsx'
import type { TurnHistory } from './turn-history.ts'

interface TimelineProps {
  told: TurnHistory
  seats: readonly SeatConfig[]
}

/** The number of tiles and monsters, turn by turn. */
export function Timeline({ told, seats }: TimelineProps) {
  const words = useAllWords()
  const { end } = words
  const { turns } = told
  const mostMonsters = Math.max(0, ...turns.map(({ monsters }) => monsters))
  const label = end.chart(turns.length, turns.at(-1)?.tiles ?? 0, mostMonsters)
  return (
    <TimelineFrame
      heading={end.unfolded}
      turns={turns.length}
      legend={<Legend />}
      chart={(width) => <Chart told={told} seats={seats} width={width} label={label} />}
      table={turnTable(told, seats, words)}
    />
  )
}

/** Returns every turn of the chart in words. */
function turnTable({ turns, moments }: TurnHistory, seats: readonly SeatConfig[], m: AllWords): TurnTable {
  const { end } = m
  return {
    heads: [end.tiles, end.monsters],
    rows: turns.map(({ turn, tiles, monsters }) => [turn, tiles, monsters] as const),
    happened: moments.map((moment) => ({ turn: moment.turn, what: momentWords(moment, seats, m) })),
  }
}

/** Returns a key moment in a few words. */
export function momentWords(
  moment: TurnHistory['moments'][number],
  seats: readonly SeatConfig[],
  m: AllWords,
): string {
  const { common, end } = m
  if (moment.kind === 'heart') return end.heartShort(common.monsters[moment.monster])
  if (moment.kind === 'lost') return expansionsOf(m).end.short[moment.by]()
  const seat = seats[moment.seat]
  const hero = seat ? common.characters[seat.character] : ''
  return moment.kind === 'hero' ? expansionsOf(m).end.short.hero(hero) : end.diamondShort(hero)
}
