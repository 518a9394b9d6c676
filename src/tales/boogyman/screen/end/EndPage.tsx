import { useMemo } from 'react'
import { type Outcome, SEATS } from '../../../../engine/boogyman/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import { OWN_RESCUE } from '../../../../store/rescued.ts'
import { Plank, TextButton } from '../../../../ui/art/index.ts'
import { toAlbum } from '../../../../ui/frames/album/ways.ts'
import { Dreaming } from '../../../../ui/frames/dream/Dreaming.tsx'
import { Contents, useContent } from '../../../../ui/frames/end/decided/Contents.tsx'
import { useReviewed } from '../../../../ui/frames/end/decided/useReviewed.ts'
import { LastPage } from '../../../../ui/frames/end/LastPage.tsx'
import { SavePage } from '../../../../ui/frames/end/save/SavePage.tsx'
import { Sealed, sealsPart } from '../../../../ui/frames/end/seals/Sealed.tsx'
import { Ways } from '../../../../ui/frames/end/Ways.tsx'
import { SendWay } from '../../../../ui/frames/sharing/SendWay.tsx'
import { TakenBackNote } from '../../../../ui/frames/taking-back/TakenBackNote.tsx'
import { toPlace } from '../../../../ui/page/open-tale.ts'
import { continueTale, lookAtTable, toCover, toShelf } from '../../../../ui/page/page.ts'
import { useFrameWords } from '../../../../ui/text/useFrameWords.ts'
import { useHouseWords } from '../../../../ui/text/useHouseWords.ts'
import { Draw, Victory } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { useLeaders } from '../../leaders.ts'
import { lastWin } from '../../rescues/index.ts'
import { useGame } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useRescuesWords } from '../../words/useRescuesWords.ts'
import { chronicle } from './chronicle.ts'
import { Decided } from './decided/Decided.tsx'
import { REVIEWING } from './decided/reviewing-duels.ts'
import { LastTurn } from './LastTurn.tsx'
import { Timeline } from './Timeline.tsx'
import { nameOf, tellDuel } from './tell-duel.ts'

const SEALS = sealsPart(async () => (await import('../chronicle/chronicle.tsx')).chronicle)

/** The last page of a duel that is over; nothing without one. */
export function EndPage() {
  const session = useGame((game) => game.session)
  const outcome = session && stateOf(session).outcome
  if (!session || !outcome) return null
  return (
    <Dreaming game={useGame} turnOf={({ turn }) => turn} page="end">
      <Ended session={session} outcome={outcome} />
    </Dreaming>
  )
}

/** Who has won, and how it was decided; how it went, the turn that ended it, and where to go. */
function Ended({ session, outcome }: { session: Session; outcome: Outcome }) {
  const m = useMessages()
  const { end } = m
  const leaders = useLeaderNames(session)
  const told = useMemo(() => chronicle(session), [session])
  const text = useMemo(() => tellDuel(told, outcome, m), [told, outcome, m])
  const [shown, setShown] = useContent(session)
  const reviewed = useReviewed(REVIEWING, session)
  const { winner } = outcome
  return (
    <LastPage
      plate={winner === null ? <Draw /> : <Victory winner={winner} />}
      title={end.title[outcome.by]}
      subtitle={winner === null ? end.drawn : end.won(nameOf(winner, leaders, m))}
      text={text}
      foot={
        <>
          <Sealed game={useGame} tale="boogyman" seals={SEALS} />
          <p data-told="">{end.toldBy[session.config.rules.trees]}</p>
          <TakenBackNote takenBack={session.takenBack} />
        </>
      }
    >
      <Contents shown={shown} onChoose={setShown} />
      {shown === 'story' ? (
        <>
          <Timeline told={told} />
          <LastTurn session={session} />
        </>
      ) : (
        <Decided reviewed={reviewed} session={session} told={told} />
      )}
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
    go: () => changeSides(session),
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
      <CouldBeWon session={session} />
      <Plank onClick={() => toAlbum()}>{log.watchAgain}</Plank>
    </Ways>
  )
}

/** Who led each side: by name, or which computer player; '' where neither is known. */
function useLeaderNames({ config: { players } }: Session): string[] {
  const { bots } = useMessages()
  const table = useLeaders((leaders) => leaders.table)
  return SEATS.map((side, seat) => {
    const leader = leaderOf(table, side)
    return leader === 'person' ? (players[seat] ?? '') : bots.names[leader]
  })
}

/** On the last page of a duel: that the other side could have won, and the way to try it; nothing where it could not. */
function CouldBeWon({ session }: { session: Session }) {
  const words = useRescuesWords()
  const found = useMemo(() => lastWin(session), [session])
  if (!found) return null
  return (
    <Plank onClick={() => toPlace('rescues', OWN_RESCUE)}>
      {words.couldBe(found.turn, SEATS[found.state.onTurn])}
    </Plank>
  )
}

/** The same two play once more, from where they sit. */
function playAgain({ config, seed }: Session): void {
  useGame.getState().start(config, seed)
  continueTale()
}

/** The same two play once more, each with the other's folk: so whoever began is second now. */
function changeSides(session: Session): void {
  const { table, lead } = useLeaders.getState()
  const [red, green] = session.config.players
  lead('red', table.green ?? 'person')
  lead('green', table.red ?? 'person')
  playAgain({ ...session, config: { ...session.config, players: [green, red] } })
}

/** To the cover, where the next duel shall be led as this one was. */
function chooseAnew(): void {
  useLeaders.getState().again()
  toCover()
}
