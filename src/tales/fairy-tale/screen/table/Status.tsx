import { use } from 'react'
import { DieIcon, Icon } from '../../../../ui/art/index.ts'
import { InfoButton } from '../../../../ui/frames/info-card/InfoButton.tsx'
import { FOCUS_FALLBACK } from '../../../../ui/page/focus-fallback.ts'
import { HeroIcon } from '../../art/index.ts'
import { usePlayback } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { OthersTurn } from '../bots/bots.tsx'
import { Bargains } from '../characters/Bargains.tsx'
import { DieChoice } from '../dice/DieChoice.tsx'
import type { FallenDie } from '../dice/roll-words.ts'
import { ChangesList, LazyPlaybackControls } from '../lazy.tsx'
import { AgainButton } from '../playback/AgainButton.tsx'
import { ToldPaper } from '../state/log-paper.ts'
import { useLiveState, useSession } from '../state/table-state.ts'
import { about } from '../subject.ts'
import styles from './Status.module.css'
import { useShownRoll } from './useRoll.ts'
import { useStrip, type Waiting as WaitingStrip } from './useStrip.ts'

/** The strip below the board: the player on turn and the next step, or the playback of the monsters. */
export function Status() {
  const real = useLiveState()
  const strip = useStrip()
  if (strip.kind === 'watching') return <Watching />
  if (strip.kind === 'waiting') return <Waiting strip={strip} />
  return (
    <div className={styles['status']} {...FOCUS_FALLBACK}>
      <OthersTurn state={real} actor={strip.actor} />
    </div>
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
    <div className={styles['status']} {...FOCUS_FALLBACK}>
      <span className={styles['icon']}>
        {roll ? <DieIcon face={roll.face} size={44} raised /> : <Icon name="boot-prints" size={40} />}
      </span>
      <div className={styles['words']}>
        <p className={styles['title']}>{roll ? roll.words : rolling ? status.rolling : status.watching}</p>
        <p className={styles['note']}>{replaying ? status.again : roll && purpose}</p>
      </div>
      <LazyPlaybackControls />
    </div>
  )
}

function Waiting({ strip }: { strip: WaitingStrip }) {
  const { config } = useSession()
  const real = useLiveState()
  const paper = use(ToldPaper)
  const { title, note, offer, last, asked, again } = strip
  const seat = config.seats[real.onTurn]
  return (
    <div ref={paper} className={styles['status']} data-over="" {...FOCUS_FALLBACK}>
      <span className={styles['icon']} {...(asked && about({ kind: 'die', for: asked.purpose }))}>
        {asked && <DieIcon face={asked.face} size={44} raised />}
        {!asked && (real.opening || !seat) && <Icon name="open-book" size={42} />}
        {!asked && !real.opening && seat && <HeroIcon character={seat.character} height={62} selected />}
      </span>
      <ChangesList
        otherwise={
          <div className={styles['words']}>
            <p className={styles['title']}>{title}</p>
            <p className={styles['note']}>{note}</p>
          </div>
        }
      />
      {offer?.kind === 'bargains' && <Bargains state={real} />}
      {offer?.kind === 'die' && <DieChoice config={config} state={real} />}
      {offer === null && (
        <div className={styles['aside']}>
          {last && !asked && <LastRoll roll={last} />}
          {again && <AgainButton />}
        </div>
      )}
    </div>
  )
}

const LastRoll = ({ roll }: { roll: FallenDie }) => (
  <InfoButton {...about({ kind: 'die', for: roll.purpose })} className={styles['roll']}>
    <DieIcon face={roll.face} size={26} />
    {roll.words}
  </InfoButton>
)
