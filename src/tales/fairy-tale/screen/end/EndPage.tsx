import { useEffect, useMemo, useRef } from 'react'
import type { Outcome } from '../../../../engine/fairy-tale/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { Book, DropCap, Leaf } from '../../../../ui/art/index.ts'
import styles from '../../../../ui/frames/end/LastPage.module.css'
import { REFUGE } from '../../../../ui/page/useFocusKept.ts'
import { pieces } from '../../../../ui/text/emphasis.ts'
import { Dawn, Dusk } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { useGame } from '../../table.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { ToldWith } from '../setup/ToldWith.tsx'
import { Cast } from './Cast.tsx'
import { chronicle } from './chronicle.ts'
import { Timeline } from './Timeline.tsx'
import { tellTale } from './tale.ts'
import { Ways } from './Ways.tsx'

/** The last page of a game that is over; nothing without one. */
export function EndPage() {
  const session = useGame((game) => game.session)
  const outcome = session && stateOf(session).outcome
  return session && outcome ? <LastPage session={session} outcome={outcome} /> : null
}

interface LastPageProps {
  session: Session
  outcome: Outcome
}

function LastPage({ session, outcome }: LastPageProps) {
  const told = useMemo(() => chronicle(session), [session])
  return (
    <main>
      <Book
        left={
          <div className={styles.left}>
            <Story session={session} outcome={outcome} />
            <ToldWith config={session.config} />
          </div>
        }
        right={
          <div className={styles.right}>
            <Timeline told={told} seats={session.config.seats} />
            <Cast told={told} state={stateOf(session)} seats={session.config.seats} />
            <Ways session={session} />
          </div>
        }
      />
    </main>
  )
}

/** How it ended: a picture, and the tale from what really happened. */
function Story({ session, outcome }: LastPageProps) {
  const messages = useAllWords()
  const { common, end } = messages
  const { seats } = session.config
  const heroes = seats.map(({ character }) => character)
  const { opening, paragraphs, closing } = useMemo(
    () => tellTale(chronicle(session), outcome, seats, messages),
    [session, outcome, seats, messages],
  )
  const [first = ''] = opening.split(' ')
  const title = useRef<HTMLHeadingElement>(null)
  // A new page opens at its title, for eyes and ears.
  useEffect(() => title.current?.focus(), [])
  return (
    <article className={styles.story}>
      {outcome === 'won' ? <Dawn heroes={heroes} /> : <Dusk heroes={heroes} />}
      <h1 className={styles.title} ref={title} {...REFUGE}>
        {end.title[outcome]}
      </h1>
      <p className={styles.subtitle}>
        {end.subtitle[outcome](common.list(heroes.map((hero) => common.inSentence[hero])))}
      </p>
      <p className={styles.opening}>
        <DropCap word={first} />
        {opening.slice(first.length)}
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Emphasised text={paragraph} />
        </p>
      ))}
      <p className={styles.closing}>{closing}</p>
      <svg className={styles.leaf} width={40} height={30} viewBox="-20 -15 40 30" aria-hidden="true">
        <Leaf x={0} y={8} turn={225} scale={1.5} />
      </svg>
    </article>
  )
}

/** A message in which some words stand out. */
const Emphasised = ({ text }: { text: string }) =>
  pieces(text).map((piece) =>
    piece.strong ? (
      <b key={piece.index} className={styles.strong}>
        {piece.text}
      </b>
    ) : (
      piece.text
    ),
  )
