import { LONGEST_NAME, SEATS, type Seat } from '../../../../engine/boogyman/index.ts'
import { isLedByPerson, leaderOf } from '../../../../store/leaders.ts'
import { Heading, TokenButton } from '../../../../ui/art/index.ts'
import { PunchedPick } from '../../../../ui/frames/cover/PunchedPick.tsx'
import { announce } from '../../../../ui/page/announce.ts'
import { FolkIcon } from '../../art/index.ts'
import { useLeaders } from '../../leaders.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { useDraft } from './draft.ts'
import { Strength } from './Strength.tsx'
import styles from './WhoPlays.module.css'
import { changeSides, chooseWay, WAYS_TO_PLAY, wayOf } from './ways-to-play.ts'

/** The one question: who plays, and who leads which folk. */
export function WhoPlays() {
  const { cover } = useCoverWords()
  const way = useLeaders((store) => wayOf(store.cover))
  return (
    <section className={styles['who']} aria-labelledby="who-plays">
      <Heading className={styles['heading'] ?? ''}>
        <span id="who-plays">{cover.whoPlays}</span>
      </Heading>
      <div className={styles['ways']} role="radiogroup" aria-labelledby="who-plays">
        {WAYS_TO_PLAY.map((one) => (
          <PunchedPick key={one} name="way" checked={one === way} onChange={() => chooseWay(one)}>
            {cover.ways[one]}
          </PunchedPick>
        ))}
      </div>
      <div className={styles['sides']}>
        <Side seat={0} />
        <ChangeSides />
        <Side seat={1} />
      </div>
    </section>
  )
}

/** One folk, with the line for the name of whoever leads it, or how strong its computer player is. */
function Side({ seat }: { seat: Seat }) {
  const { common } = useCoverWords()
  const side = SEATS[seat]
  const leader = useLeaders(({ cover }) => leaderOf(cover, side))
  return (
    <div className={styles['side']}>
      <FolkIcon side={side} size={140} selected={leader === 'person'} />
      <h3 className={styles['name']}>{common.sides[side]}</h3>
      {leader === 'person' ? <NameLine seat={seat} /> : <Strength seat={seat} chosen={leader} />}
    </div>
  )
}

/** Whoever leads the one folk leads the other, with name and strength. */
function ChangeSides() {
  const { common, cover } = useCoverWords()
  const change = () => {
    changeSides()
    const led = SEATS.filter((side) => isLedByPerson(useLeaders.getState().cover, side))
    const [only] = led
    announce(led.length === 1 && only ? cover.youLead(common.inSentence[only]) : cover.sidesChanged)
  }
  return (
    <span className={styles['change']}>
      <TokenButton size={48} aria-label={cover.changeSides} title={cover.changeSides} onClick={change}>
        <svg className="grows" width={28} height={28} viewBox="-14 -14 28 28" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round">
            <path d="M-10-5H9M4-10l5 5-5 5" />
            <path d="M10 6H-9M-4 1l-5 5 5 5" />
          </g>
        </svg>
      </TokenButton>
    </span>
  )
}

/** The line for the name of whoever leads a folk. */
function NameLine({ seat }: { seat: Seat }) {
  const { common, cover } = useCoverWords()
  const player = useDraft(({ config }) => config.players[seat])
  return (
    <input
      className={styles['line']}
      aria-label={cover.nameOf(common.inSentence[SEATS[seat]])}
      placeholder={cover.namePlaceholder}
      value={player}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => useDraft.getState().rename(seat, target.value)}
    />
  )
}
