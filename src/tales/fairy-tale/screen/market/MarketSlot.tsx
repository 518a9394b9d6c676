import { memo, useMemo } from 'react'
import {
  type Action,
  type Face,
  liesAlike,
  type Price,
  type Turn,
  turned,
  type Unlayable,
} from '../../../../engine/fairy-tale/index.ts'
import { classNames } from '../../../../ui/art/classNames.ts'
import { Icon, Plank, TokenButton } from '../../../../ui/art/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { useDropAt, useHeldAt } from '../../../../ui/stage/drag/drop-target.tsx'
import { useDrag } from '../../../../ui/stage/drag/useDrag.ts'
import { aimedAt, isDragged, tileIn } from '../../intent/in-hand.ts'
import { type Table, useTable } from '../../table.ts'
import { tileTitle } from '../../words/look-up.ts'
import { useMessages } from '../../words/messages.ts'
import { DROPPED, type Drop } from '../forest/drop.ts'
import { bearingWords, roadWords } from '../forest/road-words.ts'
import { tileName } from '../forest/tileName.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { about } from '../subject.ts'
import { Cost } from './Cost.tsx'
import styles from './market.module.css'
import { TileButton } from './TileButton.tsx'
import { DragGhost } from './TilePicture.tsx'
import { TileTitle } from './TileTitle.tsx'

/** How places for tiles stand: below each other, side by side, or side by side in a narrow window. */
export type SlotFlow = 'column' | 'row' | 'narrow'

interface MarketSlotProps {
  slot: number
  face: Face
  /** How the tile is turned while it is in hand; null when it is not. */
  turn: Turn | null
  /** While it is being turned up: how long that takes, in milliseconds. */
  revealing: number | null
  /** Tiles cannot be taken now; pressing one says why. */
  veiled: boolean
  /** What it costs; nothing where it is free. */
  prices: readonly Price[]
  /** Why it can be laid nowhere; null if it can. */
  nowhere: Unlayable | null
  /** What puts the tile under the pile, when that may be done. */
  sweep: Action | null
  /** It is the hero's own, where everybody has tiles in place of the market. */
  own: boolean
}

/** One place of the market with its tile: press or drag it to take it in hand. */
export const MarketSlot = memo(function MarketSlot({
  slot,
  face,
  turn,
  revealing,
  veiled,
  prices,
  nowhere,
  sweep,
  own,
}: MarketSlotProps) {
  const table = useTable()
  const m = useMessages()
  const { table: words } = m
  const dropAt = useDropAt(DROPPED)
  const heldAt = useHeldAt(DROPPED)
  const drag = useDrag({
    onLift: () => table.intent.getState().lift(slot),
    onMove: ({ x, y }) => dragOver(table, dropAt(x, y)),
    // Beside the board it stays in hand; where the drag was cancelled it is put back.
    onDrop: (at) =>
      at
        ? table.intent.getState().letGo(dropAt(at.x, at.y)?.place ?? null)
        : table.intent.getState().cancel(),
    // A device that is turned lays the market elsewhere.
    onGone: () => table.intent.getState().letGo(null),
  })
  const held = heldAt(drag.at)
  const take = useKeyHint(SHORTCUTS.take, slot)
  const rotate = useKeyHint(SHORTCUTS.turn)
  const chosen = turn !== null
  const quarters = turn ?? 0
  const now = useMemo(() => turned(face, quarters), [face, quarters])
  const title = bearingWords(m, tileTitle(m, tileName(face)), now)
  return (
    <li className={classNames(styles['slot'], chosen && styles['isChosen'])}>
      <TileButton
        ref={targetRef(`market:${slot}`)}
        className={styles['tile']}
        face={now}
        chosen={chosen}
        lifted={drag.at !== null}
        revealing={revealing}
        veiled={veiled}
        aria-label={`${(own ? words.handSlot : words.slot)(slot + 1, title)}, ${words.roads(roadWords(m, now))}`}
        // Its name tells how it is turned; what a press does stays the same.
        data-press="take"
        aria-disabled={veiled}
        aria-keyshortcuts={take.key}
        {...about({ kind: 'market', slot })}
        onClick={() => table.intent.getState().choose(slot)}
        onPointerDown={veiled ? undefined : drag.onPointerDown}
      />
      <div className={styles['side']}>
        <TileTitle face={now} />
        {prices.length > 0 && <Cost prices={prices} />}
        {nowhere && <span className={styles['note']}>{words.nowhere[nowhere]}</span>}
        {chosen && <span className={styles['note']}>{words.chosen}</span>}
        {sweep ? (
          <Plank
            className={styles['sweep']}
            aria-label={words.sweepName(title)}
            onClick={() => table.game.getState().act(sweep)}
          >
            {words.sweep}
          </Plank>
        ) : liesAlike(face) ? null : (
          <TokenButton
            size={44}
            className={styles['turn']}
            aria-label={words.turnTile(title)}
            data-press="turn"
            aria-keyshortcuts={rotate.key}
            title={rotate.hinted(words.turnTile(title))}
            aria-disabled={veiled}
            onClick={() => turnTile(table, slot)}
          >
            <Icon name="clockwise-rotation" size={22} />
          </TokenButton>
        )}
      </div>
      {held && <DragGhost face={now} {...held} />}
    </li>
  )
})

function turnTile(table: Table, slot: number): void {
  const { inHand, choose, rotate } = table.intent.getState()
  if (tileIn(inHand)?.slot !== slot) choose(slot)
  rotate()
}

/** Tries the tile that is dragged where it may come to lie; over anything else nothing comes of it. */
function dragOver(table: Table, drop: Drop | null): void {
  const { inHand, refused, dragOver } = table.intent.getState()
  if (!isDragged(inHand)) return
  const place = drop?.offered ? drop.place : null
  if (place !== (aimedAt(inHand) ?? refused?.at ?? null)) dragOver(place)
}
