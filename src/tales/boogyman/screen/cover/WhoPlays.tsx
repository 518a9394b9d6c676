import { SEATS, type Seat } from '../../../../engine/boogyman/index.ts'
import { controllerOf, isHuman } from '../../../../store/controllers-store.ts'
import { IconButton } from '../../../../ui/art/index.ts'
import { Strengths } from '../../../../ui/frames/cover/Strengths.tsx'
import {
  BetweenSeats,
  NameLine,
  SeatColumn,
  WhoPlays as WhoPlaysFrame,
} from '../../../../ui/frames/cover/WhoPlays.tsx'
import { announce } from '../../../../ui/page/announce.ts'
import { FolkIcon } from '../../art/index.ts'
import { BOT_IDS, useLiveControllers } from '../../controllers.ts'
import { useCoverWords } from '../../words/cover.ts'
import { useDraft } from './draft.ts'
import { changeSides, chooseStrength, chooseWay, WAYS_TO_PLAY, wayOf } from './ways-to-play.ts'

/** Asks who plays, and who controls which side. */
export function WhoPlays() {
  const { cover } = useCoverWords()
  const way = useLiveControllers((store) => wayOf(store.cover))
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

/** One side, with the name of its player or the strength of its bot. */
function Side({ seat }: { seat: Seat }) {
  const { bots, common, cover } = useCoverWords()
  const side = SEATS[seat]
  const who = common.inSentence[side]
  const leader = useLiveControllers((store) => controllerOf(store.cover, side))
  const player = useDraft(({ config }) => config.players[seat])
  const isPerson = leader === 'person'
  return (
    <SeatColumn picture={<FolkIcon side={side} size={140} selected={isPerson} />} name={common.sides[side]}>
      {isPerson ? (
        <NameLine
          label={cover.nameOf(who)}
          value={player}
          onName={(name) => useDraft.getState().rename(seat, name)}
        />
      ) : (
        <Strengths
          label={cover.strengthOf(who)}
          seat={side}
          computers={BOT_IDS.map((id) => ({ id, name: bots.plain[id], does: cover.strengths[id] }))}
          chosen={leader}
          onChoose={(computer) => chooseStrength(seat, computer)}
        />
      )}
    </SeatColumn>
  )
}

/** Swaps the sides of both controllers, with name and strength. */
function ChangeSides() {
  const { common, cover } = useCoverWords()
  const change = () => {
    changeSides()
    const led = SEATS.filter((side) => isHuman(useLiveControllers.getState().cover, side))
    const [only] = led
    announce(led.length === 1 && only ? cover.youLead(common.inSentence[only]) : cover.sidesChanged)
  }
  return (
    <BetweenSeats>
      <IconButton size={48} aria-label={cover.changeSides} title={cover.changeSides} onClick={change}>
        <svg className="grows" width={28} height={28} viewBox="-14 -14 28 28" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round">
            <path d="M-10-5H9M4-10l5 5-5 5" />
            <path d="M10 6H-9M-4 1l-5 5 5 5" />
          </g>
        </svg>
      </IconButton>
    </BetweenSeats>
  )
}
