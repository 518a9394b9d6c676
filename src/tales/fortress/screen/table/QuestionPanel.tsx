import type { ReactNode } from 'react'
import { isLand, mayTryAgain, nextFortress, type State } from '../../../../engine/fortress/index.ts'
import { Button, Die, PaperCard } from '../../../../ui/art/index.ts'
import { FOCUS_FALLBACK } from '../../../../ui/page/focus-fallback.ts'
import { useRoadBook } from '../../road-book.ts'
import { useOtherActor, usePlayback, useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { act } from '../state/act.ts'
import { useHappening, useLiveState, useSession } from '../state/table-state.ts'
import styles from './QuestionPanel.module.css'

/** The open question as a slip over the field, and the three dice of the assault. */
export function QuestionPanel() {
  const real = useLiveState()
  const playing = usePlayback((playback) => playback.playing)
  const other = useOtherActor()
  const event = useHappening()?.cue.event
  if (event?.type === 'assault-rolled')
    return (
      <Slip>
        <Dice damage={event.damage} dice={event.dice} roll={event.roll} walls={real.place.walls} falling />
      </Slip>
    )
  if (playing || other) return null
  if (real.pending === 'opening') return <Opening state={real} />
  return real.pending === 'again' ? <Again state={real} /> : null
}

const Slip = ({ children }: { children: ReactNode }) => (
  <PaperCard seed="asked" framed className={styles['slip']}>
    {children}
  </PaperCard>
)

function Opening({ state }: { state: State }) {
  const table = useTable()
  const { opening } = useMessages().table
  return (
    <Slip>
      <h2 className={styles['title']} {...FOCUS_FALLBACK}>
        {opening.title}
      </h2>
      <p>{state.hand.some(isLand) ? opening.noCreature : opening.noLand}</p>
      <div className={styles['answers']}>
        <Button onClick={() => act(table, { type: 'keep' })}>{opening.keep}</Button>
        <Button tone="blue" onClick={() => act(table, { type: 'redraw' })}>
          {opening.redraw}
        </Button>
      </div>
    </Slip>
  )
}

/** True if the siege may be set up again. On the road that needs a spare lantern [S 26]. */
function useMayTryAgain({ place, siege }: State): boolean {
  const road = useRoadBook((book) => book.road)
  if (!place.name || !road || nextFortress(road) !== place.name) return true
  return mayTryAgain(road, siege)
}

function Again({ state }: { state: State }) {
  const table = useTable()
  const { again } = useMessages().table
  const may = useMayTryAgain(state)
  const last = useLastAssault()
  return (
    <Slip>
      <h2 className={styles['title']} {...FOCUS_FALLBACK}>
        {again.title}
      </h2>
      {last && <Dice {...last} walls={state.place.walls} />}
      <p>{again.text(last)}</p>
      {!may && <p>{again.noLantern}</p>}
      <div className={styles['answers']}>
        <Button onClick={() => act(table, { type: 'yield' })}>{again.no}</Button>
        {may && (
          <Button tone="blue" onClick={() => act(table, { type: 'again' })}>
            {again.yes}
          </Button>
        )}
      </div>
    </Slip>
  )
}

/** Returns the last assault, or null if the session begins after it, as in a shared position. */
function useLastAssault() {
  const { moves } = useSession()
  const events = moves.at(-1)?.frames.map(({ event }) => event) ?? []
  const rolled = events.findLast((event) => event.type === 'assault-rolled')
  return rolled?.type === 'assault-rolled' ? rolled : null
}

interface DiceProps {
  damage: number
  dice: readonly number[]
  roll: number
  walls: number
  /** True while the dice fall, one after another. */
  falling?: boolean
}

/** The three dice with the army's total and the roll. */
export function Dice({ damage, dice, roll, walls, falling = false }: DiceProps) {
  const { table } = useMessages()
  return (
    <div className={styles['dice']}>
      <b>{table.dice.total(damage)}</b>
      <svg className="grows" width={168} height={60} viewBox="0 0 168 60" aria-hidden="true">
        {dice.map((face, index) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: three dice, told apart by their order
            key={index}
            className={falling ? styles['die'] : undefined}
            style={{ animationDelay: `${index * 500}ms` }}
          >
            <g transform={`translate(${28 + index * 56} 30)`}>
              <Die face={faceOf(face)} size={44} raised />
            </g>
          </g>
        ))}
      </svg>
      <b className={falling ? styles['sum'] : undefined}>{table.dice.roll(roll, walls)}</b>
    </div>
  )
}

const FACES = [1, 2, 3, 4, 5, 6] as const

const faceOf = (value: number) => FACES[value - 1] ?? 1
