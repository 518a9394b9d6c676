import { REFUGE } from '../../../../ui/app/useFocusKept.ts'
import { DieIcon, Icon } from '../../../../ui/art/index.ts'
import { useMessages } from '../../../../ui/text/useMessages.ts'
import { HeroIcon } from '../../art/index.ts'
import { useComputer } from '../../computer-now.ts'
import { useIntent, usePlayback } from '../../table.ts'
import { useWatching } from '../../watching.ts'
import { useAim } from '../board/aims/useAim.ts'
import { ComputerTurn } from '../bots/ComputerTurn.tsx'
import { CardButton } from '../cards/CardButton.tsx'
import { about } from '../cards/subject.ts'
import { Bargains } from '../characters/Bargains.tsx'
import { bargainsOf } from '../characters/powers.ts'
import { DieChoice } from '../dice/DieChoice.tsx'
import type { FallenDie } from '../dice/roll-words.ts'
import { TidingsList } from '../late/leaves.tsx'
import { useReal, useSession } from '../now/at-table.ts'
import styles from './Status.module.css'
import { canPlayAgain } from './show.ts'
import { statusText } from './status-text.ts'
import { AgainButton, Transport } from './Transport.tsx'
import { useLastRoll, useShownRoll } from './useRoll.ts'

/** The strip below the board: whose turn it is and what there is to do, or the monsters' turn being shown. */
export function Status() {
  const real = useReal()
  const computer = useComputer()
  if (useWatching()) return <Watching />
  return computer ? (
    <div className={styles['status']} {...REFUGE}>
      <ComputerTurn state={real} computer={computer} />
    </div>
  ) : (
    <Waiting />
  )
}

function Watching() {
  const { config } = useSession()
  const { status, die } = useMessages().table
  const replaying = usePlayback((playback) => playback.replaying)
  const rolling = usePlayback(({ cue }) => cue?.event.type === 'die-rolled')
  const roll = useShownRoll(config)
  const purpose = roll?.purpose === 'movement' ? die.forMovement : die.forMonsters
  return (
    <div className={styles['status']} {...REFUGE}>
      <span className={styles['icon']}>
        {roll ? <DieIcon face={roll.face} size={44} raised /> : <Icon name="boot-prints" size={40} />}
      </span>
      <div className={styles['words']}>
        <p className={styles['title']}>{roll ? roll.words : rolling ? status.rolling : status.watching}</p>
        <p className={styles['note']}>{replaying ? status.again : roll && purpose}</p>
      </div>
      <Transport />
    </div>
  )
}

function Waiting() {
  const session = useSession()
  const real = useReal()
  const m = useMessages()
  const inHand = useIntent((intent) => intent.inHand)
  const aim = useAim(real)
  const last = useLastRoll(session)
  const { title, note } = statusText(m, session, real, inHand, aim)
  const seat = session.config.seats[real.onTurn]
  const asked = real.pending !== null && last !== null
  const dieAsked = real.pending?.kind === 'die'
  const bargains = bargainsOf(real).length > 0
  return (
    <div className={styles['status']} data-over="" {...REFUGE}>
      <span className={styles['icon']} {...(asked && about({ kind: 'die', for: last.purpose }))}>
        {asked && <DieIcon face={last.face} size={44} raised />}
        {!asked && (real.opening || !seat) && <Icon name="open-book" size={42} />}
        {!asked && !real.opening && seat && <HeroIcon character={seat.character} height={62} selected />}
      </span>
      <TidingsList
        otherwise={
          <div className={styles['words']}>
            <p className={styles['title']}>{dieAsked && last ? last.words : title}</p>
            <p className={styles['note']}>{note}</p>
          </div>
        }
      />
      {bargains && <Bargains state={real} />}
      {dieAsked && <DieChoice config={session.config} state={real} />}
      {!bargains && !dieAsked && !aim && (
        <div className={styles['aside']}>
          {last && !asked && <LastRoll roll={last} />}
          {canPlayAgain(session) && <AgainButton />}
        </div>
      )}
    </div>
  )
}

const LastRoll = ({ roll }: { roll: FallenDie }) => (
  <CardButton subject={{ kind: 'die', for: roll.purpose }} className={styles['roll']}>
    <DieIcon face={roll.face} size={26} />
    {roll.words}
  </CardButton>
)
