import type { ReactNode } from 'react'
import { Arrow, Icon, IconButton } from '../../../../../ui/art/index.ts'
import { useKeys } from '../../../../../ui/input/keys.ts'
import { RestSign } from '../../../art/index.ts'
import { useForesight, useTable } from '../../../runtime.ts'
import { useTaleSettings } from '../../../settings.ts'
import { useAllWords } from '../../../words/all-words.ts'
import { SHORTCUTS } from '../../shortcuts.ts'
import { useLiveState } from '../../state/table-state.ts'
import { noticesOf } from '../../table-kit.ts'
import { CountMark, GoneSign, LoopMark, StayMark } from '../board-signs.tsx'
import { trafficIn, type WayEnd } from '../routes/traffic.ts'
import styles from './legend.module.css'

/** Returns the marks that the legend explains: the permanent ones, or those of all ways to the oak. Null without marks. */
function useLegendMarks(): 'always' | 'ways' | null {
  const ways = useForesight(({ routesShown }) => routesShown)
  const isGuided = useTaleSettings(({ foresight }) => foresight === 'guided')
  if (ways) return 'ways'
  return isGuided ? 'always' : null
}

const closeLegend = (): void => useTaleSettings.getState().set({ legend: 'closed' })

/** The legend beside the board, at the guided level, until the player closes it. The settings open it again. */
export function LegendNote() {
  const { legend } = useAllWords()
  const isOpen = useTaleSettings((settings) => settings.foresight === 'guided' && settings.legend === 'shown')
  const opening = useLiveState().opening !== null
  const marks = useLegendMarks()
  const isShown = isOpen && marks !== null && !opening
  const table = useTable()
  // Escape closes a notice, the marks that the legend explains, and a suggestion first.
  function isOnTop(): boolean {
    const { open, routesShown } = table.foresight.getState()
    const isSuggesting = table.suggesting.getState().seat !== null
    return noticesOf(table).useNotice.getState().notice === null && !open && !routesShown && !isSuggesting
  }
  useKeys('page', [{ shortcut: SHORTCUTS['put-back'], enabled: isOnTop, run: closeLegend }], isShown)
  if (!isShown) return null
  return (
    <section className={styles['note']} aria-label={legend.name} data-legend={marks}>
      <LegendRows marks={marks} />
      <IconButton
        size={32}
        className={styles['close']}
        aria-label={legend.close}
        title={legend.close}
        onClick={closeLegend}
      >
        <Icon name="cross" size={16} />
      </IconButton>
    </section>
  )
}

/** The legend on a sheet, below the six futures. */
export function LegendOnSheet() {
  const { legend } = useAllWords()
  const marks = useLegendMarks()
  if (!marks) return null
  return (
    <section className={styles['sheet']} aria-label={legend.name} data-legend={marks}>
      <LegendRows marks={marks} />
    </section>
  )
}

function LegendRows({ marks }: { marks: 'always' | 'ways' }) {
  const { legend } = useAllWords()
  return (
    <ul className={styles['rows']}>
      {marks === 'ways' ? (
        <WaysRows />
      ) : (
        <>
          <Row words={legend.always.enters}>
            <path
              d="M27-7l7 7-7 7M36-7l7 7-7 7"
              fill="none"
              stroke="var(--ink)"
              strokeWidth={3}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </Row>
          <Row words={legend.always.step}>
            <Arrow from={[10, 0]} to={[56, 0]} width={2.6} tone="step" />
          </Row>
          <Row words={legend.always.oak}>
            <Arrow from={[12, 0]} to={[56, 0]} width={6} />
          </Row>
          <Row words={legend.always.stays}>
            <g transform="translate(24 0) scale(1.15)">
              <StayMark />
            </g>
            <g transform="translate(46 0) scale(.72)">
              <RestSign rest="sleeps" />
            </g>
          </Row>
        </>
      )}
    </ul>
  )
}

const END_SIGNS = { loop: LoopMark, stays: StayMark, gone: GoneSign } as const satisfies Record<
  WayEnd['kind'],
  unknown
>

const ENDS = ['loop', 'stays', 'gone'] as const satisfies readonly WayEnd['kind'][]

/** The marks of all ways to the oak. Of the ends before the oak, only those in this forest. */
function WaysRows() {
  const { legend } = useAllWords()
  const { ends } = trafficIn(useLiveState())
  return (
    <>
      <Row words={legend.ways.step}>
        <Arrow from={[8, 0]} to={[58, 0]} width={4} tone="step" />
        <g transform="translate(26 0)">
          <CountMark count={3} tone="step" />
        </g>
      </Row>
      <Row words={legend.ways.oak}>
        <Arrow from={[12, 0]} to={[56, 0]} width={5} />
      </Row>
      {ENDS.filter((kind) => ends.some((end) => end.kind === kind)).map((kind) => {
        const Sign = END_SIGNS[kind]
        return (
          <Row key={kind} words={legend.ways[kind]}>
            <g transform="translate(35 0) scale(1.3)">
              <Sign />
            </g>
          </Row>
        )
      })}
    </>
  )
}

function Row({ words, children }: { words: string; children: ReactNode }) {
  return (
    <li>
      <svg className={styles['mark']} viewBox="0 -12 68 24" aria-hidden="true">
        {children}
      </svg>
      {words}
    </li>
  )
}
