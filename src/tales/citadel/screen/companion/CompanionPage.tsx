import { type ReactNode, useState } from 'react'
import type { Seat } from '../../../../engine/citadel/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { Button, PaperCard } from '../../../../ui/art/index.ts'
import { useLayout, useTightness } from '../../../../ui/frames/table/useLayout.ts'
import { useSpokenStart } from '../../../../ui/page/announce.ts'
import { OrNothing } from '../../../../ui/page/OrNothing.tsx'
import { useRootAttribute } from '../../../../ui/page/useRootAttribute.ts'
import { Pieces } from '../../../../ui/parts/Pieces.tsx'
import { seatAsked } from '../../hotseat.ts'
import { usePlayback } from '../../runtime.ts'
import { useCompanionWords } from '../../words/companion.ts'
import { useMessages } from '../../words/messages.ts'
import { useDisplayedView, useLiveView, useView } from '../state/table-state.ts'
import { Hint, Notices } from '../table/parts.ts'
import styles from './CompanionPage.module.css'
import { NextPays } from './NextPays.tsx'
import { OwnHead } from './OwnHead.tsx'
import { RivalLines } from './RivalLines.tsx'
import { TurnBody } from './TurnBody.tsx'
import { TurnFoot } from './TurnFoot.tsx'
import { useSelection } from './useSelection.ts'
import { WaitingBody, WaitingFoot } from './Waiting.tsx'

export interface CompanionProps {
  /** The seat of this phone. */
  seat: Seat
  /** Shows the board instead. */
  onBoard(): void
  /** Dialogs that the table opens by itself. */
  children: ReactNode
}

/** The page of a phone with a seat of its own: the hand with its actions, or while others play, what happens. */
export function CompanionPage({ seat, onBoard, children }: CompanionProps) {
  const m = useMessages()
  const c = useCompanionWords()
  const layout = useLayout()
  const { low } = useTightness()
  const hand = useSettings((settings) => settings.hand)
  const isOurs = useIsOurTurn(seat)
  useRootAttribute('table', true)
  useSpokenStart(isOurs, c.yourTurn)
  return (
    <main
      className={styles['page']}
      data-layout={layout}
      data-hand={hand}
      data-waiting={isOurs ? undefined : ''}
      data-low={low || layout === 'across' ? '' : undefined}
      aria-label={c.name}
    >
      <h1 className="unseen">{m.book.title}</h1>
      {isOurs ? <Turn seat={seat} onBoard={onBoard} /> : <Wait seat={seat} onBoard={onBoard} />}
      <div className={styles['told']}>
        <Pieces>
          <Hint />
          <Notices />
        </Pieces>
      </div>
      <OrNothing>{children}</OrNothing>
    </main>
  )
}

type SideProps = Pick<CompanionProps, 'seat' | 'onBoard'>

function Turn({ seat, onBoard }: SideProps) {
  const state = useLiveView()
  const selection = useSelection(state, seat)
  return (
    <>
      <PaperCard torn={['bottom']} seed="companion" className={styles['top']}>
        <Pieces>
          <OwnHead seat={seat} />
          <RivalLines seat={seat} />
          <NextPays seat={seat} />
        </Pieces>
      </PaperCard>
      <div className={styles['middle']}>
        <Pieces>
          <TurnBody seat={seat} selection={selection} onBoard={onBoard} />
        </Pieces>
      </div>
      <PaperCard torn={['top']} seed="companion foot" className={styles['foot']}>
        <Pieces>
          <TurnFoot selection={selection} />
        </Pieces>
      </PaperCard>
    </>
  )
}

function Wait({ seat, onBoard }: SideProps) {
  const [isLookingBack, setLookingBack] = useState(false)
  return (
    <>
      <PaperCard torn={['bottom']} seed="companion" className={styles['top']}>
        <Pieces>
          <OwnHead seat={seat} />
        </Pieces>
      </PaperCard>
      <div className={styles['middle']}>
        <Pieces>
          <WaitingBody seat={seat} isLookingBack={isLookingBack} />
        </Pieces>
      </div>
      <PaperCard torn={['top']} seed="companion foot" className={styles['foot']}>
        <Pieces>
          <WaitingFoot
            seat={seat}
            isLookingBack={isLookingBack}
            onLookBack={setLookingBack}
            onBoard={onBoard}
          />
        </Pieces>
      </PaperCard>
    </>
  )
}

/** Hook: true if this phone is asked for an action, once the playback has shown everything before it. */
function useIsOurTurn(seat: Seat): boolean {
  const { acts } = useView()
  const shown = useDisplayedView()
  const playing = usePlayback((store) => store.playing)
  return acts && (!playing || (seatAsked(shown) ?? shown.onTurn) === seat)
}

/** Leads from the board of a phone back to its hand. */
export const BackToHand = ({ onBack }: { onBack: () => void }) => (
  <Button className={styles['back']} onClick={onBack}>
    {useCompanionWords().toHand}
  </Button>
)
