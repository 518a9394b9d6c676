import { type Face, type State, suggestOpening, turned } from '../../../../engine/fairy-tale/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { classNames } from '../../../../ui/art/classNames.ts'
import { Button, Icon, IconButton } from '../../../../ui/art/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { NEXT } from '../../../../ui/page/focus-fallback.ts'
import { useDropAt, useHeldAt } from '../../../../ui/stage/drag/drop-target.tsx'
import { useDrag } from '../../../../ui/stage/drag/useDrag.ts'
import { firstTileIn } from '../../intent/turn-selection.ts'
import { type Table, useIntent, useOtherActor, useTable } from '../../runtime.ts'
import { tileTitle } from '../../words/look-up.ts'
import { useMessages } from '../../words/messages.ts'
import { layOpening, useLaying } from '../bots/first-tiles.ts'
import { DROPPED, type Drop } from '../forest/drop.ts'
import { bearingWords, roadWords } from '../forest/road-words.ts'
import { tileName } from '../forest/tileName.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { about } from '../subject.ts'
import own from './FirstTiles.module.css'
import type { SlotFlow } from './MarketSlot.tsx'
import styles from './market.module.css'
import { TileButton } from './TileButton.tsx'
import { DragGhost } from './TilePicture.tsx'
import { TileTitle } from './TileTitle.tsx'

type Opening = NonNullable<State['opening']>

/** The four first tiles instead of the market: press them or drag them to the sides of the oak. */
export function FirstTiles({ opening, flow }: { opening: Opening; flow: SlotFlow }) {
  const table = useTable()
  const { bots, table: words } = useMessages()
  const isOthers = useOtherActor() !== null
  const laying = useLaying((store) => store.laying)
  const holding = useIntent(({ inHand }) => firstTileIn(inHand))
  const inHand = opening.spots.some((spot) => spot === null)
  return (
    <section aria-label={words.firstTiles} className={styles['market']}>
      <ul className={styles['slots']} data-flow={flow} data-first>
        {opening.tiles.map((face, tile) => (
          <FirstTile
            key={face.id}
            tile={tile}
            face={face}
            spot={opening.spots[tile] ?? null}
            held={holding === tile}
            barred={isOthers}
          />
        ))}
      </ul>
      {inHand && !isOthers && (
        <div className={own['forUs']} data-flow={flow}>
          <Button onClick={() => layForUs(table)}>{words.placeForUs}</Button>
          <Button aria-disabled={laying} onClick={() => laying || layOpening(table)}>
            {laying ? bots.laying : bots.askOpening}
          </Button>
        </div>
      )}
    </section>
  )
}

interface FirstTileProps {
  tile: number
  face: Face
  spot: Opening['spots'][number]
  held: boolean
  /** True if bots or other devices place the tile: people here cannot select, drag or turn it. */
  barred: boolean
}

function FirstTile({ tile, face, spot, held, barred }: FirstTileProps) {
  const table = useTable()
  const m = useMessages()
  const { table: words } = m
  const dropAt = useDropAt(DROPPED)
  const heldAt = useHeldAt(DROPPED)
  const drag = useDrag({
    onLift: () => table.intent.getState().hold(tile),
    onDrop: (at) => (at ? drop(table, dropAt(at.x, at.y)) : table.intent.getState().cancel()),
    // Rotating the device moves the tiles in the page, which ends the drag.
    onGone: () => drop(table, null),
  })
  const dragged = heldAt(drag.at)
  const { key } = useKeyHint(SHORTCUTS.take, tile)
  const now = turned(face, spot?.turn ?? 0)
  const title = bearingWords(m, tileTitle(m, tileName(face)), now)
  const where = spot ? words.laidAt(m.common.directions[spot.side]) : words.inHand
  return (
    <li className={classNames(styles['slot'], held && styles['isChosen'])}>
      <TileButton
        ref={targetRef(`first-tile:${tile}`)}
        className={styles['tile']}
        face={now}
        chosen={held}
        lifted={drag.at !== null || spot !== null}
        aria-label={`${words.firstTile(tile + 1, title)}, ${words.roads(roadWords(m, now))}, ${where}`}
        data-press="take"
        aria-disabled={barred}
        aria-keyshortcuts={key}
        {...(!spot && NEXT)}
        {...about({ kind: 'first-tile', tile })}
        onClick={() => barred || table.intent.getState().hold(held ? null : tile)}
        onPointerDown={barred ? undefined : drag.onPointerDown}
      />
      <div className={styles['side']}>
        <TileTitle face={now} />
        {(spot || held) && <span className={styles['note']}>{where}</span>}
        {spot && (
          <IconButton
            size={44}
            className={styles['turn']}
            aria-label={words.turnTile(title)}
            data-press="turn"
            title={words.turnTile(title)}
            aria-disabled={barred}
            onClick={() => barred || table.intent.getState().turnLaid(tile)}
          >
            <Icon name="clockwise-rotation" size={22} />
          </IconButton>
        )}
      </div>
      {dragged && <DragGhost face={now} {...dragged} />}
    </li>
  )
}

/** Places the dragged tile on the side below it; elsewhere in the forest says where it may be placed. */
function drop(table: Table, drop: Drop | null): void {
  const { layAt, refuse } = table.intent.getState()
  if (drop?.side) layAt(drop.side)
  else if (drop) refuse({ code: 'not-beside-the-oak' })
}

/** Places all remaining first tiles at once. */
function layForUs(table: Table): void {
  const game = table.game.getState()
  const state = selectState(game)
  if (state) game.actAll(suggestOpening(state))
}
