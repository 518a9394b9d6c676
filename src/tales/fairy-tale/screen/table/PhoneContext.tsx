import { DieIcon, Icon, IconButton } from '../../../../ui/art/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { useForesight, useIntent } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { ConfirmPlank } from '../board/aims/ConfirmPlank.tsx'
import { OthersTurn } from '../bots/bots.tsx'
import { Bargains } from '../characters/Bargains.tsx'
import { DieChoice } from '../dice/DieChoice.tsx'
import { LazyPlaybackControls, MovePlank } from '../lazy.tsx'
import { AgainButton } from '../playback/AgainButton.tsx'
import { useAsksSide, useLiveState, useSession } from '../state/table-state.ts'
import styles from './PhoneContext.module.css'
import { useShownRoll } from './useRoll.ts'
import { useStrip, type Waiting } from './useStrip.ts'

interface PhoneContextProps {
  /** False if the page shows the hero on turn by itself: a title then is a question only. */
  namesTurn?: boolean
}

/** The next step, between undo and the main button: a few words, or a button. */
export function PhoneContext({ namesTurn = true }: PhoneContextProps) {
  const real = useLiveState()
  const strip = useStrip()
  if (strip.kind === 'watching') return <PhoneShow />
  if (strip.kind === 'others') return <OthersTurn state={real} actor={strip.actor} small />
  return <PhoneWaiting strip={strip} namesTurn={namesTurn} />
}

function PhoneWaiting({ strip, namesTurn }: Required<PhoneContextProps> & { strip: Waiting }) {
  const { title, note, offer, asked, again, idle } = strip
  const { config } = useSession()
  const real = useLiveState()
  const asksSide = useAsksSide()
  const considered = useForesight((foresight) => foresight.considered)
  if (asksSide && considered) return <MovePlank side={considered} className={styles['confirm']} />
  if (offer?.kind === 'confirm') {
    return (
      <div className={styles['aim']}>
        {offer.turns && <TurnButton />}
        <ConfirmPlank aim={offer.aim} className={styles['confirm']} />
      </div>
    )
  }
  if (offer?.kind === 'bargains' && idle) return <Bargains state={real} small />
  // With room for one control, the replay of the monsters has priority over a note that repeats the main button.
  const watchesAgain = again && idle && !asked && real.phase === 'new-monsters'
  return (
    <div className={styles['tip']}>
      {(namesTurn || real.pending) && <span className={styles['tipTitle']}>{title}</span>}
      {offer?.kind === 'die' ? (
        <DieChoice config={config} state={real} small />
      ) : watchesAgain ? (
        <AgainButton />
      ) : (
        note
      )}
    </div>
  )
}

/** The turn button beside the thumb: the board of a phone has no room for it. */
function TurnButton() {
  const { board } = useMessages()
  const rotate = useIntent((intent) => intent.rotate)
  return (
    <IconButton
      ref={targetRef('table:turn')}
      size={48}
      aria-label={board.turnTile}
      title={board.turnTile}
      onClick={() => rotate()}
    >
      <Icon name="clockwise-rotation" size={28} />
    </IconButton>
  )
}

function PhoneShow() {
  const { config } = useSession()
  const roll = useShownRoll(config)
  return (
    <div className={styles['show']}>
      {roll && (
        <p className={styles['shown']}>
          <DieIcon face={roll.face} size={24} />
          {roll.words}
        </p>
      )}
      <LazyPlaybackControls />
    </div>
  )
}
