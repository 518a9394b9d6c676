import { DieIcon, Icon, TokenButton } from '../../../../ui/art/index.ts'
import { useMessages } from '../../../../ui/text/useMessages.ts'
import { useComputer } from '../../computer-now.ts'
import { canTurn } from '../../intent/in-hand.ts'
import { useIntent } from '../../table.ts'
import { useWatching } from '../../watching.ts'
import { ConfirmPlank } from '../board/aims/ConfirmPlank.tsx'
import { useAim } from '../board/aims/useAim.ts'
import { ComputerTurn } from '../bots/ComputerTurn.tsx'
import { Bargains } from '../characters/Bargains.tsx'
import { bargainsOf } from '../characters/powers.ts'
import { DieChoice } from '../dice/DieChoice.tsx'
import { useReal, useSession } from '../now/at-table.ts'
import styles from './PhoneContext.module.css'
import { canPlayAgain } from './show.ts'
import { statusText } from './status-text.ts'
import { AgainButton, Transport } from './Transport.tsx'
import { useLastRoll, useShownRoll } from './useRoll.ts'

/** Between undo and the seal: what is next, in a few words or as a plank to press. */
export function PhoneContext() {
  const session = useSession()
  const real = useReal()
  const m = useMessages()
  const watching = useWatching()
  const inHand = useIntent((intent) => intent.inHand)
  const aim = useAim(real)
  const computer = useComputer()
  const last = useLastRoll(session)
  if (watching) return <PhoneShow />
  if (computer) return <ComputerTurn state={real} computer={computer} small />
  if (aim) {
    return (
      <div className={styles['aim']}>
        {canTurn(real, inHand) && <TurnButton />}
        <ConfirmPlank aim={aim} className={styles['confirm']} />
      </div>
    )
  }
  if (inHand.kind === 'nothing' && bargainsOf(real).length > 0) return <Bargains state={real} small />
  const { title, note } = statusText(m, session, real, inHand, aim)
  const asked = real.pending !== null && last !== null
  if (real.pending?.kind === 'die') {
    return (
      <div className={styles['tip']}>
        <span className={styles['tipTitle']}>{last?.words ?? title}</span>
        <DieChoice config={session.config} state={real} small />
      </div>
    )
  }
  const watched = inHand.kind === 'nothing' && real.phase === 'new-monsters' && !asked
  return (
    <div className={styles['tip']}>
      <span className={styles['tipTitle']}>{title}</span>
      {watched && canPlayAgain(session) ? <AgainButton /> : note}
    </div>
  )
}

/** At the thumb: the board has no room for it. */
function TurnButton() {
  const { board } = useMessages()
  const rotate = useIntent((intent) => intent.rotate)
  return (
    <TokenButton size={48} aria-label={board.turnTile} title={board.turnTile} onClick={() => rotate()}>
      <Icon name="clockwise-rotation" size={28} />
    </TokenButton>
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
      <Transport />
    </div>
  )
}
