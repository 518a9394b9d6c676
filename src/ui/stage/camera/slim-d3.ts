/*
 * In the place of d3-selection, d3-transition and d3-interpolate (vite.config.ts), which d3-zoom brings with it, and with
 * them whole documents of elements, colours, easings and clocks: as much as everything else of the camera. It needs one
 * element at a time, and whoever listens to it; the camera glides by itself, so that there is nothing to interrupt.
 */

type Listener = (this: EventTarget, event: Event) => void

type Options = AddEventListenerOptions | boolean

type Heard = Map<string, { listener: Listener; options: Options | undefined }>

/** Who listens to each target, by type and by the name of whoever asked: "mousemove.zoom". */
const listening = new WeakMap<EventTarget, Heard>()

/** One element, or the window, as d3-zoom and d3-drag ask for it. */
class Selected {
  #node: HTMLElement

  constructor(node: HTMLElement) {
    this.#node = node
  }

  /** Who listens under a name. */
  on(name: string): Listener | undefined
  /** Listens in the place of whoever listened under the same names; null listens no more. ".zoom" is all of that name. */
  on(names: string, listener: Listener | null, options?: Options): this
  on(names: string, listener?: Listener | null, options?: Options): this | Listener | undefined {
    const heard: Heard = listening.get(this.#node) ?? new Map()
    if (listener === undefined) return heard.get(names)?.listener
    listening.set(this.#node, heard)
    for (const name of names.split(' ')) {
      this.#leave(heard, name)
      if (!listener) continue
      this.#node.addEventListener(typeOf(name), listener, options)
      heard.set(name, { listener, options })
    }
    return this
  }

  #leave(heard: Heard, name: string): void {
    for (const [known, { listener, options }] of heard) {
      if (!known.endsWith(name)) continue
      this.#node.removeEventListener(typeOf(known), listener, options)
      heard.delete(known)
    }
  }

  property(name: string, value: (this: HTMLElement) => unknown): this {
    Object.assign(this.#node, { [name]: value.call(this.#node) })
    return this
  }

  style(name: string, value: string): this {
    this.#node.style.setProperty(name, value)
    return this
  }

  each(visit: (this: HTMLElement) => void): this {
    visit.call(this.#node)
    return this
  }

  call(dress: (selected: this) => void): this {
    dress(this)
    return this
  }

  /** Itself where something holds of its element; else one that is in no page, and hears nothing. */
  filter(holds: (this: HTMLElement) => unknown): Selected {
    return holds.call(this.#node) ? this : new Selected(document.createElement('i'))
  }

  interrupt(): this {
    return this
  }

  datum(): void {}
}

const typeOf = (name: string): string => name.split('.')[0] ?? name

export const select = (node: HTMLElement): Selected => new Selected(node)

/** Where a pointer or a finger is, in pixels of an element. */
export function pointer(
  { clientX, clientY, currentTarget }: MouseEvent | (Touch & { currentTarget?: undefined }),
  element = currentTarget,
): [x: number, y: number] {
  if (!(element instanceof Element)) return [clientX, clientY]
  const { left, top } = element.getBoundingClientRect()
  return [clientX - left - element.clientLeft, clientY - top - element.clientTop]
}

export const interrupt = (): void => {}
export const interpolateZoom = (): void => {}
