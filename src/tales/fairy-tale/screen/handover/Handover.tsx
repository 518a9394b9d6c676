import { useMemo } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { isSamePerson } from '../../../../store/humans.ts'
import { shownName } from '../../../../store/person-names.ts'
import { HandoverCard, takeOver, useIsHandedOver } from '../../../../ui/frames/handover/HandoverCard.tsx'
import { CarriedIcon, HeroIcon } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { passedTo } from '../../handed-over.ts'
import { useControllers, usePlayback } from '../../runtime.ts'
import { useAllWords } from '../../words/all-words.ts'
import { belongingWords } from '../characters/belonging-words.ts'
import { PowerWords } from '../characters/PowerWords.tsx'
import { carriedBy } from '../forest/carried.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { FirstPhase } from './FirstPhase.tsx'
import { lineOf } from './finding-words.ts'
import { sinceLastTurn } from './happened-since.ts'

/**
 * The privacy screen between two players, after the playback of the monsters' turn. Only a cover: the game does not wait for the
 * next player.
 */
export function Handover({ session }: { session: Session }) {
  const playing = usePlayback((playback) => playback.playing)
  const led = useControllers()
  const move = passedTo(session, led)
  const isHandedOver = useIsHandedOver(move, playing)
  if (!move || !isHandedOver) return null
  return <Card session={session} state={move.after} onReady={() => takeOver(move)} />
}

interface CardProps {
  session: Session
  /** The state at the beginning of the turn. */
  state: State
  onReady: () => void
}

/** The privacy screen: the next hero and its things, the recap, and the number of new monsters. */
function Card({ session, state, onReady }: CardProps) {
  const m = useAllWords()
  const led = useControllers()
  const { first, findings } = useMemo(() => {
    const { seats } = session.config
    const isMine = (other: number) =>
      isSamePerson(led, seats[state.onTurn]?.character, seats[other]?.character)
    return sinceLastTurn(session, state.onTurn, isMine)
  }, [session, state, led])
  const seat = session.config.seats[state.onTurn]
  if (!seat) return null
  const { character } = seat
  const player = shownName(seat.player)
  const name = m.common.characters[character]
  const carried = carriedBy(state, state.onTurn)
  const next = {
    who: player || name,
    role: player ? name : null,
    picture: (height: number) => <HeroIcon character={character} height={height} selected />,
    note: (
      <>
        {carried && <CarriedIcon carried={carried} size={38} />}
        <span>{carried ? belongingWords(m, carried) : <PowerWords character={character} />}</span>
      </>
    ),
  }
  const lines = findings.map((finding) => lineOf({ m, config: session.config }, finding))
  return (
    <HandoverCard
      next={next}
      since={{ first, lines, nothing: m.handover.quiet, Mark: LineIcon }}
      onReady={onReady}
    >
      <FirstPhase state={state} />
    </HandoverCard>
  )
}
