/** The property that marks an element that can be asked about. */
export const CARD = 'data-card'

/** The element round a target that can be asked about. */
export const elementAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(`[${CARD}]`) : null

/**
 * What the elements of a tale's screen are about. The page holds only a name for it, for style sheets; whoever asks is
 * given the subject itself, as it was handed over with the element.
 */
export function subjects<Subject>(nameOf: (subject: Subject) => string) {
  const known = new Map<string, Subject>()
  const subjectOf = (element: Element): Subject | null => known.get(element.getAttribute(CARD) ?? '') ?? null
  return {
    /** Lets an element be asked about: with the mouse, by touch, or by key where it can have the focus. */
    about(subject: Subject): { [CARD]: string } {
      const name = nameOf(subject)
      known.set(name, subject)
      return { [CARD]: name }
    },
    /** What an element is about; null where it is about nothing. */
    subjectOf,
    /** What is pointed at, or has the focus: the subject of the nearest element round a target that is about anything. */
    subjectAt(target: EventTarget | null): Subject | null {
      const element = elementAt(target)
      return element && subjectOf(element)
    },
  }
}
