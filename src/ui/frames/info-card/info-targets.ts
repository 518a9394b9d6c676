/** The property that marks an element that can be asked about. */
export const CARD = 'data-card'

/** The element round a target that can be asked about. */
export const elementAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(`[${CARD}]`) : null

/**
 * Makes a registry of what the elements of a tale's screen are about. The page holds only a name, for style sheets. The registry returns
 * the subject itself, as it was passed with the element.
 */
export function subjects<Subject>(nameOf: (subject: Subject) => string) {
  const known = new Map<string, Subject>()
  const subjectOf = (element: Element): Subject | null => known.get(element.getAttribute(CARD) ?? '') ?? null
  return {
    /** Returns the attribute that lets an element open an info card: by hover, by long press, or by key if it is focusable. */
    about(subject: Subject): { [CARD]: string } {
      const name = nameOf(subject)
      known.set(name, subject)
      return { [CARD]: name }
    },
    /** Returns the subject of an element; null if it has none. */
    subjectOf,
    /** Returns the subject of the nearest element round a target that has one; null if none has. */
    subjectAt(target: EventTarget | null): Subject | null {
      const element = elementAt(target)
      return element && subjectOf(element)
    },
  }
}
