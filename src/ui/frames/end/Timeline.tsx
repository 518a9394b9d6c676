import { type ReactNode, useId, useRef } from 'react'
import { Heading } from '../../art/index.ts'
import { useSize } from '../../art/useSize.ts'
import { useUiScale } from '../../page/ui-scale.ts'
import { useAlbumWords } from '../../text/album.ts'
import styles from './Timeline.module.css'

/** The width of the page of an open book in pixels, used until it has been measured. */
const USUAL = 572

/** The chart as a table: the heads of the columns after the turn, and a row for each turn. */
export interface TurnTable {
  /** The unit of the first column, if not turns. */
  unit?: string
  heads: readonly string[]
  rows: readonly (readonly [turn: number, ...cells: (string | number)[]])[]
  /** Events by turn, shown in a last column. Events of the same turn share a cell. */
  happened?: readonly { readonly turn: number; readonly what: string }[]
}

interface TimelineProps {
  heading: string
  /** The number of turns. A line needs two points, so a single turn is not drawn. */
  turns: number
  /** The legend above the lines. */
  legend: ReactNode
  /** Draws the chart at this width in pixels of a usual screen. CSS scales it on large screens. */
  chart(width: number): ReactNode
  table: TurnTable
}

/** The course of a game by turns: a chart, and a table for screen readers. */
export function Timeline({ heading, turns, legend, chart, table }: TimelineProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const width = useSize(place, 'width', USUAL) / useUiScale()
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

/** The chart as a table for screen readers. */
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
