import { type RefObject, use, useId, useLayoutEffect, useRef } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import { Icon, Plank, Sheet, TokenButton } from '../../../../../ui/art/index.ts'
import { useFocusWhileOpen } from '../../../../../ui/input/Popover.tsx'
import { targetRef } from '../../../../../ui/input/targets.ts'
import { openDialog } from '../../../../../ui/page/page.ts'
import { BoardEye } from '../../../../../ui/stage/camera/board-eye.ts'
import type { Inset } from '../../../../../ui/stage/camera/view.ts'
import { useHouseWords } from '../../../../../ui/text/house.ts'
import { MonsterIcon } from '../../../art/index.ts'
import { useExpansions } from '../../../load-expansions.ts'
import { useGame, useTable } from '../../../table.ts'
import { type AllWords, useAllWords } from '../../../words/all-words.ts'
import { spotOf } from '../../forest/layout.ts'
import type { LateTeller } from '../../log/line.ts'
import { useRaised } from '../../now/useRise.ts'
import { ComingPart } from './ComingPart.tsx'
import { cardSide, sheetCover } from './card-side.ts'
import { askWhy, closeWhy, type Explained, explained, useWhy, whyAt } from './explanation.ts'
import type { Moment } from './moments.ts'
import { StepPart } from './StepPart.tsx'
import styles from './WhyCard.module.css'
import { placesOf } from './WhyMarks.tsx'

interface WhyCardProps {
  /** The game as it stands. */
  real: State
  inset: Inset
  /** In a narrow window the card is a sheet at its edge. */
  small: boolean
  /** Whoever is on turn sits at the far side of a screen that lies flat: the card is turned round. */
  across: boolean
}

/** "Why there?": the card beside the board that explains a step, or why monsters appear where they do. */
export function WhyCard({ real, inset, small, across }: WhyCardProps) {
  const m = useAllWords()
  const session = useGame((game) => game.session)
  const lines = useExpansions()?.lines ?? null
  const asked = useWhy((why) => why.asked)
  const found = asked && session ? explained(asked, session, real) : null
  return found && session ? (
    <OpenCard
      found={found}
      real={real}
      teller={{ m, config: session.config, lines }}
      inset={inset}
      small={small}
      across={across}
    />
  ) : null
}

interface OpenCardProps extends WhyCardProps {
  found: Explained
  teller: LateTeller
}

function OpenCard({ found, real, teller, inset, small, across }: OpenCardProps) {
  const { m } = teller
  const { moment } = found
  const title = useId()
  const paper = useRef<HTMLElement>(null)
  useFocusWhileOpen(paper)
  const [middle] = placesOf(moment).slice(-1)
  useBesideIt(paper, middle, { inset, small, across })
  const raised = useRaised()
  const coming = moment.kind === 'coming'
  return (
    <aside
      ref={paper}
      className={styles['card']}
      style={raised}
      data-small={small}
      data-why=""
      aria-labelledby={title}
      tabIndex={-1}
    >
      <Sheet ref={targetRef('why:card')} seed="why" className={styles['sheet']}>
        <div className={styles['inside']}>
          <header className={styles['header']}>
            {moment.kind === 'step' && <MonsterIcon kind={moment.run.kind} size={46} />}
            <h2 className={styles['title']} id={title}>
              {titleOf(m, moment)}
            </h2>
          </header>
          {coming ? (
            <ComingPart m={m} moment={moment} />
          ) : (
            <StepPart found={found} moment={moment} teller={teller} real={real} />
          )}
        </div>
        <Foot found={found} />
      </Sheet>
    </aside>
  )
}

function titleOf({ why }: AllWords, moment: Moment): string {
  if (moment.kind === 'coming') return why.comingTitle
  return moment.part.event.type === 'monster-stayed' ? why.stayTitle : why.title
}

/** On to the step before or after, to the rule book, or away. */
function Foot({ found: { asked, moments, index } }: { found: Explained }) {
  const table = useTable()
  const { why } = useAllWords()
  const { common } = useHouseWords()
  const go = (by: number) => {
    const next = moments[index + by]
    if (next) askWhy(table, { ...asked, frame: next.frame })
  }
  return (
    <footer className={styles['foot']}>
      {moments.length > 1 && (
        <div className={styles['steps']}>
          <TokenButton
            size={44}
            aria-label={why.previous}
            title={why.previous}
            aria-disabled={index === 0}
            onClick={() => go(-1)}
          >
            <span className={styles['back']}>
              <Icon name="play" size={20} />
            </span>
          </TokenButton>
          <span className={styles['count']}>{why.count(index + 1, moments.length)}</span>
          <TokenButton
            size={44}
            aria-label={why.next}
            title={why.next}
            aria-disabled={index === moments.length - 1}
            onClick={() => go(1)}
          >
            <Icon name="play" size={20} />
          </TokenButton>
        </div>
      )}
      <Plank className={styles['plank']} onClick={() => openDialog('rules')}>
        {why.book}
      </Plank>
      <Plank tone="blue" className={styles['plank']} onClick={() => closeWhy(table)}>
        {common.close}
      </Plank>
    </footer>
  )
}

/** What is covered of the board, as it is seen from the far side of the table. */
const turnedRound = ({ left, right, bottom }: Partial<Inset>): Partial<Inset> => ({
  ...(left !== undefined && { right: left }),
  ...(right !== undefined && { left: right }),
  ...(bottom !== undefined && { top: bottom }),
})

/** The place of the card if its subject is not on the board: at the right of the board. */
const NOWHERE = { left: 0, top: 0, right: 0, bottom: 0 }

/** With less room between header and strip than this the card is set tighter, in pixels. */
const LOW = 520

/** Puts the card on the side of the board where it hides nothing of what it explains. */
function useBesideIt(
  paper: RefObject<HTMLElement | null>,
  place: Place | undefined,
  { inset, small, across }: Pick<WhyCardProps, 'inset' | 'small' | 'across'>,
): void {
  const eye = use(BoardEye)
  const table = useTable()
  useLayoutEffect(() => {
    const why = whyAt(table)
    const card = paper.current
    const board = eye?.current
    if (!card || !board) return why.setState({ cover: null })
    const covers = (cover: Partial<Inset>) => why.setState({ cover: across ? turnedRound(cover) : cover })
    const { width, height } = board.size
    if (small) {
      // The window may have been larger before, and the card beside the board.
      for (const name of ['left', 'right', 'top', 'max-height']) card.style.removeProperty(name)
      card.removeAttribute('data-low')
      return covers(sheetCover(card.offsetWidth, card.offsetHeight, width))
    }
    const box = place === undefined ? NOWHERE : board.boxAt(spotOf(place))
    const about = across ? { ...box, left: width - box.right, right: width - box.left } : box
    const { side, away, cover } = cardSide(about, card.offsetWidth, board.size, inset)
    card.style.left = side === 'left' ? `${away}px` : ''
    card.style.right = side === 'right' ? `${away}px` : ''
    const taken = inset.top + inset.bottom + 16
    card.style.top = `${inset.top + 8}px`
    card.style.maxHeight = `calc(100% - ${taken}px - var(--rise))`
    card.toggleAttribute('data-low', height - taken < LOW)
    covers(cover)
  }, [eye, paper, place, inset, small, across, table])
}
