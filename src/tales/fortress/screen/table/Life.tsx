import { DieIcon } from '../../../../ui/art/index.ts'
import { Candle } from '../../art/index.ts'
import { isCertainDeath, type NightFuture, nightFutures } from '../../foresight/index.ts'
import { useMessages } from '../../words/messages.ts'
import { lifeLeft } from '../field/life-left.ts'
import { useDisplayedState, useHappening, useLiveState } from '../state/table-state.ts'
import styles from './Life.module.css'

/** The life as a candle with its scale, and the six faces of the next night with the resulting life. */
export function Life() {
  const { table } = useMessages()
  const life = lifeLeft(useDisplayedState())
  return (
    <section className={styles['life']} aria-label={table.life}>
      <div className={styles['candle']} data-life="">
        <Candle life={life} width={40} height={168} />
        <span className="unseen">{table.lifeOf(life)}</span>
      </div>
      <Tonight />
    </section>
  )
}

/** Returns the face of the night in playback, or null. */
function useFace() {
  const event = useHappening()?.cue.event
  return event?.type === 'night-rolled' ? event.face : null
}

function Tonight() {
  const { table } = useMessages()
  const real = useLiveState()
  const face = useFace()
  const before = useHappening()?.move.before
  const state = face !== null && before ? before : real
  const futures = nightFutures(state)
  const mean = futures.reduce((sum, one) => sum + lifeLeft(one), 0) / futures.length
  return (
    <div className={styles['tonight']}>
      <h2 className={styles['heading']}>{table.tonight}</h2>
      <ul className={styles['faces']}>
        {futures.map((one) => (
          <li key={one.face} data-look={lookOf(one)}>
            <DieIcon face={one.face} size={23} hot={face === one.face} />
            <b aria-hidden="true">{one.dies ? '†' : one.life}</b>
            <span className="unseen">
              {table.faceOf(one.face, lifeLeft(one))}
              {one.dies ? `: ${table.wouldEnd}` : ''}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles['mean']}>
        {isCertainDeath(state) ? table.certainDeath : table.onAverage(String(Math.round(mean * 10) / 10))}
      </p>
    </div>
  )
}

function lookOf({ change, dies }: NightFuture): 'gain' | 'loss' | 'plain' {
  if (dies || change < -1) return 'loss'
  return change > 0 ? 'gain' : 'plain'
}

/** The row above a phone's field: the candle with its number, and the possible life after the night. */
export function LifeRow() {
  const { common, table } = useMessages()
  const shown = useDisplayedState()
  const { turn } = shown
  const life = lifeLeft(shown)
  const real = useLiveState()
  const lives = nightFutures(real).map(lifeLeft)
  const face = useFace()
  return (
    <section className={styles['row']} aria-label={table.life}>
      <Candle life={life} width={16} height={26} bare />
      <b className={styles['number']} aria-hidden="true" data-life="">
        {life}
      </b>
      <span className="unseen">{table.lifeOf(life)}</span>
      <p>
        {isCertainDeath(real) ? table.certainDeath : table.nightRange(Math.min(...lives), Math.max(...lives))}
      </p>
      {face !== null && <DieIcon face={face} size={26} />}
      <span className={styles['turn']}>{common.turn(turn)}</span>
    </section>
  )
}
