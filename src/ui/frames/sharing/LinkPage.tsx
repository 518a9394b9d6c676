import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react'
import {
  type Game,
  holdsSecrets,
  type Kind,
  lastView,
  type PlayerView,
  readGoodPart,
  type Session,
  stateOf,
} from '../../../engine/kernel/index.ts'
import {
  type LinkedGame,
  type ReadLink,
  readLink,
  type Sent,
  type UnreadLink,
} from '../../../sharing/link.ts'
import { shownName } from '../../../store/names.ts'
import { Plank } from '../../art/index.ts'
import { download } from '../../notices/download.ts'
import { NoticePage, WaysOn } from '../../page/NoticePage.tsx'
import { toPlace } from '../../page/open-tale.ts'
import { usePage } from '../../page/page.ts'
import { useLoaded } from '../../page/useLoaded.ts'
import { useHouseWords } from '../../text/house.ts'
import { type SharingWords, useSharingWords } from '../../text/sharing.ts'
import type { LookedAt } from '../album/AlbumDoor.tsx'
import { faultWords } from './fault-words.ts'
import styles from './LinkPage.module.css'

/** What a tale knows of games that come in links. */
export interface LinkedTale<K extends Kind> {
  game: Game<K>
  /** What each role is called, within a sentence. */
  roles: Readonly<Record<string, string>>
  /** The picture of the position, as everyone may see it. */
  Picture?: ComponentType<{ state: PlayerView<K['State']> }>
  /** The album in which it can be looked at, from its first move. */
  albumOf?(opened: LookedAt<K>): ReactNode
  /** Makes it the game that is played. Nothing that is kept is lost by it. */
  adopt(session: Session<K>): void
  /** What its file is called. */
  fileName(): string
}

/** What somebody has sent in a link: a question what to do with it, or what is wrong with it. Until then nothing happens. */
export function LinkPage<K extends Kind>({ tale }: { tale: LinkedTale<K> }) {
  const { opened } = useSharingWords()
  const link = usePage(({ place }) => place?.given[0]) ?? ''
  const found = useReadLink(tale.game, link)
  if (!found) {
    return (
      <NoticePage title={opened.reading} seed="link">
        {null}
      </NoticePage>
    )
  }
  return found.ok ? <Found tale={tale} {...found.value} /> : <Unread tale={tale} {...found.error} />
}

interface FoundProps<K extends Kind> extends LinkedGame<K> {
  tale: LinkedTale<K>
}

function Found<K extends Kind>({ tale, session, sent }: FoundProps<K>) {
  const { opened } = useSharingWords()
  const [looking, setLooking] = useState(false)
  const who = useSeated(tale, session)
  const { game, Picture, albumOf } = tale
  const isOver = game.outcome(stateOf(session)) !== null
  const isSecret = holdsSecrets(game, session)
  if (looking && albumOf && !isSecret)
    return albumOf({ session, id: null, opensAt: 0, onClose: () => setLooking(false) })
  return (
    <NoticePage title={opened.title[sent]} seed="link">
      <p>{opened.of(who)}</p>
      {Picture && (
        <div className={styles.picture} aria-hidden="true">
          <Picture state={lastView(game, session)} />
        </div>
      )}
      <p>
        {stands(session.moves.length, sent, isOver, opened)} {opened.keeps}
      </p>
      {isSecret && <p>{opened.secrets}</p>}
      <WaysOn>
        {albumOf && sent === 'whole' && !isSecret && (
          <Plank onClick={() => setLooking(true)}>{opened.look}</Plank>
        )}
        {!isOver && (
          <Plank tone="blue" onClick={() => playOn(tale, session)}>
            {opened.play}
          </Plank>
        )}
        <Plank onClick={() => toPlace()}>{opened.notNow}</Plank>
      </WaysOn>
    </NoticePage>
  )
}

/** Everybody in a game, with the names of those who led them. */
function useSeated<K extends Kind>({ game, roles }: LinkedTale<K>, { config }: Session<K>): string {
  const { opened } = useSharingWords()
  const { common } = useHouseWords()
  const seated = game.seats(config).map(({ role, player }) => {
    const name = roles[role] ?? role
    const shown = shownName(player)
    return shown === '' ? name : opened.led(name, shown)
  })
  return common.list(seated)
}

function stands(moves: number, sent: Sent, isOver: boolean, opened: SharingWords['opened']): string {
  if (sent === 'position') return opened.position
  return isOver ? opened.over(moves) : opened.whole(moves)
}

function playOn<K extends Kind>({ adopt }: LinkedTale<K>, session: Session<K>): void {
  adopt(session)
  usePage.setState({ cover: false, lookingBack: false })
  toPlace()
}

/** What a tale may be called in an address: whether there is such a one, the address says when it is opened. */
const isTaleName = (name: string): boolean => /^[a-z][a-z-]{0,40}$/.test(name)

/** The same link at the tale that it is of. */
function openInOther(id: string): void {
  const link = usePage.getState().place?.given[0] ?? ''
  location.hash = `/${id}/link/${link}`
}

interface UnreadProps<K extends Kind> extends UnreadLink<K> {
  tale: LinkedTale<K>
}

/** What is wrong with it. Where only its end is, it goes on from there; its text is never lost. */
function Unread<K extends Kind>({ tale, reason, text }: UnreadProps<K>) {
  const { opened } = useSharingWords()
  const { notices } = useHouseWords()
  const { game } = tale
  const ofOther = reason.code === 'unknown-game' && isTaleName(reason.game) ? reason.game : null
  const good = useMemo(() => (text === null ? null : readGoodPart(game, text)), [game, text])
  return (
    <NoticePage title={opened.badTitle} seed="link">
      <p>
        {ofOther === null ? faultWords(reason, opened, notices) : opened.ofOther}{' '}
        {good && notices.goodPart(good.moves.length)}
      </p>
      <p>{ofOther === null ? opened.askAgain : opened.untouched}</p>
      <WaysOn>
        <Plank onClick={() => toPlace()}>{notices.understood}</Plank>
        {ofOther !== null && (
          <Plank tone="blue" onClick={() => openInOther(ofOther)}>
            {opened.openThere}
          </Plank>
        )}
        {good && <Plank onClick={() => playOn(tale, good)}>{notices.goOnFromGood}</Plank>}
        {text !== null && (
          <Plank onClick={() => download(text, `${tale.fileName()}-damaged.json`)}>{opened.keepText}</Plank>
        )}
      </WaysOn>
    </NoticePage>
  )
}

/** What a link holds; null while it is read. */
function useReadLink<K extends Kind>(game: Game<K>, link: string): ReadLink<K> | null {
  return useLoaded(useCallback(() => readLink(game, link), [game, link]))
}
