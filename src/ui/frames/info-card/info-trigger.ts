import { followHold, HOLD_MS } from '../../input/finger-hold.ts'
import { suppressNextClick } from '../../input/suppress-click.ts'
import { ASK } from './ask.ts'
import { type InfoRequest, infoTargetOf } from './info-target.ts'
import { elementAt } from './info-targets.ts'

/** The delay of a card after the mouse comes to rest, in milliseconds; the same as a finger's hold. */
export const REST = HOLD_MS

/** Marks the card itself, which can be clicked and scrolled. */
export const LAYER = 'data-card-layer'

/**
 * Watches the window for requests of info cards, and passes them to `show`; null when a request ends. `show` returns true if there is
 * anything to show. Requests are: a resting mouse, a long press, and the I key on the focused element. Drags make none, and lifting the
 * finger after a long press clicks nothing.
 */
export class CardWatch {
  #show: (asked: InfoRequest | null) => boolean
  #listening = new AbortController()
  #asked: InfoRequest | null = null
  #resting: ReturnType<typeof setTimeout> | undefined
  /** Cancels the hold of the finger that is down now. */
  #letGo: (() => void) | null = null
  /** The element of a card that a press has just closed. */
  #putAway: Element | null = null

  constructor(show: (asked: InfoRequest | null) => boolean) {
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

  /** Closes the card, and drops a pending request. */
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
    if (element && !again) this.#ask(infoTargetOf(element, 'key'))
  }

  /** Stops watching. */
  stop(): void {
    this.#letGo?.()
    this.close()
    this.#listening.abort()
  }

  #ask(asked: InfoRequest | null): void {
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
    this.#resting = setTimeout(() => this.#ask(infoTargetOf(element, 'mouse', { x, y })), REST)
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
    if (asked?.by === 'touch') return suppressNextClick()
    const element = elementAt(target)
    if (pointerType === 'mouse' || isSecond || !element) return
    this.#letGo = followHold(event, {
      onHold: () => this.#ask(infoTargetOf(element, 'touch', { x, y })),
      onEnd: (how) => {
        this.#letGo = null
        if (how === 'tapped' || how === 'strayed') this.close()
      },
    })
  }

  #clicked({ target, defaultPrevented }: MouseEvent): void {
    const element = target instanceof Element ? target.closest(`[${ASK}]`) : null
    if (!element || defaultPrevented || element === this.#putAway) return
    this.#ask(infoTargetOf(element, 'key'))
  }

  /** A card that was opened by key follows the focus. */
  #focused(target: EventTarget | null): void {
    if (this.#asked?.by !== 'key' || isLayer(target)) return
    const element = elementAt(target)
    if (element === this.#asked.element) return
    this.close()
    if (element) this.#ask(infoTargetOf(element, 'key'))
  }

  #away(target: EventTarget | null): void {
    if (!isLayer(target)) this.close()
  }
}

const isLayer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${LAYER}]`) !== null
