import { useRef } from 'react'
import { enemyOf, SEATS, type Seat } from '../../../../engine/boogyman/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { Dreaming } from '../../../../ui/frames/dream/Dreaming.tsx'
import { isSmall, useLayout, useTightness } from '../../../../ui/frames/table/useLayout.ts'
import { useRootMark } from '../../../../ui/page/useRootMark.ts'
import { useLeaders } from '../../leaders.ts'
import { personsOf, useOwnSeat } from '../../seating.ts'
import { useGame, useGameState, useShown } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { Board } from '../board/Board.tsx'
import { useComputers } from '../bots/useComputers.ts'
import { HintSheet } from '../hints/HintSheet.tsx'
import { useSession, useShownState } from '../now/at-table.ts'
import { TaleSound } from '../sound/TaleSound.tsx'
import './follow.ts'
import styles from '../../../../ui/frames/table/TableFrame.module.css'
import { useFreeArea } from '../../../../ui/frames/table/useFreeArea.ts'
import { AgreeBack as Agree } from '../../../../ui/frames/taking-back/AgreeBack.tsx'
import { keepAsItIs, useAskedBack } from '../now/undo.ts'
import { agreeAndSay } from './commands.ts'
import { NoticePlace } from './NoticePlace.tsx'
import { PhoneSheet } from './PhoneSheet.tsx'
import { Sheets } from './Sheets.tsx'
import { SideBench } from './Side.tsx'
import { TurnHeader } from './TurnHeader.tsx'
import { useSpokenTale } from './useSpokenTale.ts'
import { useTableKeys } from './useTableKeys.ts'

/** The table: the clearing in the middle, and round it both sides and all that a turn needs. */
export function TablePage() {
  const real = useGameState()
  const shown = useShown()
  useComputers()
  useSpokenTale()
  useTableKeys()
  if (!real || !shown) return null
  return (
    <Dreaming game={useGame} turnOf={({ turn }) => turn} page="table">
      <Table />
      <TaleSound />
    </Dreaming>
  )
}

function Table() {
  const { book, table } = useMessages()
  const layout = useLayout()
  const { low } = useTightness()
  const hand = useSettings((settings) => settings.hand)
  const { onTurn } = useShownState()
  const own = useOwnSeat(onTurn)
  const across = useAcross(onTurn)
  const free = useRef<HTMLDivElement>(null)
  const inset = useFreeArea(free, `${layout} ${hand} ${across} ${low}`)
  useRootMark('table', true)
  useRootMark('turned', across)
  return (
    <main
      className={styles['table']}
      data-layout={layout}
      data-hand={hand}
      data-across={across}
      data-low={low ? '' : undefined}
      aria-label={table.name}
    >
      <h1 className="unseen">{book.title}</h1>
      <div className={styles['board']}>
        <Board inset={inset} />
      </div>
      <div className={styles['over']}>
        <TurnHeader />
        {isSmall(layout) ? <Phone own={own} /> : <Sheets rail={layout === 'rail'} />}
        <div ref={free} className={styles['free']}>
          <div className={styles['told']}>
            <HintSheet />
            <NoticePlace />
          </div>
        </div>
      </div>
      <AgreeBack />
    </main>
  )
}

/** On a phone the two benches stand above and below the board, the own one below. */
function Phone({ own }: { own: Seat }) {
  return (
    <>
      <div className={styles['theirs']}>
        <SideBench seat={enemyOf(own)} />
      </div>
      <div className={styles['ours']}>
        <SideBench seat={own} />
      </div>
      <PhoneSheet />
    </>
  )
}

/** Whether the paper is turned to the far side: the screen lies flat between two people, and who sits there is on turn. */
function useAcross(onTurn: Seat): boolean {
  const flat = useSettings((settings) => settings.flat)
  const table = useLeaders((leaders) => leaders.table)
  return flat === 'on' && personsOf(table).length === 2 && onTurn === 1
}

/** Asks the table whether both agree to take back what belongs to a turn that is over (law, section 6). */
function AgreeBack() {
  const m = useMessages()
  const asking = useAskedBack((asked) => asked.asking)
  const last = useSession().moves.at(-1)
  const { table, common } = m
  return (
    asking &&
    last && (
      <Agree
        text={table.backText(common.inSentence[SEATS[last.before.onTurn]])}
        onAgreed={() => agreeAndSay(m)}
        onLeft={keepAsItIs}
      />
    )
  )
}
