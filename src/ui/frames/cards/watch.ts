import { followHold, HOLD_MS } from '../../input/finger-hold.ts'
import { swallowClick } from '../../input/swallow-click.ts'
import { ASK } from './ask.ts'
import { type Asked, askedOf } from './asked.ts'
import { elementAt } from './subjects.ts'

/** How long a mouse rests on a thing until its card comes, in milliseconds; a finger holds as long. */
export const REST = HOLD_MS

/** The card itself, which may be pressed and scrolled. */
export const LAYER = 'data-card-layer'

/**
 * Watches the window for whoever asks about something, and tells `show` what; null when nobody asks any more.
 * `show` answers whether there is anything to tell. A mouse asks by resting, a finger by holding, and I asks
 * about what has the focus. No drag asks, and a finger that asked presses nothing when it is lifted.
 */
export class CardWatch {
  #show: (asked: Asked | null) => boolean
  #listening = new AbortController()
  #asked: Asked | null = null
  #resting: ReturnType<typeof setTimeout> | undefined
  /** Ends the hold of the finger that lies on something now. */
  #letGo: (() => void) | null = null
  /** What a card that stays was about, just before a press put it away. */
  #putAway: Element | null = null

  constructor(show: (asked: Asked | null) => boolean) {
    this.#show = show
    const { signal } = this.#listening
    const early = { signal, capture: true }
    window.addEventListener('pointermove', (event) => this.#moved(event), early)
    window.addEventListener('pointerdown', (event) => this.#pressed(event), early)
    window.addEventListener('click', (event) => this.#clicked(event), { signal })
    window.addEventListener('focusin', ({ target }) => this.#focused(target), { signal })
    window.addEventListener('wheel', ({ target }) => this.#away(target), { ...early, passive: true })
    window.addEventListener('scroll', ({ target }) => this.#away(target), early)
    window.addEventListener('resize', () => this.close(), { signal })
    document.documentElement.addEventListener('pointerleave', () => this.#left(), { signal })
  }

  /** Puts the card away, and forgets who was about to ask. */
  close(): void {
    clearTimeout(this.#resting)
    if (!this.#asked) return
    this.#asked = null
    this.#show(null)
  }

  /** Opens the card of the focused thing. A second time closes it. */
  askFocused(): void {
    const element = elementAt(document.activeElement)
    const again = this.#asked?.by === 'key' && this.#asked.element === element
    this.close()
    if (element && !again) this.#ask(askedOf(element, 'key'))
  }

  /** Watches no more. */
  stop(): void {
    this.#letGo?.()
    this.close()
    this.#listening.abort()
  }

  #ask(asked: Asked | null): void {
    if (!asked?.element.isConnected) return
    this.#asked = this.#show(asked) ? asked : null
  }

  #moved({ pointerType, buttons, target, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerType !== 'mouse') return
    clearTimeout(this.#resting)
    if (buttons !== 0 || (this.#asked && this.#asked.by !== 'mouse')) return
    const element = elementAt(target)
    if (this.#asked && this.#asked.element !== element) this.close()
    if (!element) return
    this.#resting = setTimeout(() => this.#ask(askedOf(element, 'mouse', { x, y })), REST)
  }

  #left(): void {
    if (!this.#asked || this.#asked.by === 'mouse') this.close()
  }

  #pressed(event: PointerEvent): void {
    const { pointerType, target, clientX: x, clientY: y } = event
    if (isLayer(target)) return
    const asked = this.#asked
    this.#putAway = asked && asked.by !== 'mouse' ? asked.element : null
    const isSecond = this.#letGo !== null
    this.close()
    if (asked?.by === 'touch') return swallowClick()
    const element = elementAt(target)
    if (pointerType === 'mouse' || isSecond || !element) return
    this.#letGo = followHold(event, {
      onHold: () => this.#ask(askedOf(element, 'touch', { x, y })),
      onEnd: (how) => {
        this.#letGo = null
        if (how === 'tapped' || how === 'strayed') this.close()
      },
    })
  }

  #clicked({ target, defaultPrevented }: MouseEvent): void {
    const element = target instanceof Element ? target.closest(`[${ASK}]`) : null
    if (!element || defaultPrevented || element === this.#putAway) return
    this.#ask(askedOf(element, 'key'))
  }

  /** A card that was asked for by key follows the focus. */
  #focused(target: EventTarget | null): void {
    if (this.#asked?.by !== 'key' || isLayer(target)) return
    const element = elementAt(target)
    if (element === this.#asked.element) return
    this.close()
    if (element) this.#ask(askedOf(element, 'key'))
  }

  #away(target: EventTarget | null): void {
    if (!isLayer(target)) this.close()
  }
}

const isLayer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${LAYER}]`) !== null
