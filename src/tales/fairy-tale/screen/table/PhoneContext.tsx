import { DieIcon, Icon, TokenButton } from '../../../../ui/art/index.ts'
import { useIntent } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { ConfirmPlank } from '../board/aims/ConfirmPlank.tsx'
import { ComputerTurn } from '../bots/bots.tsx'
import { Bargains } from '../characters/Bargains.tsx'
import { DieChoice } from '../dice/DieChoice.tsx'
import { Transport } from '../late/leaves.tsx'
import { useReal, useSession } from '../now/at-table.ts'
import { AgainButton } from '../playback/AgainButton.tsx'
import styles from './PhoneContext.module.css'
import { useShownRoll } from './useRoll.ts'
import { useStrip, type Waiting } from './useStrip.ts'

/** Between undo and the seal: what is next, in a few words or as a plank to press. */
export function PhoneContext() {
  const real = useReal()
  const strip = useStrip()
  if (strip.kind === 'watching') return <PhoneShow />
  if (strip.kind === 'computer') return <ComputerTurn state={real} computer={strip.computer} small />
  return <PhoneWaiting strip={strip} />
}

function PhoneWaiting({ strip: { title, note, offer, asked, again, idle } }: { strip: Waiting }) {
  const { config } = useSession()
  const real = useReal()
  if (offer?.kind === 'confirm') {
    return (
      <div className={styles['aim']}>
        {offer.turns && <TurnButton />}
        <ConfirmPlank aim={offer.aim} className={styles['confirm']} />
      </div>
    )
  }
  if (offer?.kind === 'bargains' && idle) return <Bargains state={real} small />
  // There is room for one: to see the monsters again, before it is said once more what the seal says.
  const watchesAgain = again && idle && !asked && real.phase === 'new-monsters'
  return (
    <div className={styles['tip']}>
      <span className={styles['tipTitle']}>{title}</span>
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
