import { type ReactNode, useEffect, useMemo } from 'react'
import type { SavedGameSummary } from '../../store/saved-games/saved-games.ts'
import { sealName, useSeals } from '../../store/seals-store.ts'
import { Book, Button, Icon } from '../../ui/art/index.ts'
import { FOCUS_FALLBACK } from '../../ui/page/focus-fallback.ts'
import type { LoadProblem } from '../../ui/page/load-problem.ts'
import { goToShelf } from '../../ui/page/page.ts'
import { type Counted, counted, endsOf } from '../../ui/stats/counted.ts'
import { pressEarned } from '../../ui/stats/pressed.ts'
import type { StatsWords, TaleChronicle } from '../../ui/stats/stats.ts'
import { useChronicleWords } from '../../ui/text/chronicle.ts'
import { useDayText } from '../../ui/text/dates.ts'
import { MissingTales } from '../MissingTales.tsx'
import styles from './ChroniclePage.module.css'
import type { InChronicle } from './chronicle-of.tsx'
import { Days } from './Days.tsx'
import { Latest } from './Latest.tsx'
import { Lengths } from './Lengths.tsx'
import { lengthsOf } from './lengths-of.ts'
import { Rates } from './Rates.tsx'
import { byDarkness, byRole, byTale } from './rates-of.ts'
import { Seals } from './Seals.tsx'

interface ChroniclePageProps {
  tales: readonly InChronicle[]
  /** Summaries of the saved games, or null if they cannot be read. */
  lines: readonly SavedGameSummary[] | null
  /** Why some tales did not load. Their games are left out; `retry` fetches the tales again. */
  problem: LoadProblem | null
  retry: () => void
}

/** A tale with its words and its counted games. */
interface Shown extends InChronicle {
  words: StatsWords
  games: readonly Counted[]
}

/** The statistics as an open book: rates on the left; single games, lengths and seals on the right. */
export function ChroniclePage({ tales, lines, problem, retry }: ChroniclePageProps) {
  const words = useChronicleWords()
  const byId = useMemo(() => Object.fromEntries(tales.map(({ id, chronicle }) => [id, chronicle])), [tales])
  const games = useMemo(() => counted(lines ?? [], byId), [byId, lines])
  usePressed(byId, lines)
  const shown = useWorded(tales).map((tale) => ({
    ...tale,
    games: games.filter((game) => game.tale === tale.id),
  }))
  return (
    <main>
      <Book
        left={
          <div className={styles['page']}>
            <Title games={games} />
            <MissingTales problem={problem} retry={retry} />
            {lines === null && <p role="alert">{words.failed}</p>}
            {lines !== null && games.length === 0 && <Inviting />}
            <AllRates shown={shown} games={games} />
            <Days lines={lines ?? []} tales={tales} />
            {games.length > 0 && <p className={styles['legend']}>{words.legend}</p>}
          </div>
        }
        right={
          <div className={styles['page']}>
            {games.length > 0 && <Plots shown={shown} games={games} />}
            <AllSeals shown={shown} />
            <Button className={styles['way']} onClick={goToShelf}>
              {words.toShelf}
            </Button>
          </div>
        }
      />
    </main>
  )
}

/** The words of each tale. The list of tales must stay the same while the page is mounted. */
const useWorded = (tales: readonly InChronicle[]): Omit<Shown, 'games'>[] =>
  // biome-ignore lint/correctness/useHookAtTopLevel: the list of tales is as long each time
  tales.map((tale) => ({ ...tale, words: tale.chronicle.useWords() }))

/** Awards the seals of all saved games, because a player may never have opened the end page of a game. */
function usePressed(
  byId: Readonly<Record<string, TaleChronicle>>,
  lines: readonly SavedGameSummary[] | null,
) {
  const press = useSeals((seals) => seals.press)
  useEffect(() => pressEarned(byId, lines ?? [], press), [byId, lines, press])
}

function Title({ games }: { games: readonly Counted[] }) {
  const words = useChronicleWords()
  const day = useDayText()
  const first = games.at(-1)
  const ends = games.flatMap(endsOf)
  return (
    <header>
      <h1 className={styles['title']} {...FOCUS_FALLBACK}>
        {words.title}
      </h1>
      {first && (
        <p className={styles['subtitle']}>
          {words.told(games.length, day(first.touched), ends.filter(Boolean).length, ends.length)}
        </p>
      )}
    </header>
  )
}

function Inviting() {
  const words = useChronicleWords()
  return (
    <div className={styles['inviting']}>
      <Icon name="pencil" size={150} />
      <p>{words.empty}</p>
      <p>{words.inviting}</p>
    </div>
  )
}

interface AllProps {
  shown: readonly Shown[]
  games: readonly Counted[]
}

/** The rates by tale, by darkness and by role. */
function AllRates({ shown, games }: AllProps) {
  const { byTale: heading } = useChronicleWords()
  const ids = shown.map(({ id }) => id)
  const ofTale = (id: string) => shown.find((tale) => tale.id === id)
  return (
    <>
      <Rates
        heading={heading}
        scaled
        lines={byTale(games, ids).map(({ id, rate }) => {
          const colour = ofTale(id)?.chronicle.cloth ?? ''
          return { id, rate, colour, name: ofTale(id)?.words.title ?? '', picture: <Cloth colour={colour} /> }
        })}
      />
      {shown.map(({ id, chronicle: { Darkness, darkness, cloth }, words, games: told }) => (
        <Rates
          key={id}
          heading={words.darknessHeading}
          lines={byDarkness(told, darkness).map((named) => ({
            ...named,
            name: words.darkness[named.id] ?? '',
            picture: Darkness && <Darkness darkness={named.id} size={24} />,
            colour: cloth,
          }))}
        />
      ))}
      {shown.map(({ id, chronicle: { Role, roles, cloth }, words, games: told }) => (
        <Rates
          key={id}
          heading={words.castHeading}
          many={roles.length > 4}
          lines={byRole(told, roles).map((named) => ({
            ...named,
            name: words.roles[named.id] ?? '',
            picture: <Role role={named.id} size={34} />,
            colour: cloth,
          }))}
        />
      ))}
    </>
  )
}

/** A closed book, from its back. */
const Cloth = ({ colour }: { colour: string }) => (
  <svg className="grows" width={18} height={28} viewBox="0 0 18 28" aria-hidden="true">
    <path d="M1 1h16v26H1z" fill={colour} stroke="var(--piece-ink)" strokeWidth={2} />
    <path d="M5 1v26" stroke="var(--gilt)" strokeWidth={1.6} />
  </svg>
)

function Plots({ shown, games }: AllProps) {
  const picture = (role: string, tale: string): ReactNode => {
    const Role = shown.find(({ id }) => id === tale)?.chronicle.Role
    return Role && <Role role={role} size={26} />
  }
  const lengths = shown.flatMap(({ games: told, words }) => {
    const of = lengthsOf(told)
    return of ? [{ lengths: of, words }] : []
  })
  return (
    <>
      <Latest
        games={games}
        wordsOf={(tale) => shown.find(({ id }) => id === tale)?.words}
        picture={picture}
      />
      <Lengths tales={lengths} />
    </>
  )
}

function AllSeals({ shown }: Pick<AllProps, 'shown'>) {
  const pressed = useSeals(({ seals }) => seals)
  const seals = shown.flatMap(({ id, chronicle, words }) =>
    chronicle.seals.map(({ id: seal, ...look }) => ({
      ...look,
      name: sealName(id, seal),
      called: words.seals[seal]?.name ?? '',
      how: words.seals[seal]?.how ?? '',
    })),
  )
  return <Seals seals={seals} pressed={pressed} />
}
