import { type Event, type Plot, parsePlot } from '../../../../engine/citadel/index.ts'
import { middleOf, wedgeOf } from '../../art/town/index.ts'
import styles from './Happens.module.css'

/** The current event over the town: changed plots and their pay. */
export const Happens = ({ events }: { events: readonly Event[] }) =>
  events.map((event, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its place
    <Happening key={index} event={event} />
  ))

/** Distance of the frame around a plot. */
const ROUND = 3

function Happening({ event }: { event: Event }) {
  switch (event.type) {
    case 'chosen':
    case 'claimed':
    case 'built':
      return <Framed event={event} plot={event.plot} tone="legal" />
    case 'besieged':
    case 'destroyed':
    case 'vacated':
      return <Framed event={event} plot={event.plot} tone="threat" />
    case 'income':
      return (
        <>
          <Framed event={event} plot={event.plot} tone="legal" />
          <Count plot={event.plot} words={`+${event.count}`} />
        </>
      )
    case 'played': {
      const plot = event.target === null ? null : parsePlot(event.target)
      return plot === null ? null : <Framed event={event} plot={plot} tone="threat" />
    }
    default:
      return null
  }
}

const Framed = ({ event, plot, tone }: { event: Event; plot: Plot; tone: 'legal' | 'threat' }) => (
  <path className={styles[tone]} d={wedgeOf(plot, ROUND).path} data-happens={event.type} />
)

/** A number over a plot: the bricks that it pays. */
function Count({ plot, words }: { plot: Plot; words: string }) {
  const [x, y] = middleOf(plot)
  return (
    <text className={styles['count']} x={x} y={y + 12}>
      {words}
    </text>
  )
}
