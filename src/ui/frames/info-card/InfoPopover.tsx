import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useKeys } from '../../input/keys.ts'
import { Popover } from '../../input/Popover.tsx'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import type { TargetId } from '../../input/targets.ts'
import { announce } from '../../page/announce.ts'
import { OrNothing } from '../../page/OrNothing.tsx'
import { plain } from '../../text/emphasis.ts'
import styles from './Card.module.css'
import { Card, type CardEntry } from './Card.tsx'
import type { InfoRequest } from './info-target.ts'
import { CardWatch, LAYER } from './info-trigger.ts'
import { placeCard, placeCardClear, placeTooltip, placeTooltipClear } from './place-popover.ts'

/** The DOM id of the card, for `aria-describedby`. */
const CARD_ID = 'card'

const NOTHING: readonly TargetId[] = []
const nothing = () => null

interface CardLayerProps<Picture> {
  /** Returns the entries about a thing in the current position; empty if there are none. */
  cardOf(thing: Element): readonly CardEntry<Picture>[]
  /** Targets that a card at the mouse avoids covering, if it can. The list must stay identical while the targets do. */
  avoid?: readonly TargetId[]
  /**
   * Returns the targets that the text of the card points at: no card about this thing covers them. Null if there are none. The list must
   * stay identical for a thing.
   */
  pointsAt?(thing: Element): readonly TargetId[] | null
  /** Draws the picture of an entry. */
  Drawn: ComponentType<{ picture: Picture; large: boolean }>
  /** Subscribes to what closes the card, such as an event of the game; returns how to unsubscribe. Must be a stable function. */
  closesWith(close: () => void): () => void
  /** Draws links below the entries. `stays`: the card does not follow the mouse, so it can be clicked. */
  further(thing: Element, stays: boolean, close: () => void): ReactNode
}

/**
 * Shows the info card of the requested thing beside it, above the table. The card takes no focus. It closes on Escape, on a press
 * elsewhere, or on any event of the game.
 */
export function InfoPopover<Picture>({
  cardOf,
  avoid = NOTHING,
  pointsAt = nothing,
  Drawn,
  closesWith,
  further,
}: CardLayerProps<Picture>) {
  const [asked, setAsked] = useState<InfoRequest | null>(null)
  const latest = useRef(cardOf)
  latest.current = cardOf

  const watching = useRef<CardWatch>(null)
  useEffect(() => {
    const watch = new CardWatch((next) => {
      const told = next ? latest.current(next.thing) : []
      setAsked(told.length > 0 ? next : null)
      if (next?.by === 'key') announce(told.map(spoken).join(' '))
      return told.length > 0
    })
    watching.current = watch
    const callOff = closesWith(() => watch.close())
    return () => {
      callOff()
      watch.stop()
    }
  }, [closesWith])
  useKeys('popover', [{ shortcut: SHARED_KEYS.about, run: () => watching.current?.askFocused() }])
  // A card opened by key is announced, so a description would repeat it.
  useDescription(asked && asked.by !== 'key' ? asked.element : null)
  return (
    asked && (
      // If a card fails to draw, the next one must still open.
      <OrNothing about={asked}>
        <AskedCard
          asked={asked}
          further={(thing, stays) => further(thing, stays, () => setAsked(null))}
          onClose={() => watching.current?.close()}
          {...{ cardOf, Drawn, avoid, pointsAt }}
        />
      </OrNothing>
    )
  )
}

interface AskedCardProps<Picture> extends Pick<CardLayerProps<Picture>, 'cardOf' | 'Drawn'> {
  asked: InfoRequest
  avoid: readonly TargetId[]
  pointsAt(thing: Element): readonly TargetId[] | null
  further(thing: Element, stays: boolean): ReactNode
  onClose(): void
}

function AskedCard<Picture>({
  asked: { thing, by },
  avoid,
  pointsAt,
  cardOf,
  Drawn,
  further,
  onClose,
}: AskedCardProps<Picture>) {
  const entries = cardOf(thing)
  if (entries.length === 0) return null
  const stays = by !== 'mouse'
  const kept = pointsAt(thing)
  const placement = kept
    ? { avoid: kept, placement: stays ? placeCardClear : placeTooltipClear }
    : { avoid: stays ? NOTHING : avoid, placement: stays ? placeCard : placeTooltip }
  return (
    <Popover
      anchor={thing}
      {...placement}
      onClose={onClose}
      id={CARD_ID}
      {...roleOf(entries, stays)}
      className={styles['layer']}
      data-stays={stays}
      {...{ [LAYER]: '' }}
    >
      <Card entries={entries} Drawn={Drawn} stays={stays} />
      {further(thing, stays)}
    </Popover>
  )
}

/** A card that follows the mouse is a tooltip. A card that stays can contain links, so it is a group. */
const roleOf = (entries: readonly CardEntry<unknown>[], stays: boolean) =>
  stays ? { role: 'group', 'aria-label': entries.map(({ name }) => name).join(', ') } : { role: 'tooltip' }

/** Returns an entry as text for the announcement. */
const spoken = ({ name, text, notes, rule }: CardEntry<unknown>): string =>
  `${name}. ${plain(text)} ${notes.join(' ')} ${rule}.`.replaceAll('  ', ' ')

/** Hook: sets the card as the description of the element, while the card is open. */
function useDescription(element: Element | null): void {
  useEffect(() => {
    element?.setAttribute('aria-describedby', CARD_ID)
    return () => element?.removeAttribute('aria-describedby')
  }, [element])
}
