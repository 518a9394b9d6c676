import { SEATS, type Seat } from '../../../../engine/boogyman/index.ts'
import { isLedByPerson, leaderOf } from '../../../../store/leaders.ts'
import { TokenButton } from '../../../../ui/art/index.ts'
import { Strengths } from '../../../../ui/frames/cover/Strengths.tsx'
import {
  BetweenSeats,
  NameLine,
  SeatColumn,
  WhoPlays as WhoPlaysFrame,
} from '../../../../ui/frames/cover/WhoPlays.tsx'
import { announce } from '../../../../ui/page/announce.ts'
import { FolkIcon } from '../../art/index.ts'
import { COMPUTERS, useLiveLeaders } from '../../leaders.ts'
import { useCoverWords } from '../../words/cover.ts'
import { useDraft } from './draft.ts'
import { changeSides, chooseStrength, chooseWay, WAYS_TO_PLAY, wayOf } from './ways-to-play.ts'

/** The one question: who plays, and who leads which folk. */
export function WhoPlays() {
  const { cover } = useCoverWords()
  const way = useLiveLeaders((store) => wayOf(store.cover))
  const ways = WAYS_TO_PLAY.map((id) => ({ id, words: cover.ways[id] }))
  return (
    <WhoPlaysFrame
      question={cover.whoPlays}
      ways={ways}
      chosen={way}
      onChoose={chooseWay}
      seats={SEATS.length}
    >
      <Side seat={0} />
      <ChangeSides />
      <Side seat={1} />
    </WhoPlaysFrame>
  )
}

/** One folk, with the line for the name of whoever leads it, or how strong its computer player is. */
function Side({ seat }: { seat: Seat }) {
  const { bots, common, cover } = useCoverWords()
  const side = SEATS[seat]
  const who = common.inSentence[side]
  const leader = useLiveLeaders((store) => leaderOf(store.cover, side))
  const player = useDraft(({ config }) => config.players[seat])
  const isPerson = leader === 'person'
  return (
    <SeatColumn picture={<FolkIcon side={side} size={140} selected={isPerson} />} name={common.sides[side]}>
      {isPerson ? (
        <NameLine
          label={cover.nameOf(who)}
          placeholder={cover.namePlaceholder}
          value={player}
          onName={(name) => useDraft.getState().rename(seat, name)}
        />
      ) : (
        <Strengths
          label={cover.strengthOf(who)}
          seat={side}
          computers={COMPUTERS.map((id) => ({ id, name: bots.plain[id], does: cover.strengths[id] }))}
          chosen={leader}
          onChoose={(computer) => chooseStrength(seat, computer)}
        />
      )}
    </SeatColumn>
  )
}

/** Whoever leads the one folk leads the other, with name and strength. */
function ChangeSides() {
  const { common, cover } = useCoverWords()
  const change = () => {
    changeSides()
    const led = SEATS.filter((side) => isLedByPerson(useLiveLeaders.getState().cover, side))
    const [only] = led
    announce(led.length === 1 && only ? cover.youLead(common.inSentence[only]) : cover.sidesChanged)
  }
  return (
    <BetweenSeats>
      <TokenButton size={48} aria-label={cover.changeSides} title={cover.changeSides} onClick={change}>
        <svg className="grows" width={28} height={28} viewBox="-14 -14 28 28" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round">
            <path d="M-10-5H9M4-10l5 5-5 5" />
            <path d="M10 6H-9M-4 1l-5 5 5 5" />
          </g>
        </svg>
      </TokenButton>
    </BetweenSeats>
  )
}
