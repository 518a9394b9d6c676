import { type ReactNode, useId, useRef } from 'react'
import { Heading } from '../../art/index.ts'
import { useSize } from '../../art/useSize.ts'
import { useScreenGrowth } from '../../page/screen-growth.ts'
import styles from './Timeline.module.css'

/** As wide as the page of an open book, until it has been measured. */
const USUAL = 572

/** All turns in words: the heads of the columns, and for each turn what stands in them. The turn comes first. */
export interface TurnTable {
  heads: readonly string[]
  rows: readonly (readonly [turn: number, ...cells: (string | number)[]])[]
}

interface TimelineProps {
  heading: string
  /** What is said where there were too few turns for a line: it needs two ends. */
  tooShort: string | null
  /** What the lines are, above them. */
  legend: ReactNode
  /** Drawn for a usual screen, so many pixels wide, and enlarged as a whole on a large one. */
  chart(width: number): ReactNode
  table: TurnTable
}

/** How a tale went, turn by turn: a chart to see, a table to hear. */
export function Timeline({ heading, tooShort, legend, chart, table }: TimelineProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const width = useSize(place, 'width', USUAL) / useScreenGrowth()
  const drawn = tooShort === null
  return (
    <section aria-labelledby={id}>
      <Heading>
        <span id={id}>{heading}</span>
      </Heading>
      {!drawn && <p>{tooShort}</p>}
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
const Spoken = ({ caption, table: { heads, rows } }: { caption: string; table: TurnTable }) => (
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
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
