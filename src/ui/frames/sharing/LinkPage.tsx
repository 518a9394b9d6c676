import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react'
import {
  type Game,
  type GameTypes,
  hidesInformation,
  lastView,
  type PlayerView,
  recoverGame,
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
import { shownName } from '../../../store/person-names.ts'
import { Button } from '../../art/index.ts'
import { download } from '../../notices/download.ts'
import { NoticePage, WaysOn } from '../../page/NoticePage.tsx'
import { goToTalePage } from '../../page/open-tale.ts'
import { usePage } from '../../page/page.ts'
import { useLoaded } from '../../page/useLoaded.ts'
import { useAppWords } from '../../text/house.ts'
import { type SharingWords, useSharingWords } from '../../text/sharing.ts'
import type { LookedAt } from '../album/AlbumDoor.tsx'
import { faultWords } from './fault-words.ts'
import styles from './LinkPage.module.css'

/** The parts of the page of a linked game that differ between tales. */
export interface LinkedTale<K extends GameTypes> {
  game: Game<K>
  /** The name of each role, within a sentence. */
  roles: Readonly<Record<string, string>>
  /** The picture of the position, as everyone may see it. */
  Picture?: ComponentType<{ state: PlayerView<K['State']> }>
  /** Draws the album of the game, from its first move. */
  albumOf?(opened: LookedAt<K>): ReactNode
  /** Makes it the game at the table. Saved games are not affected. */
  adopt(session: Session<K>): void
  /** Returns the name of its file. */
  fileName(): string
}

/** The page of a link: asks what to do with the game, or says why the link cannot be read. Nothing changes before the answer. */
export function LinkPage<K extends GameTypes>({ tale }: { tale: LinkedTale<K> }) {
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

interface FoundProps<K extends GameTypes> extends LinkedGame<K> {
  tale: LinkedTale<K>
}

function Found<K extends GameTypes>({ tale, session, sent }: FoundProps<K>) {
  const { opened } = useSharingWords()
  const [looking, setLooking] = useState(false)
  const who = useSeated(tale, session)
  const { game, Picture, albumOf } = tale
  const isOver = game.outcome(stateOf(session)) !== null
  const isSecret = hidesInformation(game, session)
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
          <Button onClick={() => setLooking(true)}>{opened.look}</Button>
        )}
        {!isOver && (
          <Button tone="blue" onClick={() => playOn(tale, session)}>
            {opened.play}
          </Button>
        )}
        <Button onClick={() => goToTalePage()}>{opened.notNow}</Button>
      </WaysOn>
    </NoticePage>
  )
}

/** Hook: all roles of a game, with the names of their players. */
function useSeated<K extends GameTypes>({ game, roles }: LinkedTale<K>, { config }: Session<K>): string {
  const { opened } = useSharingWords()
  const { common } = useAppWords()
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

function playOn<K extends GameTypes>({ adopt }: LinkedTale<K>, session: Session<K>): void {
  adopt(session)
  usePage.setState({ cover: false, lookingBack: false })
  goToTalePage()
}

/** True if a tale's id can have this form. An unknown id is reported when its address is opened. */
const isTaleName = (name: string): boolean => /^[a-z][a-z-]{0,40}$/.test(name)

/** Opens the same link in its own tale. */
function openInOther(id: string): void {
  const link = usePage.getState().place?.given[0] ?? ''
  location.hash = `/${id}/link/${link}`
}

interface UnreadProps<K extends GameTypes> extends UnreadLink<K> {
  tale: LinkedTale<K>
}

/** The message about an unreadable link. The game can be continued from its valid beginning, and its text can be saved. */
function Unread<K extends GameTypes>({ tale, reason, text }: UnreadProps<K>) {
  const { opened } = useSharingWords()
  const { notices } = useAppWords()
  const { game } = tale
  const ofOther = reason.code === 'unknown-game' && isTaleName(reason.game) ? reason.game : null
  const good = useMemo(() => (text === null ? null : recoverGame(game, text)), [game, text])
  return (
    <NoticePage title={opened.badTitle} seed="link">
      <p>
        {ofOther === null ? faultWords(reason, opened, notices) : opened.ofOther}{' '}
        {good && notices.goodPart(good.moves.length)}
      </p>
      <p>{ofOther === null ? opened.askAgain : opened.untouched}</p>
      <WaysOn>
        <Button onClick={() => goToTalePage()}>{notices.understood}</Button>
        {ofOther !== null && (
          <Button tone="blue" onClick={() => openInOther(ofOther)}>
            {opened.openThere}
          </Button>
        )}
        {good && <Button onClick={() => playOn(tale, good)}>{notices.continueRecovered}</Button>}
        {text !== null && (
          <Button onClick={() => download(text, `${tale.fileName()}-damaged.json`)}>{opened.keepText}</Button>
        )}
      </WaysOn>
    </NoticePage>
  )
}

/** Hook: the content of a link; null while it is read. */
function useReadLink<K extends GameTypes>(game: Game<K>, link: string): ReadLink<K> | null {
  return useLoaded(useCallback(() => readLink(game, link), [game, link]))
}
