import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useKeys } from '../../input/keys.ts'
import { Popover } from '../../input/Popover.tsx'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { announce } from '../../page/announce.ts'
import { OrNothing } from '../../page/OrNothing.tsx'
import { plain } from '../../text/emphasis.ts'
import type { Asked } from './asked.ts'
import styles from './Card.module.css'
import { Card, type CardEntry } from './Card.tsx'
import { placeCard, placeTooltip } from './card-spot.ts'
import { CardWatch, LAYER } from './watch.ts'

/** What the card is called in the page, for the element that it describes. */
const CARD_ID = 'card'

interface CardLayerProps<Picture> {
  /** What is told of a thing as the game stands; empty where there is nothing to tell. */
  cardOf(thing: Element): readonly CardEntry<Picture>[]
  /** Draws the picture of an entry. */
  Drawn: ComponentType<{ picture: Picture; large: boolean }>
  /** Puts the card away whenever something else wants to be seen, until it is called off. Always the same function. */
  closesWith(close: () => void): () => void
  /** What may be asked further, below; `stays`: the card does not go with the mouse, so that it can be pressed. */
  further(thing: Element, stays: boolean, close: () => void): ReactNode
}

/**
 * The card of whatever somebody asks about, above everything on the table and beside the thing itself. It
 * takes no focus; Escape, a press elsewhere, or anything that happens in the game puts it away.
 */
export function CardLayer<Picture>({ cardOf, Drawn, closesWith, further }: CardLayerProps<Picture>) {
  const [asked, setAsked] = useState<Asked | null>(null)
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
  // What is asked by key is said aloud, and not said once more as a description.
  useDescription(asked && asked.by !== 'key' ? asked.element : null)
  return (
    asked && (
      // A card that cannot be drawn keeps no other one away.
      <OrNothing about={asked}>
        <AskedCard
          asked={asked}
          further={(thing, stays) => further(thing, stays, () => setAsked(null))}
          onClose={() => watching.current?.close()}
          {...{ cardOf, Drawn }}
        />
      </OrNothing>
    )
  )
}

interface AskedCardProps<Picture> extends Pick<CardLayerProps<Picture>, 'cardOf' | 'Drawn'> {
  asked: Asked
  further(thing: Element, stays: boolean): ReactNode
  onClose(): void
}

function AskedCard<Picture>({
  asked: { thing, by },
  cardOf,
  Drawn,
  further,
  onClose,
}: AskedCardProps<Picture>) {
  const entries = cardOf(thing)
  if (entries.length === 0) return null
  const stays = by !== 'mouse'
  return (
    <Popover
      anchor={thing}
      placement={stays ? placeCard : placeTooltip}
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

/** Only a card that goes with the mouse is a tooltip: on one that stays there may be something to press. */
const roleOf = (entries: readonly CardEntry<unknown>[], stays: boolean) =>
  stays ? { role: 'group', 'aria-label': entries.map(({ name }) => name).join(', ') } : { role: 'tooltip' }

/** An entry as it is said aloud. */
const spoken = ({ name, text, notes, rule }: CardEntry<unknown>): string =>
  `${name}. ${plain(text)} ${notes.join(' ')} ${rule}.`.replaceAll('  ', ' ')

/** Lets the element that was asked about be described by the card, as long as it is there. */
function useDescription(element: Element | null): void {
  useEffect(() => {
    element?.setAttribute('aria-describedby', CARD_ID)
    return () => element?.removeAttribute('aria-describedby')
  }, [element])
}
