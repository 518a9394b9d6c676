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
import { isSpectator } from '../../../../session/state.ts'
import { classNames } from '../../../../ui/art/classNames.ts'
import { Button, Icon, IconButton } from '../../../../ui/art/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { useDropAt, useHeldAt } from '../../../../ui/stage/drag/drop-target.tsx'
import { useDrag } from '../../../../ui/stage/drag/useDrag.ts'
import { aimedAt, isDragged, tileIn } from '../../intent/turn-selection.ts'
import { type Table, useGame, useTable } from '../../runtime.ts'
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

/** The layout of tiles: below each other, side by side, or side by side in a narrow window. */
export type SlotFlow = 'column' | 'row' | 'narrow'

interface MarketSlotProps {
  slot: number
  face: Face
  /** The rotation of the tile while it is selected; null otherwise. */
  turn: Turn | null
  /** Duration of its reveal in milliseconds; null if it is not being revealed. */
  revealing: number | null
  /** True if no tile can be taken now; a press says why. */
  veiled: boolean
  /** True if bots or other devices take the tile: people here can neither select nor turn it. */
  barred: boolean
  /** Its cost; empty if it is free. */
  prices: readonly Price[]
  /** Why it fits nowhere; null if it fits somewhere. */
  nowhere: Unlayable | null
  /** The action that puts the tile under the pile; null if that is not allowed. */
  sweep: Action | null
  /** True if it belongs to the hero's own hand, which the players have instead of a market. */
  own: boolean
}

/** A market slot with its tile: press or drag it to select it. */
export const MarketSlot = memo(function MarketSlot({
  slot,
  face,
  turn,
  revealing,
  veiled,
  barred,
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
    // Dropped outside the board it stays selected; a cancelled drag deselects it.
    onDrop: (at) =>
      at
        ? table.intent.getState().letGo(dropAt(at.x, at.y)?.place ?? null)
        : table.intent.getState().cancel(),
    // Rotating the device moves the market in the page, which ends the drag.
    onGone: () => table.intent.getState().letGo(null),
  })
  const held = heldAt(drag.at)
  const take = useKeyHint(SHORTCUTS.take, slot)
  const rotate = useKeyHint(SHORTCUTS.turn)
  const chosen = turn !== null
  const isWatching = useGame(isSpectator)
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
        // The accessible name includes the rotation; the press keeps its effect.
        data-press="take"
        aria-disabled={veiled}
        aria-keyshortcuts={take.key}
        {...about({ kind: 'market', slot })}
        onClick={() => barred || table.intent.getState().choose(slot)}
        onPointerDown={veiled ? undefined : drag.onPointerDown}
      />
      <div className={styles['side']}>
        <TileTitle face={now} />
        {prices.length > 0 && <Cost prices={prices} />}
        {nowhere && <span className={styles['note']}>{words.nowhere[nowhere]}</span>}
        {chosen && <span className={styles['note']}>{words.chosen}</span>}
        {sweep ? (
          <Button
            className={styles['sweep']}
            data-sweep=""
            aria-label={words.sweepName(title)}
            onClick={() => table.game.getState().act(sweep)}
          >
            {words.sweep}
          </Button>
        ) : liesAlike(face) || isWatching ? null : (
          <IconButton
            size={44}
            className={styles['turn']}
            aria-label={words.turnTile(title)}
            data-press="turn"
            aria-keyshortcuts={chosen ? rotate.key : undefined}
            title={rotate.hinted(words.turnTile(title))}
            aria-disabled={veiled}
            onClick={() => barred || turnTile(table, slot)}
          >
            <Icon name="clockwise-rotation" size={22} />
          </IconButton>
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

/** Aims the dragged tile at the place below it if that place is offered; clears the aim otherwise. */
function dragOver(table: Table, drop: Drop | null): void {
  const { inHand, refused, dragOver } = table.intent.getState()
  if (!isDragged(inHand)) return
  const place = drop?.offered ? drop.place : null
  if (place !== (aimedAt(inHand) ?? refused?.at ?? null)) dragOver(place)
}
