const ALL = {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
  attributeOldValue: true,
  characterDataOldValue: true,
} as const

/** Reads the document: all of it, or everything added since the last read, even if removed again. */
export class Reader {
  readonly #observer = new MutationObserver(() => {})

  constructor() {
    this.#observer.observe(document, ALL)
  }

  whole(): string {
    this.#observer.takeRecords()
    const { title, documentElement, body } = document
    return [title, ...attributesOf(documentElement), body.outerHTML].join(' ')
  }

  changed(): string {
    const texts = new Set<string>()
    const changed = new Set<Node>()
    /** Nodes that have changed already: only their first old value was there before. */
    const seen = new Map<Node, Set<string>>()
    const isFirst = (node: Node, name: string) => {
      const names = seen.get(node) ?? new Set()
      seen.set(node, names)
      return names.size < names.add(name).size
    }
    for (const { type, target, attributeName, oldValue, addedNodes } of this.#observer.takeRecords()) {
      for (const node of addedNodes) changed.add(node)
      if (type === 'characterData') changed.add(target)
      if (attributeName && target instanceof Element)
        texts.add(`${attributeName}="${target.getAttribute(attributeName)}"`)
      if (type !== 'childList' && !isFirst(target, attributeName ?? '') && oldValue !== null)
        texts.add(attributeName ? `${attributeName}="${oldValue}"` : oldValue)
    }
    for (const node of changed) texts.add(textAround(node))
    return [document.title, ...texts].join('\n')
  }
}

const attributesOf = (element: Element): string[] =>
  [...element.attributes].map(({ name, value }) => `${name}="${value}"`)

/** A text is read together with its neighbours; a style sheet is not read. */
function textAround(node: Node): string {
  const element = node instanceof Element ? node : node.parentElement
  if (element === null) return node.textContent ?? ''
  return element.localName === 'style' ? '' : element.outerHTML
}
