import { useMemo } from 'react'
import { type Outcome, SEATS, type Seat } from '../../../../engine/fortland/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { browserSeed } from '../../../../store/counsel.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import { Plank, TextButton } from '../../../../ui/art/index.ts'
import { toAlbum } from '../../../../ui/frames/album/ways.ts'
import { Dreaming } from '../../../../ui/frames/dream/Dreaming.tsx'
import { LastPage } from '../../../../ui/frames/end/LastPage.tsx'
import { SavePage } from '../../../../ui/frames/end/save/SavePage.tsx'
import { Sealed, sealsPart } from '../../../../ui/frames/end/seals/Sealed.tsx'
import { Ways } from '../../../../ui/frames/end/Ways.tsx'
import { SendWay } from '../../../../ui/frames/sharing/SendWay.tsx'
import { TakenBackNote } from '../../../../ui/frames/taking-back/TakenBackNote.tsx'
import { continueTale, lookAtTable, toCover, toShelf } from '../../../../ui/page/page.ts'
import { useFrameWords } from '../../../../ui/text/useFrameWords.ts'
import { useHouseWords } from '../../../../ui/text/useHouseWords.ts'
import { EndPlate } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { type Leader, useLeaders } from '../../leaders.ts'
import { useGame } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { houseRuleWords } from '../cover/house-rules.ts'
import { chronicle } from './chronicle.ts'
import { LastTurn } from './LastTurn.tsx'
import { Timeline } from './Timeline.tsx'
import { nameOf, tellGame } from './tell.ts'

const SEALS = sealsPart(async () => (await import('../chronicle/chronicle.tsx')).chronicle)

/** The last page of a game that is over; nothing without one. */
export function EndPage() {
  const session = useGame((game) => game.session)
  const outcome = session && stateOf(session).outcome
  if (!session || !outcome) return null
  return (
    <Dreaming game={useGame} turnOf={({ round }) => round} page="end">
      <Ended session={session} outcome={outcome} />
    </Dreaming>
  )
}

/** Who has won, and how it was decided; how it went, the turn that ended it, and where to go. */
function Ended({ session, outcome }: { session: Session; outcome: Outcome }) {
  const m = useMessages()
  const { end } = m
  const leaders = useLeaderNames(session)
  const state = stateOf(session)
  const told = useMemo(() => chronicle(session), [session])
  const text = useMemo(() => tellGame(told, outcome, state, m), [told, outcome, state, m])
  const who = m.common.list(outcome.winners.map((seat) => nameOf(seat, leaders, m)))
  return (
    <LastPage
      plate={<EndPlate winners={outcome.winners.map((seat) => SEATS[seat])} />}
      title={end.title[outcome.by]}
      subtitle={outcome.winners.length > 1 ? end.shared(who) : end.won(who)}
      text={text}
      foot={
        <>
          <Sealed game={useGame} tale="fortland" seals={SEALS} />
          <p data-told="">{end.toldBy(houseRuleWords(m, session.config.rules))}</p>
          <TakenBackNote takenBack={session.takenBack} />
        </>
      }
    >
      <Timeline told={told} state={state} />
      <LastTurn session={session} />
      <Onward session={session} />
    </LastPage>
  )
}

/** Where to go from the last page. */
function Onward({ session }: { session: Session }) {
  const { common, end } = useMessages()
  const { cover } = useHouseWords()
  const { log } = useFrameWords()
  const again = {
    name: end.changed,
    flourish: end.changedFlourish,
    main: end.changedMain,
    go: () => moveSeats(session),
  }
  return (
    <Ways
      again={again}
      more={
        <>
          <TextButton onClick={lookAtTable}>{end.look}</TextButton>
          <TextButton onClick={chooseAnew}>{end.toCover}</TextButton>
          <TextButton onClick={toShelf}>{cover.shelf}</TextButton>
          <SendWay />
          <SavePage fileName={common.fileName} />
        </>
      }
    >
      <Plank onClick={() => playAgain(session)}>{end.again}</Plank>
      <Plank onClick={() => toAlbum()}>{log.watchAgain}</Plank>
    </Ways>
  )
}

/** Who led each country: by name, or which computer player; '' where neither is known. */
function useLeaderNames({ config: { players } }: Session): string[] {
  const { bots } = useMessages()
  const table = useLeaders((leaders) => leaders.table)
  return players.map((player, seat) => {
    const country = SEATS[seat as Seat]
    const leader = leaderOf(table, country)
    return leader === 'person' ? player : bots.names[leader]
  })
}

/** The same play once more, each with the same country. */
function playAgain({ config }: Pick<Session, 'config'>): void {
  useGame.getState().start(config, browserSeed())
  continueTale()
}

/** The same play once more, everybody one country on: so somebody else begins. */
function moveSeats({ config }: Session): void {
  const { table, lead } = useLeaders.getState()
  const { players } = config
  const from = (seat: number) => (seat + players.length - 1) % players.length
  const led = players.map((_, seat): Leader => leaderOf(table, SEATS[from(seat) as Seat]))
  for (const [seat, leader] of led.entries()) lead(SEATS[seat as Seat], leader)
  playAgain({ config: { ...config, players: players.map((_, seat) => players[from(seat)] ?? '') } })
}

/** To the cover, where the next game shall be led as this one was. */
function chooseAnew(): void {
  useLeaders.getState().again()
  toCover()
}
