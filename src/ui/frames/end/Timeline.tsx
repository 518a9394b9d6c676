import { type ReactNode, useId, useRef } from 'react'
import { Heading } from '../../art/index.ts'
import { useSize } from '../../art/useSize.ts'
import { useScreenGrowth } from '../../page/screen-growth.ts'
import { useAlbumWords } from '../../text/album.ts'
import styles from './Timeline.module.css'

/** As wide as the page of an open book, until it has been measured. */
const USUAL = 572

/** All turns in words: the heads of the columns after that of the turn, and for each turn what stands in them. */
export interface TurnTable {
  /** What is counted, where it is not turns. */
  unit?: string
  heads: readonly string[]
  rows: readonly (readonly [turn: number, ...cells: (string | number)[]])[]
  /** What happened, and when: it stands in a last column. Several of one turn stand there together. */
  happened?: readonly { readonly turn: number; readonly what: string }[]
}

interface TimelineProps {
  heading: string
  /** How many turns the chart has. A line needs two ends: a single turn is not drawn. */
  turns: number
  /** What the lines are, above them. */
  legend: ReactNode
  /** Drawn for a usual screen, so many pixels wide, and enlarged as a whole on a large one. */
  chart(width: number): ReactNode
  table: TurnTable
}

/** How a tale went, turn by turn: a chart to see, a table to hear. */
export function Timeline({ heading, turns, legend, chart, table }: TimelineProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const width = useSize(place, 'width', USUAL) / useScreenGrowth()
  const { review } = useAlbumWords()
  const drawn = turns > 1
  return (
    <section aria-labelledby={id}>
      <Heading>
        <span id={id}>{heading}</span>
      </Heading>
      {!drawn && <p>{review.tooShort}</p>}
      {drawn && (
        <ul className={styles.legend} aria-hidden="true" data-legend="">
          {legend}
        </ul>
      )}
      <div ref={place} className={styles.place}>
        {drawn && chart(width)}
      </div>
      {drawn && <Spoken caption={heading} table={table} />}
    </section>
  )
}

/** Every turn of the chart in words, for those who listen. */
function Spoken({ caption, table }: { caption: string; table: TurnTable }) {
  const { review } = useAlbumWords()
  const { unit = review.turn, happened, rows } = table
  const heads = [unit, ...table.heads, ...(happened ? [review.happened] : [])]
  const inTurn = (turn: number): string[] =>
    happened ? [happened.flatMap((moment) => (moment.turn === turn ? [moment.what] : [])).join('; ')] : []
  return (
    <div className="unseen">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([turn, ...cells]) => (
            <tr key={turn}>
              <th scope="row">{turn}</th>
              {[...cells, ...inTurn(turn)].map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
